/** The words around rules: searching them, and the little boards that play them. */

import type { Language } from '../words/language';
import { catalogsIn, speaker, wordsOf } from '../words/words.svelte';
import { loadRules, type Rules } from './rules';
import type en from './words/en.json';

export const t = wordsOf<typeof en>('rules');

const words = catalogsIn(import.meta.glob('./words/*.json'));

/** Load them. */
export function loadRulesWords(): Promise<void> {
  return speaker.learn('rules', words);
}

/** Load the rules of a game with the words around them. */
export async function loadReadableRules(
  game: string,
  language: Language,
): Promise<Rules | undefined> {
  const [rules] = await Promise.all([loadRules(game, language), loadRulesWords()]);
  return rules;
}
