/** Days in a row on which one of the day's puzzles was solved. */

export interface Streak {
  /** The last such day, counted. */
  readonly last: number;
  readonly length: number;
  readonly best: number;
}

export const NO_STREAK: Streak = { last: 0, length: 0, best: 0 };

/** Return the streak after one of a day's puzzles was solved on that day. */
export function prolonged(streak: Streak, day: number): Streak {
  if (streak.last === day) return streak;
  const length = streak.last === day - 1 ? streak.length + 1 : 1;
  return { last: day, length, best: Math.max(length, streak.best) };
}

/** Return how long a streak is on a day: it lasts until a whole day was missed. */
export function lengthOn(streak: Streak, day: number): number {
  return streak.last >= day - 1 ? streak.length : 0;
}
