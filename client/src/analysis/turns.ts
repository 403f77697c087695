/** A match divided into turns: what a seat did in one go, and what came before the next one. */

import type { Rules, State } from '../engine/rules';
import { playedInstead, turnSpans } from '../engine/session';
import type { Match } from '../local/match';
import type { Plies } from './tree';

/** What a seat did in one go. */
export interface Turn {
  readonly seat: number;
  /** How many moments of the match lie before it. */
  readonly start: number;
  readonly actions: readonly number[];
  readonly before: State;
  /** The state that it left, before chance or anybody else acts. */
  readonly after: State;
  /** Chance acts before the next turn. */
  readonly meetsChance: boolean;
  /** What others planned in secret at the same time. */
  readonly others: Plies;
  /** All such plans are revealed together, which leaves the state after. */
  readonly isSecret: boolean;
}

/** Return the turns of a match in their order. */
export function turnsOf(match: Match): readonly Turn[] {
  const stateAt = (number: number) => match.moments[number]?.before ?? match.state;
  return turnSpans(match).map(({ seat, first, begin, end, after, ...rest }) => {
    const done = match.moments.slice(begin, end);
    return {
      ...rest,
      seat,
      start: first,
      actions: done.filter(({ actor }) => actor === seat).map(({ action }) => action),
      before: stateAt(begin),
      after: stateAt(after),
      others: done
        .filter(({ actor }) => actor !== seat)
        .map(({ actor, action }) => [actor, action] as const),
    };
  });
}

/** Return the state that other actions in place of a turn lead to, all else being equal. */
export function played(rules: Rules, turn: Turn, actions: readonly number[]): State {
  const own = { seat: turn.seat, actions };
  return playedInstead(rules, turn.before, own, turn.others, turn.isSecret);
}
