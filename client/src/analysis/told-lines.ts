/** What bots have found, in words and as paths on the board, numbered from the best one on. */

import type { Named } from '../boards/named';
import type { State } from '../engine/rules';
import type { Candidate, Found } from './found';
import { taken } from './lines';
import { toldOf, type Setting } from './words';

/** A line: its first turn, what that names on the board, and what is expected after it. */
export interface ToldLine {
  readonly words: string;
  readonly named: Named;
  readonly rest: string;
}

export const NO_WORDS: ToldLine = { words: '', named: { cells: [] }, rest: '' };

/** Return the lines that were found in a state. */
export function toldLines(
  setting: Setting,
  state: State,
  found: Found | undefined,
): readonly ToldLine[] {
  const seat = found?.seat;
  if (seat === undefined) return [];
  return (found?.candidates ?? []).map((candidate, place) =>
    toldLine(setting, state, seat, candidate, place + 1),
  );
}

function toldLine(
  setting: Setting,
  state: State,
  seat: number,
  { actions, line }: Candidate,
  rank: number,
): ToldLine {
  const own = actions.map((action) => [seat, action] as const);
  const told = toldOf(setting, state, own);
  const paths = told.paths.map((path) => ({ ...path, rank }));
  const first = { words: told.words, named: { ...told.named, paths } };
  const isFollowed = own.join() === line.slice(0, own.length).join();
  if (!isFollowed || line.length === own.length) return { ...first, rest: '' };
  const after = taken(setting.rules, state, own);
  const next = taken(setting.rules, after.state, line.slice(own.length));
  return { ...first, rest: toldOf(setting, after.state, next.plies).words };
}
