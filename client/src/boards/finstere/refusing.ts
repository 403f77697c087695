/** Why the rules of Finstere Flure refuse an action, in words. */

import type { Against } from '../../engine/rules';
import { cellWords } from './names';
import { t, type Key } from './words';

/** Return why an action is refused. */
export function refuses({ facts }: Against<'finstere'>): string {
  if (!facts) return '';
  return t(`refused.${facts.reason}` as Key, { cell: facts.cell ? cellWords(facts.cell) : '' });
}
