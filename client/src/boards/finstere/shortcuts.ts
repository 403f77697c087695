/** What keys do on the floor. */

import type { Shortcut } from '../board';
import { t } from './words';

/** Return all keys with what they do. */
export function shortcuts(): readonly Shortcut[] {
  return [
    { keys: ['arrows'], words: t('keys.walk') },
    { keys: ['enter'], words: t('keys.choose') },
    { keys: ['escape'], words: t('keys.back') },
    { keys: ['N'], words: t('keys.next') },
    { keys: ['shift-arrows'], words: t('keys.step') },
    { keys: ['R'], words: t('keys.turn') },
    { keys: ['O'], words: t('keys.outlook') },
  ];
}
