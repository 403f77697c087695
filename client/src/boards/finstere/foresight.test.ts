import { expect, it } from 'vitest';
import { flagsOf, linesOf, longestWay, signsOf } from './foresight';
import type { Leg, Outlook } from './state';

const leg = (x: number, y: number, by: Leg['by'] = 'step'): Leg => ({
  cell: [x, y],
  facing: 'E',
  by,
});
const outlook: Outlook = {
  start: [14, 5],
  cards: [
    { card: '1-hit', chance: 0.25, way: [leg(15, 5)], eaten: [2], cell: [15, 5], facing: 'E' },
    {
      card: '5',
      chance: 0.25,
      way: [leg(15, 5), leg(0, 5, 'wall'), leg(1, 5)],
      eaten: [2],
      cell: [1, 5],
      facing: 'E',
    },
    { card: '7', chance: 0.5, way: [leg(15, 5)], eaten: [2], cell: [15, 5], facing: 'E' },
  ],
  dangers: [],
};

it('draws the longest way', () => {
  expect(longestWay(outlook)).toHaveLength(3);
  expect(longestWay({ ...outlook, cards: [] })).toEqual([]);
});

it('breaks the way at walls', () => {
  expect(linesOf(outlook.start, longestWay(outlook))).toEqual([
    [
      [14, 5],
      [15, 5],
    ],
    [
      [0, 5],
      [1, 5],
    ],
  ]);
});

it('has one flag on each cell, with all cards that end there', () => {
  expect(flagsOf(outlook)).toEqual([
    { cell: [15, 5], cards: ['1-hit', '7'], chance: 0.75 },
    { cell: [1, 5], cards: ['5'], chance: 0.25 },
  ]);
});

it('sets the cards of a flag side by side, bites as such', () => {
  const signs = signsOf(['1-hit', '10']);
  expect(signs.map(({ number, isBite }) => [number, isBite])).toEqual([
    ['1', true],
    ['10', false],
  ]);
  const [bite, steps] = signs;
  expect(steps?.at).toBeGreaterThan((bite?.at ?? 0) + (bite?.width ?? 0));
});
