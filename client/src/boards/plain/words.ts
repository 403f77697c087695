/** The words of the plain board. */

import { catalogsIn, wordsOf } from '../../words/words.svelte';
import type en from './words/en.json';

export const t = wordsOf<typeof en>('plain');
export const words = catalogsIn(import.meta.glob('./words/*.json'));
