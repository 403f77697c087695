import { expect, it } from 'vitest';
import { puzzlesOf } from './collection';
import { dateOf, dayAt, gameOf, kindsOn, placeOn, puzzlesOn } from './daily';

const DAY = dayAt(Date.UTC(2026, 10, 18, 23, 59));

it('is the same day until midnight at Greenwich', () => {
  expect(dateOf(DAY)).toBe('2026-11-18');
  expect(dayAt(Date.UTC(2026, 10, 19))).toBe(DAY + 1);
});

it('has one puzzle of each game every day, whatever its kind', () => {
  for (let day = DAY; day < DAY + 10; day += 1) {
    expect(kindsOn(day).map(gameOf)).toEqual(['finstere', 'menhirs', 'spokenchaos']);
  }
});

it('lets every puzzle come before one comes again', () => {
  const days = Array.from({ length: 101 }, (_, at) => DAY + 2 * at); // days of one kind of two
  expect(new Set(days.map((day) => placeOn(day, 101))).size).toBe(101);
});

it('chooses from the collection by the date alone', async () => {
  const [one, again] = await Promise.all([puzzlesOn(DAY, puzzlesOf), puzzlesOn(DAY, puzzlesOf)]);
  expect(one.map(({ id }) => id)).toEqual(again.map(({ id }) => id));
  expect(one.map(({ game }) => game)).toEqual(['finstere', 'menhirs', 'spokenchaos']);
  const next = await puzzlesOn(DAY + 1, puzzlesOf);
  expect(next.map(({ id }) => id)).not.toEqual(one.map(({ id }) => id));
});
