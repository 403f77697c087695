/** The words of the editor of positions. */

import { catalogsIn, speaker, wordsOf } from '../words/words.svelte';
import type en from './words/en.json';

export type EditorKey = keyof typeof en;

export const t = wordsOf<typeof en>('editor');

const words = catalogsIn(import.meta.glob('./words/*.json'));

/** Load them. */
export function loadEditorWords(): Promise<void> {
  return speaker.learn('editor', words);
}
