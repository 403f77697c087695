import { describe, expect, it } from 'vitest';
import { middleOf, nearestSpot } from './spots';
import type { Spot } from './state';

const FLOOR: Spot = [16, 16, 0, 0, 0];
const TOP: Spot = [17, 16, 1, 0.7, 0];
const LYING: Spot = [16, 16, 0, 0, 2];

describe('the nearest spot', () => {
  it('is the one on the floor, if nothing else is said', () => {
    expect(nearestSpot([TOP, FLOOR], [16, 16])).toBe(FLOOR);
  });

  it('keeps to the height and the way that were chosen', () => {
    expect(nearestSpot([FLOOR, TOP], [10, 16], TOP)).toBe(TOP);
    expect(nearestSpot([FLOOR, LYING], [16, 16], LYING)).toBe(LYING);
  });

  it('does not exist where nothing fits', () => {
    expect(nearestSpot([], middleOf(0, 0))).toBeUndefined();
  });
});
