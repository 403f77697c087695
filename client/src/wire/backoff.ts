/** How long to wait before the next attempt to reach the server. */

const FIRST = 500; // milliseconds
const LONGEST = 15_000;

/** Return a pause that doubles with every attempt, spread so that not all come at once. */
export function pauseBefore(attempt: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** attempt);
  return longest / 2 + (random() * longest) / 2;
}
