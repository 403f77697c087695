/** What keys do in the lobby. */

import type { Shortcut } from '../board';
import { t } from './words';

/** Return all keys with what they do. */
export function shortcuts(): readonly Shortcut[] {
  return [
    { keys: ['arrows'], words: t('keys.move') },
    { keys: ['shift-arrows'], words: t('keys.little') },
    { keys: ['Q', 'E'], words: t('keys.turn') },
    { keys: ['F'], words: t('keys.tip') },
    { keys: ['L'], words: t('keys.lean') },
    { keys: ['enter'], words: t('keys.choose') },
    { keys: ['1', '…', '7'], words: t('keys.number') },
    { keys: ['S'], words: t('keys.done') },
    { keys: ['escape'], words: t('keys.back') },
    { keys: ['T'], words: t('keys.top') },
    { keys: ['V'], words: t('keys.plan') },
  ];
}
