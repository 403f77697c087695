/** For tests of what the shell does with states of any game. */

import type { GameAccount, GameState } from '../generated/games';

/** Return something that stands for a state: the shell passes states on and looks into none. */
export function standIn(value: unknown): GameState {
  return value as GameState;
}

/** What stands for an account: the shell passes accounts on and looks into none. */
export const SOME_ACCOUNT = {} as GameAccount;
