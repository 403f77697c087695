/** Why the rules of Finstere Flure refuse an action, in words. */

import type { Against } from '../../engine/rules';
import { speaker } from '../../words/words.svelte';
import { cellWords } from './names';
import { t, type Key } from './words';

/** Return why an action is refused; nothing: only programs try such a thing. */
export function refuses({ facts, rule }: Against<'finstere'>): string {
  const key = `refused.${facts?.reason ?? ''}`;
  if (!speaker.knows('finstere', key)) return '';
  return t(key as Key, { rule, cell: facts?.cell ? cellWords(facts.cell) : '' });
}
