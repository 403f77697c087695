/** The solid of a ghost: a cylinder and, around its upper end, a ball. */

import { STEPS_PER_FIELD, UP, type Figure } from '../../../generated/spokenchaos';
import type { Vector } from './vectors';

export { UP, WAYS } from '../../../generated/spokenchaos';

export type Body = Figure['body'];

/** Where the head points: upright, north, east, south, west. */
const DIRECTIONS: readonly Vector[] = [
  [0, 0, 1],
  [0, 1, 0],
  [1, 0, 0],
  [0, -1, 0],
  [-1, 0, 0],
];

/** Return the centre of the base disc, where a = b = c = 0. */
export function foot(ghost: Body): Vector {
  const x = ghost.x / STEPS_PER_FIELD;
  const y = ghost.y / STEPS_PER_FIELD;
  if (ghost.way === UP) return [x, y, ghost.bottom];
  const back = (ghost.neck + ghost.radius) / 2;
  const [across, along] = direction(ghost.way);
  return [x - back * across, y - back * along, ghost.bottom + ghost.radius];
}

/** Return the box around a ghost: its least and its greatest corner. */
export function bounds(ghost: Body): readonly [low: Vector, high: Vector] {
  const half = (ghost.neck + ghost.radius) / 2;
  const way = direction(ghost.way);
  const across = way[0] !== 0 ? half : ghost.radius;
  const along = way[1] !== 0 ? half : ghost.radius;
  const x = ghost.x / STEPS_PER_FIELD;
  const y = ghost.y / STEPS_PER_FIELD;
  const top = ghost.bottom + (ghost.way === UP ? 2 * half : 2 * ghost.radius);
  return [
    [x - across, y - along, ghost.bottom],
    [x + across, y + along, top],
  ];
}

function direction(way: number): Vector {
  return DIRECTIONS[way] ?? [0, 0, 1];
}
