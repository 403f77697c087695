/** Puzzles that people have published on this server: their ids begin otherwise than shipped ones. */

import { published, solutionOf } from '../../wire/puzzles';
import type { ListedPuzzle, ShownPuzzle } from '../../generated/http';
import type { Puzzle } from '../puzzle';

const PREFIX = 'p-';

/** What is known of puzzles that were opened, by id. */
const opened = new Map<string, ShownPuzzle>();

export function isPublished(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** Load a published puzzle; what was left out of it is as the interchange says. */
export async function findPublished(id: string): Promise<Puzzle> {
  const shown = await published(id);
  opened.set(id, shown);
  return playable(shown);
}

/** Return what is known of a puzzle that was opened. */
export function shownOf(id: string): ShownPuzzle | undefined {
  return opened.get(id);
}

/** Return the solution, as its prover found it. */
export async function publishedSolution(id: string): Promise<readonly unknown[]> {
  return (await solutionOf(id)).solution;
}

function playable({ about, puzzle }: ShownPuzzle): Puzzle {
  return { ...puzzle, id: about.id, grade: about.grade, title: titleOf(about) } as Puzzle;
}

/** Return a title that is the same in every language. */
function titleOf({ title }: ListedPuzzle): Puzzle['title'] {
  return { en: title, nl: title, de: title, fr: title };
}
