import { expect, test } from 'vitest';
import { hangsOnSeenWalls } from './candles';

const SOUTH_WEST = { x: 0.25, y: 0.25 };
const SOUTH_EAST = { x: 5.75, y: 0.25 };
const NORTH_WEST = { x: 0.25, y: 5.75 };
const NORTH_EAST = { x: 5.75, y: 5.75 };

test('no candle floats where its wall is looked through', () => {
  const fromTheSouth = { x: 3, y: -4.3 };
  expect(hangsOnSeenWalls(SOUTH_WEST, fromTheSouth)).toBe(false);
  expect(hangsOnSeenWalls(SOUTH_EAST, fromTheSouth)).toBe(false);
  expect(hangsOnSeenWalls(NORTH_WEST, fromTheSouth)).toBe(true);
  expect(hangsOnSeenWalls(NORTH_EAST, fromTheSouth)).toBe(true);
});

test('over a corner only the one across hangs on two walls that are seen', () => {
  const fromTheNorthWest = { x: -3, y: 9 };
  const seen = [SOUTH_WEST, SOUTH_EAST, NORTH_WEST, NORTH_EAST].filter((candle) =>
    hangsOnSeenWalls(candle, fromTheNorthWest),
  );
  expect(seen).toEqual([SOUTH_EAST]);
});
