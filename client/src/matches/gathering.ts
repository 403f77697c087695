/** One's own matches that are over: those of this browser, and those of the archive. */

import { loadRules } from '../engine/load';
import { keptTables, read, type KeptTable } from '../local/keeping';
import type { Match } from '../local/match';
import { botName, personName } from '../parts/names';
import { isGame } from '../parts/summary';
import { get } from '../wire/http';
import type { PlayedMatch, Result } from './statistics';

const MOST_PAGES = 10; // of the archive
const MILLISECONDS = 1000;

interface Archived {
  readonly id: string;
  readonly game: string;
  readonly ended_at: number;
  readonly players: readonly {
    readonly name: string;
    readonly kind: 'person' | 'bot';
    readonly is_guest: boolean;
    readonly is_you: boolean;
    readonly result: Result;
  }[];
}

/** Return the matches of this browser in which one of the players was at this screen. */
export async function matchesHere(): Promise<readonly PlayedMatch[]> {
  const kept = await keptTables();
  const played = await Promise.all(kept.map((table) => playedHere(table).catch(() => undefined)));
  return played.filter((one) => one !== undefined);
}

async function playedHere(kept: KeptTable): Promise<PlayedMatch | undefined> {
  const { verdict, seats, settings } = kept;
  const own = seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  const [seat] = own;
  if (!verdict || verdict.how === 'abandoned' || seat === undefined || own.length > 1)
    return undefined;
  if (!isGame(settings.game) || !isTime(kept.keptAt)) return undefined;
  const rules = await loadRules(settings.game);
  const { match } = read(rules, kept);
  return {
    id: kept.id,
    game: settings.game,
    endedAt: kept.keptAt,
    result: resultOf(verdict.winners, seat),
    opponents: seats.filter(({ bot }) => bot).map(({ bot }) => botName(bot)),
    counts: rules.score(match.state)?.seats?.[seat] ?? {},
    doors: settings.game === 'spokenchaos' ? await doorsIn(match, seat) : {},
  };
}

/** Tell whether some seconds since 1970 can be shown as a date. */
function isTime(seconds: number): boolean {
  return !Number.isNaN(new Date(seconds * MILLISECONDS).getTime());
}

/** Return how often a seat let ghosts in by each door. */
async function doorsIn(match: Match, seat: number): Promise<Record<string, number>> {
  const [{ ACTIONS }, { LETTERS }, rules] = await Promise.all([
    import('../boards/spokenchaos/actions'),
    import('../generated/spokenchaos'),
    loadRules('spokenchaos'),
  ]);
  const doors: Record<string, number> = {};
  for (const { actor, action, before } of match.moments) {
    const done = actor === seat ? ACTIONS.read(action) : undefined;
    if (done?.family !== 'enter') continue;
    const side = LETTERS[rules.read(before).sides[seat] ?? 0] ?? '';
    const door = `${side}${done.door + 1}`;
    doors[door] = (doors[door] ?? 0) + 1;
  }
  return doors;
}

/** Return one's own matches of the archive. */
export async function matchesOfArchive(): Promise<readonly PlayedMatch[]> {
  const found: PlayedMatch[] = [];
  let page: string | null = '';
  for (let pages = 0; page !== null && pages < MOST_PAGES; pages += 1) {
    const query = new URLSearchParams({ mine: 'true', ...(page ? { page } : {}) });
    const told: { matches: readonly Archived[]; next: string | null } = await get(
      `/api/archive?${query.toString()}`,
    );
    found.push(...told.matches.flatMap((match) => archived(match) ?? []));
    page = told.next;
  }
  return found;
}

function archived({ id, game, ended_at, players }: Archived): PlayedMatch | undefined {
  const [you, ...more] = players.filter(({ is_you }) => is_you);
  if (!you || more.length > 0) return undefined;
  const others = players.filter(({ is_you }) => !is_you);
  return {
    id,
    game,
    endedAt: ended_at,
    result: you.result,
    opponents: others.map(({ name, kind, is_guest }) =>
      kind === 'bot' ? botName(name) : personName(name, is_guest),
    ),
    counts: {},
    doors: {},
  };
}

function resultOf(winners: readonly number[], seat: number): Result {
  if (winners.length === 0) return 'drawn';
  return winners.includes(seat) ? 'won' : 'lost';
}
