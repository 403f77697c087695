/** Furniture from above: the outlines of its boxes, the lower ones first. */

import type { Door } from '../geometry/doors';
import { type Box, modelOf } from '../geometry/measures';
import { type Placed, toLobby } from '../geometry/placed';
import type { Vector } from '../geometry/vectors';

export type Point = readonly [x: number, y: number];

export interface Outline {
  readonly points: readonly Point[];
  /** The height of the box's top. */
  readonly top: number;
}

/** Units of the drawing in a field. */
export const UNIT = 100;
export const SIDE = 6 * UNIT;
/** How far outside the wall the keyhole is drawn, and how large: waiting ghosts are farther. */
export const KEYHOLE_FAR = 44;
export const KEYHOLE_RADIUS = 19;

/** Return a place of the lobby on the drawing: north is up. */
export function drawn(x: number, y: number): Point {
  return [x * UNIT, SIDE - y * UNIT];
}

/** Return the middle of a door on the drawing, so far outside its wall. */
export function doorOn({ side, number }: Door, far: number): Point {
  const along = (number - 0.5) * UNIT;
  if (side === 'N') return [along, -far];
  if (side === 'S') return [along, SIDE + far];
  return [side === 'W' ? -far : SIDE + far, SIDE - along];
}

/** Return where the keyhole is drawn that is at a door. */
export function keyholeOn(door: Door): Point {
  return doorOn(door, KEYHOLE_FAR);
}

/** Return the outlines of a piece from above. */
export function outlinesOf(piece: number, placed: Placed): Outline[] {
  return modelOf(piece)
    .boxes.map((box) => outlineOf(box, placed))
    .sort((one, other) => one.top - other.top);
}

/** Return what gives the places on the way from one to another, from 0 to 1. */
export function between(from: Placed, to: Placed): (share: number) => Placed {
  const mix = (one: Readonly<Vector>, other: Readonly<Vector>, share: number): Vector => [
    one[0] + (other[0] - one[0]) * share,
    one[1] + (other[1] - one[1]) * share,
    one[2] + (other[2] - one[2]) * share,
  ];
  return (share) => ({
    turn: [
      mix(from.turn[0], to.turn[0], share),
      mix(from.turn[1], to.turn[1], share),
      mix(from.turn[2], to.turn[2], share),
    ],
    shift: mix(from.shift, to.shift, share),
  });
}

/** Return points as an SVG polygon takes them. */
export function polygon(points: readonly Point[]): string {
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

/** Return the middle of a piece on the drawing. */
export function middleOf(outlines: readonly Outline[]): Point {
  const all = outlines.flatMap(({ points }) => points);
  const mid = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return [mid(all.map(([x]) => x)), mid(all.map(([, y]) => y))];
}

function outlineOf(box: Box, placed: Placed): Outline {
  const corners = Array.from({ length: 8 }, (_, number): Vector => [
    number & 1 ? box.x1 : box.x0,
    number & 2 ? box.y1 : box.y0,
    number & 4 ? box.z1 : box.z0,
  ]).map((corner) => toLobby(placed, corner));
  return {
    points: hull(corners.map(([x, y]) => drawn(x, y))),
    top: Math.max(...corners.map(([, , z]) => z)),
  };
}

/** Return the convex hull of points, all around. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const half = (from: readonly Point[]) => {
    const found: Point[] = [];
    for (const point of from) {
      while (found.length > 1 && !isLeftTurn(found.at(-2), found.at(-1), point)) found.pop();
      found.push(point);
    }
    return found.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

function isLeftTurn(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  if (!a || !b) return true;
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 1e-9;
}
