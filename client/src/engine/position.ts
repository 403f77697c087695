/** Positions of the interchange become states, and states positions: by the rules of their game. */

import type { Rules, State } from './rules';

/** A position that was set up: the state, what things are called, and what is impossible. */
export interface SetUp {
  readonly state: State;
  readonly texts: readonly string[];
  readonly fault: number; // 0: nothing
  readonly item: number; // which thing is wrong, in the order of the position
  readonly other: number; // and beside which one
}

/** Set up a position on a state that was started, or find what is impossible about it. */
export function setUp(rules: Rules, start: State, position: unknown): SetUp {
  const state = start.slice();
  const { numbers, texts } = rules.encode('position', position);
  const [fault = 0, item = 0, other = 0] = rules.numbers('set_up_at', [state, numbers]);
  return { state, texts, fault, item, other };
}

/** Return the position of a state, in which things are called so. */
export function positionOf(rules: Rules, state: State, texts: readonly string[]): unknown {
  return rules.ask('position_at', [state], texts);
}
