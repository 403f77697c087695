/** Ghosts' bodies at spots, and where they wait outside. */

import { oppositeSide, sizeOf, type Spot } from './state';
import type { Body } from './geometry/ghost-solid';
import { FIELDS, GHOST_SIZES, GHOSTS, type Size, STEPS_PER_FIELD } from './geometry/measures';

/** Fields outside the wall: farther than the keyhole, and escaped ghosts behind those that wait, in their gaps. */
export const BESIDE_FAR = 1;
const OUT_FAR = 1.85;
/** How large those that are out are drawn on the stage: so none covers one that waits before it. */
export const OUT_SIZE = 0.6;

/** Return a ghost of a size at a spot. */
export function bodyAt(size: Size, [x, y, , height, way]: Spot): Body {
  const { diameter, height: tall } = GHOST_SIZES[size];
  return { x, y, way, bottom: height, radius: diameter / 2, neck: tall - diameter / 2 };
}

/** Return a ghost before the wall of its start side, or outside the one by which it left. */
export function bodyOutside(ghost: number, place: 'beside' | 'out', start: number): Body {
  const { diameter, height } = GHOST_SIZES[sizeOf(ghost)];
  const along = alongWall(ghost % GHOSTS, place === 'out' ? 1 : 0.5);
  const far = place === 'beside' ? BESIDE_FAR : OUT_FAR;
  const side = place === 'beside' ? start : oppositeSide(start);
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

/** Fields along the wall that ghosts need, so that none hides another. */
const ROOM: Readonly<Record<Size, number>> = { small: 0.74, medium: 0.93, large: 1.18 };

/** Return where along its wall a ghost of a seat is: the larger ones have more room; `share`: where in it. */
function alongWall(own: number, share: number): number {
  const rooms = Array.from({ length: GHOSTS }, (_, ghost) => ROOM[sizeOf(ghost)]);
  const all = rooms.reduce((sum, room) => sum + room, 0);
  const before = rooms.slice(0, own).reduce((sum, room) => sum + room, 0);
  return ((before + (rooms[own] ?? 0) * share) * FIELDS) / all;
}
