/** The words around lessons; what a lesson itself says comes with it. */

import { catalogsIn, speaker, wordsOf } from '../words/words.svelte';
import type en from './words/en.json';

export const t = wordsOf<typeof en>('lessons');

const words = catalogsIn(import.meta.glob('./words/*.json'));

/** Load them. */
export function loadLessonWords(): Promise<void> {
  return speaker.learn('lessons', words);
}
