/** What a player's own matches say: pure sums over matches that are over. */

export type Result = 'won' | 'lost' | 'drawn';

/** A match that is over, with the eyes of one of its players. */
export interface PlayedMatch {
  readonly id: string;
  readonly game: string;
  readonly endedAt: number; // seconds
  readonly result: Result;
  /** Who else sat there, by the names that are shown. */
  readonly opponents: readonly string[];
  /** What was reached, as the game counts it; nothing where that is not known here. */
  readonly counts: Readonly<Record<string, number>>;
  /** How often one went in by each door, where there are doors. */
  readonly doors: Readonly<Record<string, number>>;
}

/** What somebody wants to see; an empty text wants everything. */
export interface Wanted {
  readonly game: string;
  readonly opponent: string;
  readonly result: string;
}

export interface Tally {
  readonly name: string;
  readonly matches: number;
  readonly won: number;
}

/** Return the matches that are wanted, the last one first. */
export function chosen(
  matches: readonly PlayedMatch[],
  { game, opponent, result }: Wanted,
): readonly PlayedMatch[] {
  return matches
    .filter(
      (one) =>
        (!game || one.game === game) &&
        (!opponent || one.opponents.includes(opponent)) &&
        (!result || one.result === result),
    )
    .sort((one, other) => other.endedAt - one.endedAt);
}

/** Return how many matches were won against everybody, who was met most first. */
export function byOpponent(matches: readonly PlayedMatch[]): readonly Tally[] {
  const names = [...new Set(matches.flatMap(({ opponents }) => opponents))];
  return names
    .map((name) => {
      const met = matches.filter(({ opponents }) => opponents.includes(name));
      return { name, matches: met.length, won: wonOf(met) };
    })
    .sort((one, other) => other.matches - one.matches);
}

/** Return how many matches were won. */
export function wonOf(matches: readonly PlayedMatch[]): number {
  return matches.filter(({ result }) => result === 'won').length;
}

/** Return how many matches in a row were won at most. */
export function longestStreak(matches: readonly PlayedMatch[]): number {
  let [streak, longest] = [0, 0];
  for (const { result } of inOrder(matches)) {
    streak = result === 'won' ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return longest;
}

/** Return the share of wins after every match, of the last so many. */
export function winShares(matches: readonly PlayedMatch[], last: number): readonly number[] {
  const all = inOrder(matches);
  return all.map((_, at) => {
    const recent = all.slice(Math.max(0, at + 1 - last), at + 1);
    return wonOf(recent) / recent.length;
  });
}

/** Return the sum of everything that is counted. */
export function summedCounts(matches: readonly PlayedMatch[]): Readonly<Record<string, number>> {
  return summed(matches.map(({ counts }) => counts));
}

/** Return the doors that were taken most often, the first one first. */
export function favouriteDoors(
  matches: readonly PlayedMatch[],
): readonly (readonly [door: string, times: number])[] {
  return Object.entries(summed(matches.map(({ doors }) => doors))).sort(
    ([, one], [, other]) => other - one,
  );
}

function summed(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [name, count] of all.flatMap((counts) => Object.entries(counts))) {
    sums[name] = (sums[name] ?? 0) + count;
  }
  return sums;
}

function inOrder(matches: readonly PlayedMatch[]): readonly PlayedMatch[] {
  return [...matches].sort((one, other) => one.endedAt - other.endedAt);
}
