/** What decided a match, in words; seats are called as the rules call them. */

import type { TurningPoint } from '../table/turning';
import { t, type ShellKey } from '../words/shell';
import { speaker } from '../words/words.svelte';
import { seatName } from './names';

/** Say what a turning point was; nothing if it is of a kind that is not known here. */
export function turningWords(
  { kind, seat, count }: TurningPoint,
  seats: readonly string[],
): string {
  const key = `turning.${kind}`;
  if (!speaker.knows('shell', key)) return '';
  return t(key as ShellKey, { name: seatName(seats[seat] ?? ''), count });
}
