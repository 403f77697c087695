/** The solid of a ghost: a cylinder and, around its upper end, a ball. */

import { STEPS_PER_FIELD } from './measures';
import type { Vector } from './vectors';

/** A ghost as the server's state has it. */
export interface Body {
  readonly x: number; // in 1/32 field, the centre of its outline in plan
  readonly y: number;
  readonly way: number; // UP, or where its head points
  readonly bottom: number;
  readonly radius: number;
  readonly neck: number; // from the base to the centre of the half sphere
}

export const UP = 0;
export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 3;
export const WAYS = ['', 'N', 'E', 'S', 'W'] as const;

/** Where the head points: upright, north, east, south, west. */
const DIRECTIONS: readonly Vector[] = [
  [0, 0, 1],
  [0, 1, 0],
  [1, 0, 0],
  [0, -1, 0],
  [-1, 0, 0],
];

/** Return a direction of the lobby as (a, b, c) of a ghost that points some way. */
export function turned(way: number, x: number, y: number, z: number): Vector {
  if (way === UP) return [x, y, z];
  if (way === NORTH) return [x, z, y];
  if (way === EAST) return [y, z, x];
  if (way === SOUTH) return [x, z, -y];
  return [y, z, -x];
}

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
