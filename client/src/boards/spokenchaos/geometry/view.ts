/**
 * The keyhole and the lobby as seen from it, for what is drawn.
 *
 * The view has its own coordinates: the middle of the door's edge of the lobby is the origin, u
 * goes to the right of the one who looks, w into the lobby, z up.
 */

import type { Door } from './doors';
import { FIELDS, KEYHOLE, LOOK } from './measures';
import type { Point, Vector } from './vectors';

export interface Keyhole {
  readonly grid: number;
  readonly cell: number;
  readonly middle: number;
  readonly plate: number;
  readonly eye: number;
  readonly eyeHeight: number;
}

/** Return the keyhole, with a grid of so many samples each way. */
export function newKeyhole(grid: number = LOOK.grid): Keyhole {
  const top = Math.max(KEYHOLE.circle_height + KEYHOLE.circle_radius, KEYHOLE.slot_top);
  const bottom = Math.min(KEYHOLE.circle_height - KEYHOLE.circle_radius, KEYHOLE.slot_bottom);
  const halves = [KEYHOLE.circle_radius, KEYHOLE.half_width_top, KEYHOLE.half_width_bottom];
  const wide = 2 * Math.max(...halves);
  return {
    grid,
    cell: Math.max(top - bottom, wide) / grid,
    middle: (top + bottom) / 2,
    plate: -KEYHOLE.plate_outside,
    eye: -(KEYHOLE.plate_outside + KEYHOLE.eye_behind),
    eyeHeight: KEYHOLE.eye_height,
  };
}

/** Return how far to the right the middle of a column is. */
export function sampleU({ grid, cell }: Keyhole, column: number): number {
  return (column + 0.5 - grid / 2) * cell;
}

/** Return the height of the middle of a row. */
export function sampleZ({ grid, cell, middle }: Keyhole, row: number): number {
  return middle + (grid / 2 - row - 0.5) * cell;
}

/** Return where the eye is, in the coordinates of the view. */
export function eyeOf({ eye, eyeHeight }: Keyhole): Vector {
  return [0.0, eye, eyeHeight];
}

/** Return where a point of the view from a door is in the lobby. */
export function fromView({ side, number }: Door, [u, w, z]: Point): Vector {
  const along = number - 0.5;
  if (side === 'S') return [along + u, w, z];
  if (side === 'W') return [w, along - u, z];
  if (side === 'N') return [along - u, FIELDS - w, z];
  return [FIELDS - w, along + u, z];
}

/** Return where a point of the lobby is in the view from a door. */
export function toView({ side, number }: Door, [x, y, z]: Point): Vector {
  const along = number - 0.5;
  if (side === 'S') return [x - along, y, z];
  if (side === 'W') return [along - y, x, z];
  if (side === 'N') return [along - x, FIELDS - y, z];
  return [y - along, FIELDS - x, z];
}

/** Return where the grid of the samples shows a point of the view: from 0 to 1, across and down. */
export function onGrid(keyhole: Keyhole, [u, w, z]: Vector): readonly [number, number] {
  const scale = (keyhole.plate - keyhole.eye) / (w - keyhole.eye);
  const height = keyhole.eyeHeight + (z - keyhole.eyeHeight) * scale;
  const wide = keyhole.grid * keyhole.cell;
  return [0.5 + (u * scale) / wide, 0.5 + (keyhole.middle - height) / wide];
}
