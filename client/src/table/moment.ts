/** Something that was done, and something that may be: what boards and lists tell of. */

import type { GameAccount, GameState } from '../generated/games';
import type { Score } from '../generated/messages';

export interface Moment {
  /** A seat; -1 chance, -2 the rules themselves. */
  readonly actor: number;
  readonly account: GameAccount;
  /** What was seen after it; nothing where plans were sealed. */
  readonly state?: GameState | null;
  /** What everybody has reached then. */
  readonly score?: Score | null;
  /** Nothing: it follows by rule alone, or may not be looked up. */
  readonly action?: number | null;
}

/** Something that a seat may do now. */
export interface Choice {
  readonly action: number;
}
