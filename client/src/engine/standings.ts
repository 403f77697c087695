/** What is reckoned of results: ratings, places, and what each seat can expect. */

import type { Rules } from './rules';

const MERITS = 3;

/** The rules of any game: all reckon alike. */
export type Reckoner = Pick<Rules, 'numbers'>;

/** How good somebody is, how far that may be off, and how much it changes (Glicko-2). */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** What counts for the place of a seat. */
export interface Merit {
  readonly hasWon: boolean;
  readonly hasStayed: boolean;
  readonly score: number;
}

/** Return a rating after a score (1 a win, 0 a loss) against another one. */
export function rated(
  rules: Reckoner,
  before: Rating,
  against: Omit<Rating, 'volatility'>,
  score: number,
): Rating {
  const given = [before.rating, before.deviation, before.volatility];
  const [rating = 0, deviation = 0, volatility = 0] = rules.numbers('rate', [
    ...given,
    against.rating,
    against.deviation,
    score,
  ]);
  return { rating, deviation, volatility };
}

/** Return the place of every seat; equals share one. */
export function placesOf(rules: Reckoner, merits: readonly Merit[]): readonly number[] {
  const rows = merits.flatMap(({ hasWon, hasStayed, score }) => [
    Number(hasWon),
    Number(hasStayed),
    score,
  ]);
  const places = new BigInt64Array(merits.length);
  const table = { items: BigInt64Array.from(rows, BigInt), width: MERITS };
  rules.numbers('write_places', [table, places]);
  return Array.from(places, Number);
}

/** Return shares of which seats that cannot win any more have none; nothing if nobody has any. */
export function shareAmong(
  rules: Reckoner,
  shares: readonly number[],
  mayWin: (seat: number) => boolean,
): readonly number[] {
  const kept = Float64Array.from(shares);
  const seats = BigInt64Array.from(shares, (_, seat) => BigInt(mayWin(seat)));
  return rules.numbers('share_among', [kept, seats])[0] ? [...kept] : [];
}
