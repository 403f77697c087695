/** The words of Finstere Flure. */

import { catalogsIn, wordsOf } from '../../words/words.svelte';
import type common from '../../generated/words/finstere/en.json';
import type en from './words/en.json';

type English = typeof en & typeof common;
export type Key = keyof English;

export const t = wordsOf<English>('finstere');
export const words = catalogsIn(
  import.meta.glob(['./words/*.json', '../../generated/words/finstere/*.json']),
);
