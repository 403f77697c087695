/** What a solution is worth, and what it says of whoever found it. */

import { rated, type Rating, type Reckoner } from '../engine/standings';
import { GRADE_RATING, UNKNOWN } from '../generated/http';

/** How a puzzle was tried so far. */
export interface Trying {
  /** Answers that were tried, the one that solved it included. */
  readonly tries: number;
  readonly hints: number;
  /** The whole solution was shown. */
  readonly isShown: boolean;
}

export const UNTRIED: Trying = { tries: 0, hints: 0, isShown: false };
export const MOST_STARS = 3;

/**
 * Return the stars of a puzzle that is solved now: three; one less after a failed try, however many
 * there were; one less after hints; none to whoever was shown the solution.
 */
export function starsOf({ tries, hints, isShown }: Trying): number {
  if (isShown) return 0;
  return MOST_STARS - (tries > 1 ? 1 : 0) - (hints > 0 ? 1 : 0);
}

/** Return the rating of a puzzle, which its grade says. */
export function ratingOf(grade: number): { rating: number; deviation: number } {
  const { easiest, perGrade, deviation } = GRADE_RATING;
  return { rating: easiest + perGrade * (grade - 1), deviation };
}

/** Return somebody's rating after the first answer to a puzzle: it counts once, and without hints. */
export function ratedAfter(
  rules: Reckoner,
  before: Rating | undefined,
  grade: number,
  isSolved: boolean,
): Rating {
  return rated(rules, before ?? UNKNOWN, ratingOf(grade), isSolved ? 1 : 0);
}
