/** What a server does for an analysis: go through a match, and write a record by number. */

import { live } from '../live.svelte';
import type { Match } from '../local/match';
import type { Replay } from '../table/replay';
import { isHere } from '../tables.svelte';
import type { GameName } from '../wire/games';
import { get, send } from '../wire/http';
import { hasServer } from '../served';
import { Refusal, Unreachable } from '../wire/refusal';
import type { AnalysisProgress, Judged as ToldTurn, WrittenRecord } from '../wire/said';
import type { Analysis, Judged, Progress } from './analysing';
import { turnsOf, type Turn } from './turns';
import { JUDGE, simulationsOf, type Depth } from './watching';

const PAUSE = 500; // milliseconds until it is asked again

/** Tell whether a server can go through a match: one whose table it still has. */
export function isServed({ table, isArchived }: Pick<Replay, 'table' | 'isArchived'>): boolean {
  return hasServer && !isHere(table) && !isArchived;
}

/** Go through a finished match; nothing if whoever is told of its progress leaves. */
export async function judgeOnServer(
  match: Match,
  { table, game }: { table: string; game: GameName },
  depth: Depth,
  progress: Progress,
): Promise<Analysis | undefined> {
  await live.beSomebody();
  const wanted = { level: JUDGE, simulations: simulationsOf(game, depth) };
  const path = `/api/tables/${encodeURIComponent(table)}/analysis`;
  let told = await send<AnalysisProgress>('POST', path, wanted);
  while (!told.analysis) {
    if (!progress(told.done, told.of)) return undefined;
    await new Promise((over) => setTimeout(over, PAUSE));
    told = await followed(path, wanted);
  }
  const turns = turnsOf(match);
  return {
    turns: told.analysis.turns.flatMap((one) => judgedTurn(turns, one)),
    unjudged: told.analysis.unjudged,
    end: told.analysis.end,
  };
}

/** Return a record in the words of its game by number; nothing where no server is at hand. */
export async function writtenByNumber(record: string): Promise<string | undefined> {
  if (!hasServer) return undefined;
  try {
    return (await send<WrittenRecord>('POST', '/api/records/by-number', { record })).record;
  } catch (error) {
    if (error instanceof Unreachable) return undefined;
    if (!(error instanceof Refusal) || error.code !== 'malformed') throw error;
    throw new Refusal('unreadable-record', error.message);
  }
}

/** Ask how far it is; a process that knows nothing of it begins anew. */
async function followed(
  path: string,
  wanted: { level: string; simulations: number },
): Promise<AnalysisProgress> {
  const asked = new URLSearchParams({ ...wanted, simulations: `${wanted.simulations}` });
  try {
    return await get<AnalysisProgress>(`${path}?${asked}`);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'no-such-analysis') throw error;
    return send<AnalysisProgress>('POST', path, wanted);
  }
}

function judgedTurn(turns: readonly Turn[], told: ToldTurn): Judged[] {
  const turn = turns[told.turn - 1];
  if (!turn) return [];
  const { before, after, cost, luck } = told;
  const { better_actions: better, answer_actions: answer, proven_win: provenWin } = told;
  return [{ turn, better, before, after, cost, answer, provenWin, luck }];
}
