/** What keys do in the mist. */

import type { Shortcut } from '../board';
import { t } from './words';

/** Return all keys with what they do. */
export function shortcuts(): readonly Shortcut[] {
  return [
    { keys: ['arrows'], words: t('keys.walk') },
    { keys: ['space', 'enter'], words: t('keys.lift') },
    { keys: ['Q', 'W', 'E', 'A', 'S', 'D'], words: t('keys.way') },
    { keys: ['P'], words: t('keys.part') },
    { keys: ['enter'], words: t('keys.confirm') },
    { keys: ['escape'], words: t('keys.back') },
  ];
}
