/** The monster building kit at a table: what is put together there is one's own next time, too. */

import { choices } from '../choices.svelte';
import type { Command } from '../live.svelte';
import { ownSeats, type KnownTable } from './known';

/** Return what puts parts together otherwise, and keeps all of them for the next match. */
export function dressing(
  { about, now }: KnownTable,
  ask: (command: Command) => void,
): (parts: Readonly<Record<string, number>>) => void {
  return (parts) => {
    choices.keepLook(about.game, { ...now.look, ...parts });
    ask({ do: 'dress', parts });
  };
}

/** Return the same for who sits at the table; nothing for who only looks on. */
export function dressingIfSeated(
  known: KnownTable,
  ask: (command: Command) => void,
): ReturnType<typeof dressing> | undefined {
  return ownSeats(known.now).length > 0 ? dressing(known, ask) : undefined;
}
