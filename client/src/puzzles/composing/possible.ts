/** Puzzles of links, which anybody may have made: only what is possible by the rules is played. */

import { loadRules } from '../../engine/load';
import type { Rules } from '../../engine/rules';
import { faultIn } from '../../positions/possible';
import type { Puzzle } from '../puzzle';
import { readPuzzle } from './sharing';

/** Read the puzzle that stands behind the # of a link; nothing if it is none that can be. */
export async function readPossible(hash: string): Promise<Puzzle | undefined> {
  const puzzle = readPuzzle(hash);
  if (!puzzle) return undefined;
  const rules = (await loadRules(puzzle.game)) as unknown as Rules;
  return faultIn(rules, puzzle.position) ? undefined : puzzle;
}
