/** What was found in matches that were gone through, for whoever comes back to one of them. */

import type { Replay } from '../table/replay';
import type { Analysis } from './analysing';
import type { Depth } from './watching';

const MOST_KEPT = 8; // analyses, as long as the page is open

const found = new Map<string, Analysis>();

/** Return what was found in a match before; nothing if it was not gone through so deep. */
export function goneThrough(replay: Replay, depth: Depth): Analysis | undefined {
  return found.get(keyOf(replay, depth));
}

/** Keep what was found in a match, in place of what was found first. */
export function keepFound(replay: Replay, depth: Depth, analysis: Analysis): void {
  found.set(keyOf(replay, depth), analysis);
  const [oldest] = found.keys();
  if (found.size > MOST_KEPT && oldest !== undefined) found.delete(oldest);
}

function keyOf({ table, seed, moments }: Replay, depth: Depth): string {
  return JSON.stringify([table, seed, moments.length, depth]);
}
