/** How much of the lobby and around it is drawn from above. */

import { BESIDE_FAR } from '../bodies';
import type { Body } from '../geometry/ghost-solid';
import { FIELDS, GHOST_SIZES, STEPS_PER_FIELD } from '../geometry/measures';
import { drawn, UNIT } from './outlines';

export interface Drawing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const SIDE = FIELDS * UNIT;
const MARGIN = 84; // for doors and the keyhole
const AROUND = 12; // free around a ghost
const BESIDE = (BESIDE_FAR + GHOST_SIZES.large.diameter / 2) * UNIT + AROUND;

/** The lobby and who waits beside it, always as large. */
export const PART: Drawing = {
  x: -BESIDE,
  y: -BESIDE,
  width: SIDE + 2 * BESIDE,
  height: SIDE + 2 * BESIDE,
};

/** Return the lobby with its doors, and the ghosts wherever they wait around it. */
export function drawingOf(ghosts: readonly { readonly body: Body }[]): Drawing {
  const places = ghosts.map(({ body: { x, y, radius } }) => ({
    at: drawn(x / STEPS_PER_FIELD, y / STEPS_PER_FIELD),
    far: radius * UNIT + AROUND,
  }));
  const low = (axis: 0 | 1) => Math.min(-MARGIN, ...places.map(({ at, far }) => at[axis] - far));
  const high = (axis: 0 | 1) =>
    Math.max(SIDE + MARGIN, ...places.map(({ at, far }) => at[axis] + far));
  return { x: low(0), y: low(1), width: high(0) - low(0), height: high(1) - low(1) };
}
