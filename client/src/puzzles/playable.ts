/** Which puzzles a board can play: a puzzle need not care for decks and whose ghosts are whose, boards do. */

import { CARD_WITH_THREE_HITS, CARDS } from '../generated/finstere';
import { GHOSTS_OF_A_SEAT, SIZES } from '../generated/spokenchaos';
import { kindOf } from './kinds';
import type { Hide, Puzzle } from './puzzle';

/** Tell whether a match could bring a puzzle about. */
export function isPlayable(puzzle: Puzzle): boolean {
  if (puzzle.kind === 'hide') return isOfOneHand(puzzle);
  if (puzzle.kind === 'escape') return isDeck(puzzle.task.cards);
  return (
    puzzle.kind !== 'predict' || puzzle.task.card === 'unlimited' || isDeck([puzzle.task.card])
  );
}

/** Tell whether a deck holds all cards; one of them is a five or three hits. */
function isDeck(cards: readonly string[]): boolean {
  const { name: three, instead } = CARD_WITH_THREE_HITS;
  const isThree = cards.includes(three);
  const held: string[] = CARDS.map(({ name }, kind) =>
    isThree && kind === instead ? three : name,
  );
  return cards.every((card) => held.includes(card));
}

/** Tell whether one hand has all the ghosts that are to move, and lets them in from one side. */
function isOfOneHand(puzzle: Hide): boolean {
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
