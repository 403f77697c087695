/** What the rounds of a match are called, as chapters of its list and of its replay. */

import { t } from '../words/shell';

/** Return a round's name, or that of what comes before the first one. */
export function chapterWords(round: number): string {
  return round > 0 ? t('list.round', { round }) : t('list.before');
}
