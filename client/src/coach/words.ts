/** What a coach says. */

import { catalogsIn, speaker, wordsOf } from '../words/words.svelte';
import type en from './words/en.json';

export const t = wordsOf<typeof en>('coach');
export type CoachKey = keyof typeof en;

const words = catalogsIn(import.meta.glob('./words/*.json'));

/** Load it. */
export function loadCoachWords(): Promise<void> {
  return speaker.learn('coach', words);
}
