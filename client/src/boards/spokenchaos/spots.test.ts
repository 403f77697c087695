import { describe, expect, it } from 'vitest';
import { aimedSpot, middleOf, nearestSpot } from './spots';
import type { Spot } from './state';
import { stateOf } from './testing/states';

const FLOOR: Spot = [16, 16, 0, 0, 0];
const TOP: Spot = [17, 16, 1, 0.7, 0];
const LYING: Spot = [16, 16, 0, 0, 2];

describe('the nearest spot', () => {
  it('is the one on the floor, if nothing else is said', () => {
    expect(nearestSpot([TOP, FLOOR], [16, 16])).toBe(FLOOR);
    expect(nearestSpot([TOP, FLOOR], [20, 16])).toBe(FLOOR);
  });

  it('keeps to the height and the way that were chosen', () => {
    expect(nearestSpot([FLOOR, TOP], [10, 16], TOP)).toBe(TOP);
    expect(nearestSpot([FLOOR, LYING], [16, 16], LYING)).toBe(LYING);
  });

  it('does not exist where nothing fits', () => {
    expect(nearestSpot([], middleOf(0, 0))).toBeUndefined();
  });
});

describe('the spot at which one points', () => {
  const state = stateOf('planning', { 5: { x: 16, y: 16 } });
  const UPPER: Spot = [16, 20, 1, 0.7, 0];

  it('is on the furniture that is touched, wherever on its side that is', () => {
    const aim = { at: [16, 2], height: 0.1, onto: 5 } as const;
    expect(aimedSpot([FLOOR, UPPER, TOP], aim, 'small', state)).toBe(TOP);
  });

  it('is on the floor if that is touched, or if there is no room on the furniture', () => {
    expect(aimedSpot([TOP, FLOOR], { at: [16, 16] }, 'small', state)).toBe(FLOOR);
    expect(aimedSpot([FLOOR], { at: [16, 16], onto: 5 }, 'small', state)).toBe(FLOOR);
  });
});
