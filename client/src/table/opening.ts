/** Opening tables: who sits where from the start, and starting at once if nobody is missing. */

import { choices } from '../choices.svelte';
import type { GameAbout } from '../games';
import { freshId, live } from '../live.svelte';
import { local } from '../tables.svelte';
import { firstMatches } from '../coach/first.svelte';
import { send } from '../wire/http';
import type { TableSettings } from '../generated/messages';
import { t } from '../words/shell';
import type { KnownTable } from './known';
import { settingsFor, type Opponents } from './opponents';
import type { Options } from './shown';

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
  look = choices.looks[settings.game],
): Promise<string> {
  const { about } = await live.openTable(settings);
  await dress(about.id, look);
  await seatAll(about.id, settings.game, sitters, names);
  return about.id;
}

/** Tell whether several play at this screen. */
export function isShared(sitters: readonly Sitter[]): boolean {
  return sitters.filter((sitter) => sitter === 'me').length > 1;
}

/** Open a table for oneself and bots, and start: in this browser, without a line. */
export async function openAgainstBots(
  game: GameAbout,
  opponents: Opponents,
  more: Options = {},
): Promise<string> {
  const bots = Array.from({ length: opponents.count }, () => opponents.bot);
  const usual = settingsFor(game, opponents, choices.colours[game.name]);
  return openHere({ ...usual, options: { ...usual.options, ...more } }, ['me', ...bots]);
}

/**
 * Tell whether a table can live in this browser: nobody is missing, none of the others comes from
 * elsewhere to play or to look on, and nobody is given days.
 */
export function mayLiveHere(settings: TableSettings, sitters: readonly Sitter[]): boolean {
  return (
    !sitters.includes('open') && !settings.is_public && settings.clock?.kind !== 'correspondence'
  );
}

/** Let a match of this browser go on at a table of the server, with free seats for friends. */
export async function carryOver(known: KnownTable, free: readonly number[]): Promise<string> {
  const { id, settings } = known.about;
  await live.beSomebody();
  const body = { id: freshId(), settings, record: local.wholeRecord(id) };
  const { table } = await send<{ table: string }>('POST', '/api/tables', body);
  const stop = live.watch(table);
  try {
    await seatAll(table, settings.game, sittersOf(known, free), namesOf(known));
    await dress(table, known.now.look);
  } finally {
    stop();
  }
  await local.forget(id);
  return table;
}

async function dress(table: string, parts: KnownTable['now']['look'] = {}): Promise<void> {
  if (Object.keys(parts).length > 0) await live.ask(table, { do: 'dress', parts });
}

function sittersOf({ now }: KnownTable, free: readonly number[]): Sitter[] {
  return now.seats.map(({ kind, player = '' }, seat) => {
    if (free.includes(seat)) return 'open';
    return kind === 'bot' ? player : 'me';
  });
}

function namesOf({ now }: KnownTable): string[] {
  return now.seats.map(({ player = '' }) => (player === t('me') ? '' : player));
}

/** Open a table in this browser: nobody is missing, and all who play sit at this screen. */
export function openHere(
  settings: TableSettings,
  sitters: readonly Sitter[],
  names: readonly string[] = [],
  look = choices.looks[settings.game],
): Promise<string> {
  const seated = sitters.map((sitter, seat) =>
    sitter === 'me' ? { bot: '', name: names[seat]?.trim() ?? '' } : { bot: sitter, name: '' },
  );
  return local.open(settings, seated, look);
}

async function seatAll(
  table: string,
  game: string,
  sitters: readonly Sitter[],
  names: readonly string[],
): Promise<void> {
  for (const [seat, sitter] of sitters.entries()) {
    if (sitter === 'me') await live.ask(table, firstMatches.sitDown(game, seat));
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
