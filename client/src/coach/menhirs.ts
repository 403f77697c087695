/** What a coach says in a first match of Menhirs. */

import { cellsIn, has } from '../boards/menhirs/cells';
import { chartOf } from '../boards/menhirs/chart';
import { clustersOf } from '../boards/menhirs/speech';
import { bannedMove } from '../boards/menhirs/state';
import type { Cell } from '../boards/named';
import { MOVING, PLACING, REMOVING, type State } from '../generated/menhirs';
import { when, type Tip } from './tips';

const FEW = 2; // covered menhirs with which it gets dangerous
const LARGE = 6; // tiles of a cluster that may be split

function placesOf(state: State, cells: readonly number[]): Cell[] {
  const wanted = new Set(cells);
  const { hexes } = chartOf(state.terms.board);
  return hexes.flatMap(({ cell, column, position }) =>
    wanted.has(cell) ? [[column, position] as const] : [],
  );
}

function menhirs({ terms, mist }: State, isCovered: boolean): number[] {
  return cellsIn(terms.menhirs).filter((cell) => has(mist, cell) === isCovered);
}

export const TIPS: readonly Tip<State>[] = [
  {
    name: 'menhirs.goal',
    at: ({ shown: { state } }) => ({ cells: placesOf(state, menhirs(state, true)) }),
  },
  { name: 'menhirs.placing', at: ({ shown }) => when(shown.state.phase === PLACING) },
  {
    name: 'menhirs.removing',
    isUrgent: true,
    at: ({ shown: { state } }) =>
      state.phase === REMOVING ? { cells: placesOf(state, cellsIn(state.mist)) } : undefined,
  },
  {
    name: 'menhirs.cluster',
    isUrgent: true, // whoever placed the last tile moves at once
    at: ({ shown: { state } }) =>
      state.phase === MOVING ? { cells: placesOf(state, cellsIn(state.mist)) } : undefined,
  },
  {
    name: 'menhirs.back',
    at: ({ shown: { state } }) => {
      const banned = bannedMove(state);
      return banned && { cells: placesOf(state, banned.tiles) };
    },
  },
  {
    name: 'menhirs.few',
    at: ({ shown: { state } }) => {
      const covered = menhirs(state, true);
      const isNear = state.phase === MOVING && covered.length <= FEW;
      return isNear ? { cells: placesOf(state, covered) } : undefined;
    },
  },
  {
    name: 'menhirs.free',
    at: ({ shown: { state } }) => {
      const free = menhirs(state, false);
      return state.phase === MOVING && free.length > 0
        ? { cells: placesOf(state, free) }
        : undefined;
    },
  },
  {
    name: 'menhirs.split',
    at: ({ shown: { state } }) => {
      const large = clustersOf(chartOf(state.terms.board), state.mist).find(
        ({ length }) => length >= LARGE,
      );
      const isTime = state.phase === MOVING && state.turn > 2;
      return isTime && large ? { cells: placesOf(state, large) } : undefined;
    },
  },
  {
    name: 'menhirs.nobody',
    at: ({ shown: { state } }) => when(state.phase === MOVING && state.turn > 2),
  },
];
