/** What a seat has reached: tokens out of those that win, and tokens eaten for good. */

import type { Score } from '../../generated/messages';
import type { Count } from '../board';
import { t } from './words';

/** Return the numbers of a seat's card. */
export function counts({ seats, common }: Score, seat: number): Count[] {
  const { out = 0, eaten = 0 } = seats?.[seat] ?? {};
  const needed = common?.needed ?? 0;
  return [
    { sign: 'exit', text: `${out}/${needed}`, words: t('count.out', { count: out, needed }) },
    {
      sign: 'eaten',
      text: String(eaten),
      words: t('count.eaten', { count: eaten }),
      isLoss: true,
    },
  ];
}
