/** What decided a match, in words; seats are called as the rules call them. */

import type { TurningPoint } from '../table/turning';
import { t, type ShellKey } from '../words/shell';
import { speaker } from '../words/words.svelte';
import { seatName } from './names';

const EATING: ReadonlySet<string> = new Set(['eaten', 'gone']);

/**
 * Say what a turning point was; nothing if it is of a kind that is not known here.
 *
 * Who is eaten alone is called by what the board calls it, not by its seat.
 */
export function turningWords(
  { kind, seat, count }: TurningPoint,
  seats: readonly string[],
  victim?: string,
): string {
  const key = `turning.${kind}`;
  if (!speaker.knows('shell', key)) return '';
  const name = EATING.has(kind) && victim ? victim : seatName(seats[seat] ?? '');
  return t(key as ShellKey, { name, count });
}
