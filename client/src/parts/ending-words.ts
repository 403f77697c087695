/** Why a match ended, in words: as it really went, not as the rules call it. */

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
}

const MOST_WITH_FOUR = 4; // players of Finstere Flure who have four tokens each

/** Say why a match ended: by the rules, or by what people did. */
export function endingWords({ game, reason, how = 'played', seats, winners }: Ending): string {
  const whose = winningOf(seats, winners).who === 'you' ? 'yours' : 'theirs';
  const tokens = seats.length > MOST_WITH_FOUR ? 'three' : 'four';
  const keys = [
    `ended.${reason}.${tokens}.${whose}`,
    `ended.${game}.${reason}`,
    `ended.${reason}`,
    `ended.${how}`,
  ];
  return t((keys.find((key) => speaker.knows('shell', key)) ?? 'ended.played') as ShellKey);
}
