/** The words of matches by letter. */

import { catalogsIn, wordsOf } from '../words/words.svelte';
import type en from './words/en.json';

export const l = wordsOf<typeof en>('letters');
export const loadLetterWords = catalogsIn(import.meta.glob('./words/*.json'));
