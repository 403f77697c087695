/** How much room furniture takes up as it lies, seen from above and upwards. */

import { modelOf, STEPS_PER_FIELD } from './twin/measures';
import { toLobby, type Placed } from './twin/pose';
import type { Vector } from './twin/vectors';

/** From its least to its greatest x and y, in 1/32 field, and how high its top is, in fields. */
export interface Footprint {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  readonly top: number;
}

/** Return the footprint of a piece. */
export function footprintOf(piece: number, placed: Placed): Footprint {
  const corners = modelOf(piece).boxes.flatMap(({ x0, x1, y0, y1, z0, z1 }) =>
    [x0, x1].flatMap((x) =>
      [y0, y1].flatMap((y) => [z0, z1].map((z) => toLobby(placed, [x, y, z] as Vector))),
    ),
  );
  const all = (axis: 0 | 1 | 2) => corners.map((corner) => corner[axis]);
  return {
    west: Math.min(...all(0)) * STEPS_PER_FIELD,
    east: Math.max(...all(0)) * STEPS_PER_FIELD,
    south: Math.min(...all(1)) * STEPS_PER_FIELD,
    north: Math.max(...all(1)) * STEPS_PER_FIELD,
    top: Math.max(...all(2)),
  };
}

/** Tell whether two footprints have more than an edge in common. */
export function overlap(one: Footprint, other: Footprint): boolean {
  const isAcross = one.west < other.east && other.west < one.east;
  return isAcross && one.south < other.north && other.south < one.north;
}
