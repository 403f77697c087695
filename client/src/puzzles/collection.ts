/**
 * The puzzles that are shipped: the very files of `gloaming.puzzles`, a file for each kind, loaded
 * when one of that kind is asked for; their solutions likewise, and not before.
 */

import { kindOf, type KindName } from './kinds';
import { findPublished, isPublished, publishedSolution } from './published/published';
import { isPlayable } from './playable';
import type { Puzzle } from './puzzle';

const FILES = import.meta.glob<string>('../../../src/gloaming/puzzles/data/*.jsonl', {
  query: '?raw',
  import: 'default',
});
const SOLUTIONS = import.meta.glob<string>('../../../src/gloaming/puzzles/data/solutions/*.jsonl', {
  query: '?raw',
  import: 'default',
});

const loaded = new Map<string, Promise<readonly Puzzle[]>>();

/** Return all puzzles of a kind that boards can play, the easiest first. */
export async function puzzlesOf(kind: KindName): Promise<readonly Puzzle[]> {
  return (await allOf(kind)).filter(isPlayable);
}

function allOf(kind: KindName): Promise<readonly Puzzle[]> {
  let found = loaded.get(kind);
  if (!found) {
    found = linesOf<Puzzle>(FILES, kind);
    found.catch(() => loaded.delete(kind)); // so that the next one who asks tries again
    loaded.set(kind, found);
  }
  return found;
}

/** Return a puzzle by its id, whether a board can play it or not; nothing if there is none. */
export async function findPuzzle(id: string): Promise<Puzzle | undefined> {
  if (isPublished(id)) return findPublished(id);
  const kind = kindOf(id);
  return kind && (await allOf(kind)).find((puzzle) => puzzle.id === id);
}

/** Return the puzzle after one, of the same kind; nothing after the hardest. */
export async function puzzleAfter(puzzle: Puzzle): Promise<Puzzle | undefined> {
  const all = await puzzlesOf(puzzle.kind);
  const at = all.findIndex(({ id }) => id === puzzle.id);
  return at < 0 ? undefined : all[at + 1];
}

interface Solved {
  readonly id: string;
  readonly solution: readonly unknown[];
}

/** Return the solution that the prover found, in the form of its kind. */
export async function solutionOf(puzzle: Puzzle): Promise<readonly unknown[]> {
  if (isPublished(puzzle.id)) return publishedSolution(puzzle.id);
  const all = await linesOf<Solved>(SOLUTIONS, puzzle.kind);
  const found = all.find(({ id }) => id === puzzle.id);
  if (!found) throw new Error(`there is no solution of ${puzzle.id} here`);
  return found.solution;
}

async function linesOf<Line>(
  files: Readonly<Record<string, () => Promise<string>>>,
  kind: KindName,
): Promise<readonly Line[]> {
  const path = Object.keys(files).find((name) => name.endsWith(`/${kind}.jsonl`));
  const text = path && (await files[path]?.());
  if (!text) throw new Error(`there are no puzzles of the kind ${kind} here`);
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}
