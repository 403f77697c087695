import { describe, expect, it } from 'vitest';
import { beamOf, bentOf } from './beams';

const RADIUS = 0.2;

describe('light on the floor', () => {
  it('is narrow at the keyhole and as wide as the ghost where it stands', () => {
    const way = [
      [2.5, -0.35],
      [2.5, 2.5],
    ] as const;
    const light = { door: 'S3', way, radius: RADIUS, isCaught: true };
    const [first, second, third, last] = beamOf(light);
    expect(Math.abs((second?.[0] ?? 0) - (third?.[0] ?? 0))).toBeCloseTo(2 * RADIUS);
    expect(Math.abs((first?.[0] ?? 0) - (last?.[0] ?? 0))).toBeLessThan(RADIUS);
    expect([first?.[1], second?.[1]]).toEqual([-0.35, 2.5]);
    expect(bentOf(light)).toEqual([]);
  });

  it('goes on from the mirror as wide as it came there', () => {
    const way = [
      [6.35, 2.5],
      [4, 2.5],
      [4, 1],
    ] as const;
    const light = { door: 'E3', way, radius: RADIUS, isCaught: true };
    const wide = (one: readonly number[] = [], other: readonly number[] = []) =>
      Math.hypot((one[0] ?? 0) - (other[0] ?? 0), (one[1] ?? 0) - (other[1] ?? 0));
    const [, left, right] = bentOf(light);
    const [from, , , to] = beamOf(light);
    expect(wide(left, right)).toBeCloseTo(wide(from, to));
  });
});
