/** Positions of Menhirs as the interchange has them, and the states that they are. */

import type { Rules, State } from '../engine/rules';
import type { Position } from '../generated/menhirs';
import { setUp, type Wrong } from './set-up';

export type { Position } from '../generated/menhirs';
type MenhirsRules = Rules<'menhirs'>;

/** Return a position as a match at the beginning of a turn. */
export function stateOf(rules: MenhirsRules, position: Position): State {
  return setUpIn(rules, position)[0];
}

/** Return what is wrong with a position. */
export function wrongWith(rules: MenhirsRules, position: Position): Wrong {
  return setUpIn(rules, position)[1];
}

function setUpIn(rules: MenhirsRules, position: Position): [State, Wrong] {
  const state = rules.start({});
  return [state, setUp(rules, position, state)];
}

/** Return what lies on the board of a state, at the beginning of a turn. */
export function positionOf(rules: MenhirsRules, state: State): Position {
  return rules.ask('position_at', [state]) as Position;
}
