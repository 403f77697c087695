import { describe, expect, it } from 'vitest';
import { bodyOutside, OUT_SIZE } from './bodies';
import { KEYHOLE_FAR, KEYHOLE_RADIUS, UNIT } from './plan/outlines';
import { FIELDS, GHOSTS, STEPS_PER_FIELD } from './geometry/measures';

const SOUTH = 2;
const NORTH = 0;
const all = Array.from({ length: GHOSTS }, (_, ghost) => ghost);
/** Those who wait in the south, and those who escaped there. */
const outside = [
  ...all.map((ghost) => bodyOutside(ghost, 'beside', SOUTH)),
  ...all.map((ghost) => bodyOutside(GHOSTS + ghost, 'out', NORTH)),
];

describe('ghosts outside the lobby', () => {
  it('do not overlap, whether they wait or have escaped', () => {
    outside.forEach((one, index) => {
      for (const other of outside.slice(index + 1)) {
        const far = Math.hypot(one.x - other.x, one.y - other.y) / STEPS_PER_FIELD;
        expect(far).toBeGreaterThanOrEqual(one.radius + other.radius);
      }
    });
  });

  it('stand in the gaps of those that wait before them, so that none is behind another', () => {
    const [waiting, out] = [outside.slice(0, GHOSTS), outside.slice(GHOSTS)];
    for (const one of out) {
      for (const { x, radius } of waiting) {
        const apart = Math.abs(x - one.x) / STEPS_PER_FIELD;
        expect(apart).toBeGreaterThan(radius + one.radius * OUT_SIZE);
      }
    }
  });

  it('leave the keyhole free, whatever its door', () => {
    for (let number = 1; number <= FIELDS; number += 1) {
      for (const { x, y, radius } of outside) {
        const across = x / STEPS_PER_FIELD - (number - 0.5);
        const far = Math.hypot(across, y / STEPS_PER_FIELD + KEYHOLE_FAR / UNIT);
        expect(far).toBeGreaterThanOrEqual(radius + KEYHOLE_RADIUS / UNIT);
      }
    }
  });
});
