/** What each seat can expect of the win, as a bot thinks that told it last. */

import type { KnownNow } from './known';
import { percents } from '../words/numbers';

/** The bots that judge well what everybody can expect; what weaker ones expect is worth nothing. */
const JUDGES: ReadonlySet<string> = new Set(['badger', 'fox', 'owl']);

export interface Chance {
  readonly seat: number;
  /** What the rules call the seat. */
  readonly name: string;
  /** 0 to 1; those of all seats add up to 1. */
  readonly share: number;
  /** In percent; those of all seats add up to 100. */
  readonly text: string;
}

/** Return the bot whose guess is shown: the one that told it last, if it judges well. */
export function judgeOf({ seats, chances }: KnownNow): string {
  const seat = seats[chances?.seat ?? -1];
  const bot = seat?.stand_in ?? seat?.player ?? '';
  return JUDGES.has(bot) ? bot : '';
}

/** Tell whether a good judge plays, who sooner or later tells a guess. */
export function hasJudge({ phase, seats }: KnownNow): boolean {
  const bots = seats.map(({ kind, player, stand_in: standIn }) =>
    kind === 'bot' ? player : standIn,
  );
  return phase === 'running' && bots.some((bot) => JUDGES.has(bot ?? ''));
}

/** Return the chances of all seats while a match runs; none if no good judge has told any. */
export function chancesOf(now: KnownNow): Chance[] {
  const { phase, seats, chances } = now;
  const shares = judgeOf(now) ? asShares(chances?.shares ?? []) : [];
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
