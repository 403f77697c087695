import { expect, it } from 'vitest';
import type { ShownSeat, ShownVerdict, TableNow } from '../generated/messages';
import { standingsOf } from './standings';

function ended(places: readonly number[]): TableNow {
  const seats = ['green', 'red', 'blue'].map((name): ShownSeat => ({ name, kind: 'bot' }));
  const verdict = { places } as ShownVerdict;
  return { phase: 'over', seats, sights: [], verdict };
}

it('orders all seats by their places, equals by their seats', () => {
  const standings = standingsOf(ended([2, 1, 2]));
  expect(standings.map(({ number }) => number)).toEqual([1, 0, 2]);
  expect(standings.map(({ place }) => place)).toEqual([1, 2, 2]);
});

it('names every seat where nobody won', () => {
  expect(standingsOf(ended([])).map(({ number, place }) => [number, place])).toEqual([
    [0, undefined],
    [1, undefined],
    [2, undefined],
  ]);
});
