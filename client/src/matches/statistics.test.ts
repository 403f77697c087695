import { expect, it } from 'vitest';
import {
  byOpponent,
  chosen,
  favouriteDoors,
  longestStreak,
  summedCounts,
  winShares,
  type PlayedMatch,
  type Result,
} from './statistics';

function match(endedAt: number, result: Result, more: Partial<PlayedMatch> = {}): PlayedMatch {
  const plain = { id: `${endedAt}`, game: 'menhirs', opponents: ['Owl'], counts: {}, doors: {} };
  return { ...plain, endedAt, result, ...more };
}

const ALL = [
  match(3, 'won', { counts: { out: 3, eaten: 1 }, game: 'finstere' }),
  match(1, 'lost', { opponents: ['Fox', 'Owl'] }),
  match(2, 'won', { counts: { out: 1 }, game: 'finstere' }),
  match(4, 'drawn', { doors: { N1: 2, E3: 5 } }),
  match(5, 'won', { doors: { N1: 4 } }),
];

it('counts wins in a row in the order in which they were played', () => {
  expect(longestStreak(ALL)).toBe(2);
  expect(longestStreak([])).toBe(0);
});

it('tells the share of wins after every match', () => {
  expect(winShares(ALL, 2)).toEqual([0, 0.5, 1, 0.5, 0.5]);
});

it('tells how it went against everybody', () => {
  expect(byOpponent(ALL)).toEqual([
    { name: 'Owl', matches: 5, won: 3 },
    { name: 'Fox', matches: 1, won: 0 },
  ]);
});

it('shows what is wanted, the last one first', () => {
  const found = chosen(ALL, { game: 'finstere', opponent: 'Owl', result: 'won' });
  expect(found.map(({ endedAt }) => endedAt)).toEqual([3, 2]);
});

it('adds up what was reached, and by which doors', () => {
  expect(summedCounts(ALL)).toEqual({ out: 4, eaten: 1 });
  expect(favouriteDoors(ALL)).toEqual([
    ['N1', 6],
    ['E3', 5],
  ]);
});
