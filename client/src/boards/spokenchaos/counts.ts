/** What a seat has reached: its points, as if the match ended now, and its ghosts out. */

import type { Score } from '../../generated/messages';
import type { Count } from '../board';
import { t } from './words';

/** Return the numbers of a seat's card. */
export function counts({ seats, common }: Score, seat: number): Count[] {
  const { points = 0, out = 0 } = seats?.[seat] ?? {};
  const ghosts = common?.ghosts ?? 0;
  return [
    { sign: 'points', text: String(points), words: t('count.points', { count: points }) },
    { sign: 'exit', text: `${out}/${ghosts}`, words: t('count.out', { count: out, ghosts }) },
  ];
}
