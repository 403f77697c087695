/** What the title of a page begins with to call back who looks at another one. */

import type { KnownTable } from '../table/known';
import { rematchAskers } from '../table/questions';
import { t } from '../words/shell';

/** Return what one is called for at a match; nothing where others are waited for. */
export function callWords(known: KnownTable, isMyTurn: boolean): string {
  if (rematchAskers(known).length > 0) return `● ${t('rematch')}? · `;
  return isMyTurn ? `● ${t('your-turn')} · ` : '';
}
