/** The state of a match as the server tells it, and what can be read off it. */

import {
  MOVING,
  ONLY_DIRECTION,
  OVER,
  ROUNDS,
  SEATS,
  type State as MenhirsState,
} from '../../generated/menhirs';
import { both, cellsIn, has, without } from './cells';
import { DIRECTIONS, type Direction } from './chart';

export {
  DEALING,
  MENHIRS_FREE,
  MOVING,
  OVER,
  PLACING,
  REMOVING,
  ROUNDS,
  SEATS,
  type State as MenhirsState,
} from '../../generated/menhirs';

/** So many values have the bits of a move that are its direction; the others are its tiles. */
const WAYS = ONLY_DIRECTION + 1;

/** Some tiles and the way they go. */
export interface Move {
  readonly tiles: readonly number[];
  readonly direction: Direction;
}

/** A turn on the round marker. */
export interface MarkedTurn {
  readonly turn: number;
  readonly round: number;
  readonly seat: number;
  readonly removes: boolean;
}

/** Return the move that would take the opponent's back, if that is forbidden now. */
export function bannedMove(state: MenhirsState): Move | undefined {
  const direction = DIRECTIONS[state.banned % WAYS];
  if (state.banned === 0 || !direction || state.phase !== MOVING) return undefined;
  return { tiles: cellsIn(state.banned - (state.banned % WAYS)), direction };
}

/** Return the round marker: what each turn asks for. */
export function marker(state: MenhirsState): MarkedTurn[] {
  return Array.from({ length: ROUNDS * SEATS }, (_, index) => ({
    turn: index + 1,
    round: roundOf(index + 1),
    seat: index % SEATS,
    removes: has(state.terms.removals, index + 1),
  }));
}

/** Return the round of a turn. */
export function roundOf(turn: number): number {
  return Math.ceil(turn / SEATS);
}

/** Return the menhirs that stand free. */
export function freeMenhirs(state: MenhirsState): number {
  return without(state.terms.menhirs, state.mist);
}

/** Return the menhirs known to be under mist; none of them is if they are hidden. */
export function coveredMenhirs(state: MenhirsState): number {
  return both(state.terms.menhirs, state.mist);
}

/** Tell whether menhirs under mist must be remembered. */
export function isByMemory(state: MenhirsState): boolean {
  return state.hide_menhirs && state.phase !== OVER;
}

/** Return the clusters: mist that hangs together is drawn and named together. */
export function clustersIn(mist: number, besides: (cell: number) => readonly number[]): number[][] {
  const rest = new Set(cellsIn(mist));
  const clusters = [];
  for (const first of rest) {
    const cluster = [first];
    rest.delete(first);
    for (const cell of cluster) {
      for (const next of besides(cell)) if (rest.delete(next)) cluster.push(next);
    }
    clusters.push(cluster.sort((one, other) => one - other));
  }
  return clusters;
}
