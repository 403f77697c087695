/** What the other seats do in a lesson (`lessons/course.py`). */

import type { Rules, State } from '../engine/rules';
import { TAKEN } from '../generated/games';

const MOST_ACTIONS = 2; // of a winning turn that is looked at: take a cluster, and go

/** Return the actions with which a seat wins in one short turn; none if it cannot. */
export function winningTurn(
  rules: Rules,
  state: State,
  seat: number,
  most = MOST_ACTIONS,
): readonly number[] {
  for (const action of rules.legalActions(state, seat)) {
    const after = rules.apply(state, seat, action);
    if (rules.outcome(after)?.winners.join() === `${seat}`) return [action];
    if (most > 1 && rules.isToAct(after, seat)) {
      const rest = winningTurn(rules, after, seat, most - 1);
      if (rest.length > 0) return [action, ...rest];
    }
  }
  return [];
}

/** Tell whether a seat may take actions in a row. */
export function canPlay(
  rules: Rules,
  state: State,
  seat: number,
  actions: readonly number[],
): boolean {
  let now = state;
  return actions.every((action) => {
    const { came, state: after } = rules.act(now, seat, action);
    now = after;
    return came === TAKEN;
  });
}

/** Return what a seat does that wants nothing. */
export function passAction(
  rules: Rules,
  state: State,
  seat: number,
  passes: readonly number[],
): number {
  const legal = rules.legalActions(state, seat);
  return passes.find((action) => legal.includes(action)) ?? legal[0] ?? 0;
}
