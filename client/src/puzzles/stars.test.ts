import { expect, it } from 'vitest';
import { rulesFor } from '../testing/rules';
import { ratedAfter, ratingOf, starsOf } from './stars';
import { lengthOn, NO_STREAK, prolonged } from './streak';

it.each([
  [{ tries: 1, hints: 0, isShown: false }, 3],
  [{ tries: 2, hints: 0, isShown: false }, 2],
  [{ tries: 9, hints: 0, isShown: false }, 2],
  [{ tries: 1, hints: 2, isShown: false }, 2],
  [{ tries: 3, hints: 1, isShown: false }, 1],
  [{ tries: 1, hints: 3, isShown: true }, 0],
])('%o is worth %i stars', (trying, stars) => {
  expect(starsOf(trying)).toBe(stars);
});

it('rates hard puzzles above easy ones, and those who fail lower', async () => {
  const rules = await rulesFor('menhirs');
  expect(ratingOf(9).rating).toBeGreaterThan(ratingOf(1).rating);
  expect(ratedAfter(rules, undefined, 3, false).rating).toBeLessThan(1500);
  expect(ratedAfter(rules, undefined, 3, true).rating).toBeGreaterThan(1500);
});

it('counts days in a row, each once', () => {
  const three = [10, 11, 11, 12].reduce(prolonged, NO_STREAK);
  expect(three).toEqual({ last: 12, length: 3, best: 3 });
  expect(lengthOn(three, 13)).toBe(3); // today is not over
  expect(lengthOn(three, 14)).toBe(0);
  expect(prolonged(three, 14)).toEqual({ last: 14, length: 1, best: 3 });
});
