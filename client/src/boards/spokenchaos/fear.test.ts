import { describe, expect, it } from 'vitest';
import { bodyAt } from './bodies';
import { isAfraid } from './fear';
import type { Vector } from './geometry/vectors';

const ghost = bodyAt('small', [80, 80, 0, 0, 0]); // its middle is at 2.5, 2.5
const NORTH_TO_SOUTH = (x: number): Vector[] => [
  [x, 6, 0.7],
  [x, 0, 0.3],
];

describe('a ghost that is not seen', () => {
  it('is afraid of a line that goes by closely', () => {
    expect(isAfraid(ghost, [NORTH_TO_SOUTH(2.9)])).toBe(true);
  });

  it('is calm about one far away, or one that ends before it', () => {
    expect(isAfraid(ghost, [NORTH_TO_SOUTH(3.6)])).toBe(false);
    const ends: Vector[] = [
      [2.6, 6, 0.7],
      [2.6, 4, 0.5],
    ];
    expect(isAfraid(ghost, [ends])).toBe(false);
    expect(isAfraid(ghost, [])).toBe(false);
  });

  it('is afraid of the second part of a line that the mirror bends', () => {
    const bent: Vector[] = [
      [5, 6, 0.7],
      [5, 2.6, 0.5],
      [0, 2.6, 0.3],
    ];
    expect(isAfraid(ghost, [bent])).toBe(true);
  });
});
