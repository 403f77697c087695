/** Sines and cosines of whole degrees, from the server's table: no browser's own are used. */

import { SINES } from './measures';

const QUARTER = 90;

/** Return a sine by symmetry from those of the first quarter turn. */
export function sine(degrees: number): number {
  const turned = ((degrees % (4 * QUARTER)) + 4 * QUARTER) % (4 * QUARTER);
  if (turned <= QUARTER) return tabled(turned);
  if (turned <= 2 * QUARTER) return tabled(2 * QUARTER - turned);
  if (turned <= 3 * QUARTER) return -tabled(turned - 2 * QUARTER);
  return -tabled(4 * QUARTER - turned);
}

/** Return a cosine. */
export function cosine(degrees: number): number {
  return sine(degrees + QUARTER);
}

function tabled(degrees: number): number {
  return SINES[degrees] ?? NaN;
}
