/**
 * The keyhole: the shape of its opening, its samples, and the lobby as seen from it.
 *
 * The view has its own coordinates: the middle of the door's edge of the lobby is the origin, u
 * goes to the right of the one who looks, w into the lobby, z up.
 */

import { FIELDS, KEYHOLE, LOOK, modelOf, STEPS_PER_FIELD } from './measures';
import { pose, type Lying, type Placed } from './pose';
import { NORTH, UP, type Body } from './solid';
import type { Point, Vector } from './vectors';

const HALF_FIELD = STEPS_PER_FIELD / 2;
const QUARTER_TURN = 90;
const FAR_EDGE = FIELDS * STEPS_PER_FIELD;

/** Sides, by how many quarters the lobby turns to be seen from there. */
const QUARTERS = { S: 0, W: 1, N: 2, E: 3 } as const;
export type Side = keyof typeof QUARTERS;

export interface Door {
  readonly side: Side;
  readonly number: number;
}

export interface Keyhole {
  readonly grid: number;
  readonly cell: number;
  readonly middle: number;
  readonly plate: number;
  readonly eye: number;
  readonly eyeHeight: number;
}

/** A piece in the lobby, by its number. */
export interface Standing extends Lying {
  readonly piece: number;
}

/** What stands in the coordinates of the view. */
export interface Seen {
  readonly pieces: readonly (Placed & { readonly piece: number })[];
  readonly ghosts: readonly Body[];
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

/** Return the direction of a sample's ray, from the eye to the middle of its cell. */
export function aim(keyhole: Keyhole, row: number, column: number): Vector {
  return [
    sampleU(keyhole, column),
    keyhole.plate - keyhole.eye,
    sampleZ(keyhole, row) - keyhole.eyeHeight,
  ];
}

/** Return where the eye is, in the coordinates of the view. */
export function eyeOf({ eye, eyeHeight }: Keyhole): Vector {
  return [0.0, eye, eyeHeight];
}

/** Tell whether a point of the plate is in the opening, its edges included. */
export function isOpen(u: number, z: number): boolean {
  const up = z - KEYHOLE.circle_height;
  if (u * u + up * up <= KEYHOLE.circle_radius * KEYHOLE.circle_radius) return true;
  if (!(KEYHOLE.slot_bottom <= z && z <= KEYHOLE.slot_top)) return false;
  const share = (KEYHOLE.slot_top - z) / (KEYHOLE.slot_top - KEYHOLE.slot_bottom);
  const widening = KEYHOLE.half_width_bottom - KEYHOLE.half_width_top;
  return Math.abs(u) <= KEYHOLE.half_width_top + widening * share;
}

/** Return the first open column of each row; the last one is as far from the other end. */
export function openColumns(keyhole: Keyhole): Int32Array {
  const first = new Int32Array(keyhole.grid);
  for (let row = 0; row < keyhole.grid; row += 1) {
    let column = 0;
    const z = sampleZ(keyhole, row);
    const last = Math.floor((keyhole.grid + 1) / 2);
    while (column < last && !isOpen(sampleU(keyhole, column), z)) column += 1;
    first[row] = column;
  }
  return first;
}

/** Turn the lobby and its ghosts into the coordinates of the view from a door. */
export function turnView(pieces: readonly Standing[], ghosts: readonly Body[], door: Door): Seen {
  const quarters = QUARTERS[door.side];
  const along = door.number * STEPS_PER_FIELD - HALF_FIELD;
  return {
    pieces: pieces.map((piece) => {
      const [x, y] = seenFrom(quarters, along, piece.x, piece.y);
      const yaw = (piece.yaw + QUARTER_TURN * quarters) % (4 * QUARTER_TURN);
      const placed = pose(modelOf(piece.piece), { ...piece, x, y, yaw });
      return { ...placed, piece: piece.piece };
    }),
    ghosts: ghosts.map((ghost) => {
      const [x, y] = seenFrom(quarters, along, ghost.x, ghost.y);
      return { ...ghost, x, y, way: waySeen(quarters, ghost.way) };
    }),
  };
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

function seenFrom(quarters: number, along: number, x: number, y: number): [number, number] {
  if (quarters === QUARTERS.S) return [x - along, y];
  if (quarters === QUARTERS.W) return [along - y, x];
  if (quarters === QUARTERS.N) return [along - x, FAR_EDGE - y];
  return [y - along, FAR_EDGE - x];
}

function waySeen(quarters: number, way: number): number {
  if (way === UP) return UP;
  return ((((way - NORTH - quarters) % 4) + 4) % 4) + NORTH;
}
