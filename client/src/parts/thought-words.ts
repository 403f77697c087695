/** What a bot thinks of its chances, in words. */

import type { ShownThought } from '../generated/messages';
import { percent } from '../words/numbers';
import { t } from '../words/shell';

/** Return what a bot thinks in a few words, without its name. */
export function thoughtWords({ value, is_proven: isProven, turns = 0 }: ShownThought): string {
  if (!isProven) return t('thought.expects', { share: percent(value) });
  if (value >= 1) return t('thought.wins', { count: turns });
  if (value <= 0) return t('thought.loses', { count: turns });
  return t('thought.draws');
}
