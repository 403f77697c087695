/** Which puzzles a board can play: a puzzle need not care whose ghosts are whose, boards do. */

import { GHOSTS_OF_A_SEAT, SIZES } from '../wire/spokenchaos';
import { kindOf } from './kinds';
import type { Puzzle } from './puzzle';

/** Tell whether one hand has all the ghosts that are to move, and lets them in from one side. */
export function isPlayable(puzzle: Puzzle): boolean {
  if (puzzle.kind !== 'hide') return true;
  const { position, task } = puzzle;
  const { enter = [] } = task;
  const ghosts = [...(position.ghosts ?? []), ...enter];
  const movers = ghosts.filter(({ name }) => task.ghosts.includes(name));
  const hasAll = SIZES.every((size) => {
    const ofSize = GHOSTS_OF_A_SEAT.filter((ghost) => ghost.size === size);
    return movers.filter((ghost) => ghost.size === size).length <= ofSize.length;
  });
  return hasAll && enter.every(({ side }) => side === enter[0]?.side);
}

/** Return how the terminal knows a puzzle: a shipped one by its id, others by a file. */
export function fileOf({ id, kind }: Puzzle): string {
  return kindOf(id) ? id : `gloaming-${kind}.json`;
}
