/** The words of analysis. */

import { catalogsIn, speaker, wordsOf } from '../words/words.svelte';
import type en from './words/en.json';

export const a = wordsOf<typeof en>('analysis');

const words = catalogsIn(import.meta.glob('./words/*.json'));

/** Load the words of analysis. */
export function learnWords(): Promise<void> {
  return speaker.learn('analysis', words);
}
