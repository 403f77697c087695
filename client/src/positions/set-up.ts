/** Positions of the interchange become states, and states positions: by the rules of their game. */

import type { GameName } from '../generated/games';
import type { Given } from '../engine/binding';
import type { Rules } from '../engine/rules';

/** What is wrong with a position: which of the game's faults, and where; the first is 0: nothing. */
export type Wrong = readonly [fault: number, ...where: number[]];

/** Set a position up in a record of the engine, which is changed; return what is impossible. */
export function setUp<Of extends GameName>(
  rules: Rules<Of>,
  position: unknown,
  ...into: readonly Given[]
): Wrong {
  const given = [...into, rules.encode('position', position)];
  return rules.numbers('set_up_at', given) as unknown as Wrong;
}
