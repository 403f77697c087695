/** Ghosts' bodies at spots, and where they wait outside. */

import { sizeOf, type Spot } from './state';
import { FIELDS, GHOST_SIZES, GHOSTS, STEPS_PER_FIELD, type Size } from './twin/measures';
import type { Body } from './twin/solid';

/** Fields outside the wall: farther than the keyhole, and escaped ghosts behind those that wait. */
const BESIDE_FAR = 1;
const OUT_FAR = 1.8;

/** Return a ghost of a size at a spot. */
export function bodyAt(size: Size, [x, y, , height, way]: Spot): Body {
  const { diameter, height: tall } = GHOST_SIZES[size];
  return { x, y, way, bottom: height, radius: diameter / 2, neck: tall - diameter / 2 };
}

/** Return a ghost before the wall of its start side, or outside the one by which it left. */
export function bodyOutside(ghost: number, place: 'beside' | 'out', start: number): Body {
  const { diameter, height } = GHOST_SIZES[sizeOf(ghost)];
  const along = ((ghost % GHOSTS) + 0.5) * (FIELDS / GHOSTS);
  const far = place === 'beside' ? BESIDE_FAR : OUT_FAR;
  const side = place === 'beside' ? start : (start + 2) % 4;
  const places: Record<number, readonly [number, number]> = {
    0: [along, FIELDS + far],
    1: [FIELDS + far, along],
    2: [along, -far],
    3: [-far, along],
  };
  const [x, y] = places[side] ?? [0, 0];
  const radius = diameter / 2;
  return {
    x: x * STEPS_PER_FIELD,
    y: y * STEPS_PER_FIELD,
    way: 0,
    bottom: 0,
    radius,
    neck: height - radius,
  };
}
