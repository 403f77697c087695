/** Positions, guides and situations for tests. */

import type { Account } from '../../../generated/menhirs';
import type { Shown } from '../../board';
import { setOf } from '../cells';
import { ACTIONS } from '../actions';
import { chartOf, DIRECTIONS, hexAt, hexNamed } from '../chart';
import type { Group, MenhirsGuide, Place, Way } from '../guide';
import type { Situation } from '../plan';
import { MOVING, type MenhirsState } from '../state';

/** Return the set of cells given as '43 44'. */
export function cells(text: string): number {
  const chart = chartOf(0);
  const names = text.split(' ').filter(Boolean);
  return setOf(names.map((name) => hexNamed(chart, `(${name[0]},${name[1]})`)?.cell ?? -1));
}

/** Return the number of a cell given as '43'. */
export function cell(text: string): number {
  return Math.log2(cells(text));
}

/** Return places given as '43 44'. */
export function places(text: string): Place[] {
  return text.split(' ').map((name) => [Number(name[0]), Number(name[1])]);
}

/** All actions as the rules write them; those off the large board are left out. */
const WRITTEN = new Map(
  Array.from({ length: ACTIONS.count }, (_, action) => [written(action), action]),
);

function written(action: number): string {
  const meant = ACTIONS.read(action);
  if (meant.family === 'pass') return meant.family;
  if (meant.family === 'deal') return `deal ${meant.land}`;
  if (meant.family === 'go') return `go ${meant.direction}`;
  return `${meant.family} ${hexAt(chartOf(1), meant.cell)?.name ?? ''}`;
}

/** Return the number of an action that is written so, if it says what it is about. */
export function numbered(text: string): number | undefined {
  return WRITTEN.get(text);
}

/** Return the numbers of some actions. */
export function numbers(...texts: string[]): number[] {
  return texts.flatMap((text) => numbered(text) ?? []);
}

/** Return a state at the beginning of a turn, but for what is given. */
export function stateWith(given: Partial<MenhirsState> & { menhirs?: number } = {}): MenhirsState {
  const { menhirs = cells('33 51'), ...rest } = given;
  return {
    terms: {
      menhirs,
      removals: 2 ** 3 + 2 ** 4,
      board: 0,
      must_detach: false,
      may_pass: false,
      no_take_back: true,
    },
    mist: cells('32 33 34 72'),
    chosen: 0,
    banned: 0,
    moved: 0,
    forests_left: 0,
    menhirs_left: 0,
    placed: 0,
    scoring: false,
    face_down: cells('11 17'),
    menhirs_dealt: 4,
    dealt: 30,
    supply: 0,
    phase: MOVING,
    turn: 1,
    ending: 0,
    winner: 0,
    turns_made: 1,
    hide_menhirs: false,
    ...rest,
  };
}

/** Return what is seen of a state after an action. */
export function shownWith(
  state: MenhirsState,
  text = '',
  before?: MenhirsState,
  actor = 0,
): Shown<MenhirsState> {
  const seat = { colour: 'yellow', sign: 'sun', isYours: true, isBot: false } as const;
  return {
    options: {},
    seats: [
      { ...seat, name: 'player 1', player: 'Ann', isToAct: true },
      { ...seat, name: 'player 2', player: '', isToAct: false },
    ],
    seat: 0,
    state,
    before,
    moment: text
      ? { actor, account: { kind: 'hidden-place', seat: 0 }, action: numbered(text) }
      : undefined,
    at: 1,
  };
}

/** Return what is seen when something is told, whatever the state. */
export function toldWith(account: Account, state = stateWith()): Shown<MenhirsState> {
  return { ...shownWith(state), moment: { actor: 0, account } };
}

/** Return a group whose ways are all blocked by the edge, but for those given. */
export function groupWith(tiles: string, ...open: Way[]): Group {
  return {
    tiles: places(tiles),
    picks: [],
    may_split: false,
    ways: DIRECTIONS.map(
      ({ letters: direction }) =>
        open.find((way) => way.direction === direction) ?? {
          direction,
          reason: 'edge',
          rule: '3.4',
          cells: places(tiles),
        },
    ),
  };
}

/** Return a situation with some legal actions. */
export function situationWith(
  state: MenhirsState,
  legal: readonly string[],
  guide: MenhirsGuide = {},
  more: Partial<Situation> = {},
): Situation {
  const chart = chartOf(0);
  const calm = { canUndo: false, last: undefined, confirms: true };
  return { state, chart, legal: new Set(numbers(...legal)), guide, ...calm, ...more };
}
