/** The words around rules: searching them, and the little boards that play them. */

import { catalogsIn, speaker, wordsOf } from '../words/words.svelte';
import type en from './words/en.json';

export const t = wordsOf<typeof en>('rules');

const words = catalogsIn(import.meta.glob('./words/*.json'));

/** Load them. */
export function loadRulesWords(): Promise<void> {
  return speaker.learn('rules', words);
}
