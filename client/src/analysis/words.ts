/** What was done in a turn, or might have been, in a board's words. */

import type { AnyBoard, BoardSeat } from '../boards/board';
import type { Rules, State } from '../engine/rules';
import { happened } from '../table/listing';
import { shownAt, type Options, type StoryNow } from '../table/shown';

export interface Setting {
  readonly board: AnyBoard;
  readonly rules: Rules;
  readonly seats: readonly BoardSeat[];
  readonly options: Options;
}

/** Return what actions of a seat do in a state, in words. */
export function wordsOf(
  { board, rules, seats, options }: Setting,
  before: State,
  seat: number,
  actions: readonly number[],
): string {
  let state = before;
  const story = actions.map((action) => {
    const account = rules.account(state, seat, action);
    state = rules.apply(state, seat, action);
    return { actor: seat, action, account, state: rules.read(state), score: rules.score(state) };
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
  const glimpse = (at: number) => shownAt(told, at, seats, options);
  return story.length > 0 ? happened(board, glimpse, 1, story.length) : '';
}
