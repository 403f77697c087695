/** Opening tables: who sits where from the start, and starting at once if nobody is missing. */

import type { GameAbout } from '../games';
import { live } from '../live.svelte';
import { local } from '../tables.svelte';
import type { TableSettings } from '../wire/messages';
import { settingsFor, type Opponents } from './opponents';

/** Oneself, a free seat for somebody else, or the name of a bot. */
export type Sitter = string;

/**
 * Open a table and return its id; with every seat taken the match starts at once.  Names say who
 * plays one's own seats, where those are several.
 */
export async function openFor(
  settings: TableSettings,
  sitters: readonly Sitter[],
  names: readonly string[] = [],
): Promise<string> {
  const { about } = await live.openTable(settings);
  await seatAll(about.id, sitters, names);
  return about.id;
}

/** Tell whether several play at this screen. */
export function isShared(sitters: readonly Sitter[]): boolean {
  return sitters.filter((sitter) => sitter === 'me').length > 1;
}

/** Open a table for oneself and bots, and start: in this browser, without a line. */
export async function openAgainstBots(game: GameAbout, opponents: Opponents): Promise<string> {
  const bots = Array.from({ length: opponents.count }, () => opponents.bot);
  return openHere(settingsFor(game, opponents), ['me', ...bots]);
}

/** Open a table in this browser: nobody is missing, and all who play sit at this screen. */
export function openHere(
  settings: TableSettings,
  sitters: readonly Sitter[],
  names: readonly string[] = [],
): Promise<string> {
  const seated = sitters.map((sitter, seat) =>
    sitter === 'me' ? { bot: '', name: names[seat]?.trim() ?? '' } : { bot: sitter, name: '' },
  );
  return local.open(settings, seated);
}

async function seatAll(
  table: string,
  sitters: readonly Sitter[],
  names: readonly string[],
): Promise<void> {
  for (const [seat, sitter] of sitters.entries()) {
    if (sitter === 'me') await live.ask(table, { do: 'sit', seat });
    else if (sitter !== 'open') await live.ask(table, { do: 'put-bot', seat, bot: sitter });
  }
  if (isShared(sitters)) {
    for (const [seat, sitter] of sitters.entries()) {
      const name = names[seat]?.trim();
      if (sitter === 'me' && name) await live.ask(table, { do: 'name-seat', seat, name });
    }
  }
  if (!sitters.includes('open')) await live.ask(table, { do: 'ready' });
}
