/** The words of puzzles. */

import { catalogsIn, wordsOf } from '../words/words.svelte';
import { speaker } from '../words/words.svelte';
import type en from './words/en.json';

export type Key = keyof typeof en;

export const t = wordsOf<typeof en>('puzzles');

const words = catalogsIn(import.meta.glob('./words/*.json'));

/** Load the words of puzzles. */
export function learnWords(): Promise<void> {
  return speaker.learn('puzzles', words);
}
