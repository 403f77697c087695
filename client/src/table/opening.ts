/** Opening tables: who sits where from the start, and starting at once if nobody is missing. */

import { live } from '../live.svelte';
import type { TableSettings } from '../wire/messages';

/** Oneself, a free seat for somebody else, or the name of a bot. */
export type Sitter = string;

/** Open a table and return its id; with every seat taken the match starts at once. */
export async function openFor(
  settings: TableSettings,
  sitters: readonly Sitter[],
): Promise<string> {
  const { about } = await live.openTable(settings);
  await seatAll(about.id, sitters);
  return about.id;
}

/** Open a table against bots of the middle level, who are quick and fair, and start. */
export async function openAgainstBots(game: string): Promise<string> {
  const { about, now } = await live.openTable({ game });
  const bot = about.bots[Math.floor((about.bots.length - 1) / 2)] ?? '';
  await seatAll(
    about.id,
    now.seats.map((_, seat) => (seat === 0 ? 'me' : bot)),
  );
  return about.id;
}

async function seatAll(table: string, sitters: readonly Sitter[]): Promise<void> {
  for (const [seat, sitter] of sitters.entries()) {
    if (sitter === 'me') await live.ask(table, { do: 'sit', seat });
    else if (sitter !== 'open') await live.ask(table, { do: 'put-bot', seat, bot: sitter });
  }
  if (!sitters.includes('open')) await live.ask(table, { do: 'ready' });
}
