/** What was done in a turn, or might have been, in a board's words. */

import type { AnyBoard, BoardSeat, Shown } from '../boards/board';
import { joinedPaths, together, type Named, type Path } from '../boards/named';
import type { Rules, State } from '../engine/rules';
import { happened } from '../table/listing';
import { shownAt, type Options, type StoryNow } from '../table/shown';
import type { Plies } from './tree';

export interface Setting {
  readonly board: AnyBoard;
  readonly rules: Rules;
  readonly seats: readonly BoardSeat[];
  readonly options: Options;
}

type Glimpse = (at: number) => Shown;

/** Return what actions of a seat do in a state, in words. */
export function wordsOf(
  setting: Setting,
  before: State,
  seat: number,
  actions: readonly number[],
): string {
  return toldOf(setting, before, ownPlies(seat, actions)).words;
}

/** Return the same moment by moment, where what they come to is not enough. */
export function everyWordOf(
  setting: Setting,
  before: State,
  seat: number,
  actions: readonly number[],
): string {
  const glimpse = glimpsesOf(setting, before, ownPlies(seat, actions));
  return actions.map((_, at) => setting.board.tell(glimpse(at + 1))).join(' ');
}

/** Return what everybody sees in a state. */
export function shownIn(setting: Setting, state: State): Shown {
  return glimpsesOf(setting, state, [])(0);
}

/** Return what plies in a row do from a state on: in words, what those name, and what is moved. */
export function toldOf(
  setting: Setting,
  before: State,
  plies: Plies,
): { words: string; named: Named; paths: readonly Path[] } {
  const { board } = setting;
  const glimpse = glimpsesOf(setting, before, plies);
  const moments = plies.map((_, at) => glimpse(at + 1));
  const all = moments.map((shown) => board.named?.(shown));
  const pieces = moments.map((shown) => board.path?.(shown) ?? []);
  const listed = () => (plies.length > 0 ? happened(board, glimpse, 1, plies.length) : '');
  const words = board.turnWords?.(moments) ?? listed();
  const paths = joinedPaths(pieces).map((points) => ({ points }));
  return { words, named: together(all), paths };
}

/** Return actions as plies of a seat. */
export function ownPlies(seat: number, actions: readonly number[]): Plies {
  return actions.map((action) => [seat, action] as const);
}

/** Return what everybody sees after so many of some plies. */
function glimpsesOf({ rules, seats, options }: Setting, before: State, plies: Plies): Glimpse {
  let state = before;
  const story = plies.map(([actor, action]) => {
    const account = rules.account(state, actor, action);
    state = rules.apply(state, actor, action);
    return { actor, action, account, state: rules.read(state), score: rules.score(state) };
  });
  const told: StoryNow = {
    first: 0,
    story,
    start: rules.read(before),
    startScore: rules.score(before),
    seat: -1,
    state: rules.read(state),
    score: rules.score(state),
  };
  return (at) => shownAt(told, at, seats, options);
}
