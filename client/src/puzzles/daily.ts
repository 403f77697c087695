/**
 * The puzzles of a day: one of each game, the same for everybody, from the date (UTC) alone.
 *
 * Days are counted; the count says which kind it is a day of, and steps through that kind's puzzles
 * so that all of them come before one comes again.
 */

import { KINDS, type KindName } from './kinds';
import { GAMES, type GameName } from '../parts/summary';

const DAY = 86_400_000; // milliseconds

/** Which kinds come on the days of a game, in turns. */
const TURNS: Readonly<Record<GameName, readonly KindName[]>> = {
  finstere: ['feast', 'predict', 'feast', 'escape', 'feast'],
  menhirs: ['free-in'],
  spokenchaos: ['hide', 'furnish'],
};
const STRIDE = 0.618; // of all puzzles, from one day to the next: neighbours differ in grade

/** Return which day it is, counted; the same everywhere on earth. */
export function dayAt(time: number): number {
  return Math.floor(time / DAY);
}

/** Return a day as it is written: 2026-11-18. */
export function dateOf(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** Return the kinds of a day, one of each game. */
export function kindsOn(day: number): KindName[] {
  return GAMES.flatMap((game) => TURNS[game][day % TURNS[game].length] ?? []);
}

/** Return which of so many puzzles a day has. */
export function placeOn(day: number, count: number): number {
  let stride = Math.max(1, Math.round(count * STRIDE));
  while (commonFactor(stride, count) > 1) stride += 1;
  return (day * stride) % count;
}

/** Return what a day's puzzles are, given those of each kind. */
export async function puzzlesOn<Item>(
  day: number,
  load: (kind: KindName) => Promise<readonly Item[]>,
): Promise<Item[]> {
  const found = kindsOn(day).map(async (kind) => {
    const all = await load(kind);
    return all[placeOn(day, all.length)];
  });
  return (await Promise.all(found)).filter((item) => item !== undefined);
}

export function gameOf(kind: KindName): GameName {
  return KINDS[kind].game;
}

function commonFactor(one: number, other: number): number {
  return other === 0 ? one : commonFactor(other, one % other);
}
