/** The words of the Spokenchaos board. */

import { catalogsIn, wordsOf } from '../../words/words.svelte';
import type common from '../../generated/words/spokenchaos/en.json';
import type en from './words/en.json';

type English = typeof en & typeof common;
export type Key = keyof English;

export const t = wordsOf<English>('spokenchaos');
export const words = catalogsIn(
  import.meta.glob(['./words/*.json', '../../generated/words/spokenchaos/*.json']),
);
