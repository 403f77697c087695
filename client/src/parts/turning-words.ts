/** What decided a match, in words; seats are called as the rules call them. */

import type { TurningPoint } from '../table/turning';
import { t, type ShellKey } from '../words/shell';
import { speaker } from '../words/words.svelte';
import { seatName } from './names';

/** What somebody does well; everything else befalls them, or is a mistake. */
const GOOD: ReadonlySet<string> = new Set(['lead', 'freed', 'ahead', 'slipped', 'hidden']);
const EATING: ReadonlySet<string> = new Set(['eaten', 'gone']);

/**
 * Say what a turning point was; nothing if it is of a kind that is not known here.
 *
 * Who is eaten alone is called by what the board calls it, not by its seat; one's own seat is marked.
 */
export function turningWords(
  { kind, seat, count }: TurningPoint,
  seats: readonly string[],
  victim?: string,
  own?: number,
): string {
  const key = `turning.${kind}`;
  if (!speaker.knows('shell', key)) return '';
  const called = EATING.has(kind) && victim ? victim : seatName(seats[seat] ?? '');
  const name = seat === own ? `${called} (${t('you')})` : called;
  return t(key as ShellKey, { name, count });
}

/** Return one's own best moment among those that decided a match, the last of equals. */
export function bestMoment<Point extends TurningPoint>(
  points: readonly Point[],
  own: number | undefined,
): Point | undefined {
  const good = points.filter(({ kind, seat }) => seat === own && GOOD.has(kind));
  const most = Math.max(...good.map(({ count }) => count));
  return good.findLast(({ count }) => count === most);
}
