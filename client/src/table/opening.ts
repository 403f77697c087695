/** A table opened to play at once: sit down, let bots take the other seats, and start. */

import { live } from '../live.svelte';
import type { TableSettings } from '../wire/messages';

/** Open a table against bots and return its id; `bots` is the level of each other seat. */
export async function playNow(settings: TableSettings, bots: readonly string[]): Promise<string> {
  const table = await live.openTable(settings);
  await live.ask(table, { do: 'sit', seat: 0 });
  for (const [place, bot] of bots.entries()) {
    await live.ask(table, { do: 'put-bot', seat: place + 1, bot });
  }
  await live.ask(table, { do: 'ready' });
  return table;
}
