/** Why a match ended, in words: as it really went, not as the rules call it. */

import type { Count } from '../boards/board';
import { winningOf, type Finisher } from '../table/winners';
import { t, type ShellKey } from '../words/shell';
import { speaker } from '../words/words.svelte';

interface Ending {
  readonly game: string;
  /** As the rules call it; nothing where people ended it. */
  readonly reason: string;
  /** What people did. */
  readonly how?: string | undefined;
  readonly seats: readonly Finisher[];
  readonly winners: readonly number[];
  /** What a seat has reached; nothing where that is not known. */
  readonly counts?: (seat: number) => readonly Count[];
}

const MOST_WITH_FOUR = 4; // players of Finstere Flure who have four tokens each

/** Say why a match ended: by the rules, or by what people did. */
export function endingWords(ending: Ending): string {
  const { game, reason, how = 'played', seats, winners } = ending;
  const whose = winningOf(seats, winners).who === 'you' ? 'yours' : 'theirs';
  const tokens = seats.length > MOST_WITH_FOUR ? 'three' : 'four';
  const keys = [
    `ended.${game}.${reason}.${decidedBy(ending) ?? ''}`,
    `ended.${reason}.${tokens}.${whose}`,
    `ended.${game}.${reason}`,
    `ended.${reason}`,
    `ended.${how}`,
  ];
  return t((keys.find((key) => speaker.knows('shell', key)) ?? 'ended.played') as ShellKey);
}

/** Return what decided between equal points; nothing: the points did. */
function decidedBy({ seats, winners, counts }: Ending): 'out' | 'waiting' | undefined {
  const [winner, ...others] = winners;
  if (!counts || winner === undefined || others.length > 0) return undefined;
  const reached = (seat: number, sign: Count['sign']) =>
    counts(seat).find((count) => count.sign === sign)?.text;
  const points = reached(winner, 'points');
  const equal = [...seats.keys()].filter(
    (seat) => seat !== winner && reached(seat, 'points') === points,
  );
  if (points === undefined || equal.length === 0) return undefined;
  const isOut = equal.every((seat) => reached(seat, 'exit') !== reached(winner, 'exit'));
  return isOut ? 'out' : 'waiting';
}
