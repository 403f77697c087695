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
  const table = await live.openTable(settings);
  for (const [seat, sitter] of sitters.entries()) {
    if (sitter === 'me') await live.ask(table, { do: 'sit', seat });
    else if (sitter !== 'open') await live.ask(table, { do: 'put-bot', seat, bot: sitter });
  }
  if (!sitters.includes('open')) await live.ask(table, { do: 'ready' });
  return table;
}
