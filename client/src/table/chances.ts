/** What each seat can expect of the win, as a bot thinks that told it last. */

import type { KnownNow } from './known';
import { percents } from '../words/numbers';

export interface Chance {
  readonly seat: number;
  /** What the rules call the seat. */
  readonly name: string;
  /** 0 to 1; those of all seats add up to 1. */
  readonly share: number;
  /** In percent; those of all seats add up to 100. */
  readonly text: string;
}

/** Return the chances of all seats while a match runs; none if nobody has told any. */
export function chancesOf({ phase, seats, chances }: KnownNow): Chance[] {
  const shares = asShares(chances?.shares ?? []);
  if (phase !== 'running' || shares.length !== seats.length) return [];
  const texts = percents(shares);
  return seats.map(({ name }, seat) => ({
    seat,
    name,
    share: shares[seat] ?? 0,
    text: texts[seat] ?? '',
  }));
}

/** Return guesses as shares: none below 0, and all together 1. */
function asShares(guesses: readonly number[]): number[] {
  const least = guesses.map((guess) => Math.max(0, guess));
  const whole = least.reduce((sum, one) => sum + one, 0);
  return whole > 0 ? least.map((one) => one / whole) : [];
}
