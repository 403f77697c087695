/** What is handed on of puzzles: words that give nothing away. */

import { gameTitle } from '../parts/summary';
import { speaker } from '../words/words.svelte';
import { dateOf } from './daily';
import type { Puzzle } from './puzzle';
import { results } from './results.svelte';
import { MOST_STARS } from './stars';
import { t } from './words';

const LIT = '★';
const DARK = '☆';
const OPEN = '–';

/** Return the stars of a puzzle as signs. */
export function starSigns(isSolved: boolean, stars: number): string {
  return isSolved ? LIT.repeat(stars) + DARK.repeat(MOST_STARS - stars) : OPEN;
}

/** Return what is said of a day's puzzles. */
export function dayWords(day: number, puzzles: readonly Puzzle[], streak: number): string {
  const lines = puzzles.map(({ game, id }) => {
    const { isSolved, stars } = results.of(id);
    return `${gameTitle(game)} ${starSigns(isSolved, stars)}`;
  });
  const head = t('share-day', { date: writtenDate(day) });
  return [head, ...lines, ...(streak > 1 ? [t('streak', { count: streak })] : [])].join('\n');
}

/** Return what is said of one puzzle. */
export function puzzleWords(puzzle: Puzzle): string {
  const { isSolved, stars } = results.of(puzzle.id);
  const kind = t('kind-and-grade', { kind: t(`kind.${puzzle.kind}`), grade: puzzle.grade });
  const signs = isSolved ? ` ${starSigns(isSolved, stars)}` : '';
  return `${gameTitle(puzzle.game)} · ${kind}\n${puzzle.title[speaker.language]}${signs}`;
}

function writtenDate(day: number): string {
  const date = new Date(`${dateOf(day)}T12:00Z`);
  return new Intl.DateTimeFormat(speaker.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    date,
  );
}
