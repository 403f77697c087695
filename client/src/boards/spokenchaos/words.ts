/** The words of the Spokenchaos board. */

import { catalogsIn, wordsOf } from '../../words/words.svelte';
import type en from './words/en.json';

export type Key = keyof typeof en;

export const t = wordsOf<typeof en>('spokenchaos');
export const words = catalogsIn(import.meta.glob('./words/*.json'));
