/**
 * Straight lines of sight against boxes and ghosts, bit for bit as the server computes them.
 *
 * A ray is its start o and its direction d; the point at t is o + t * d.  Touching counts as
 * meeting.  Only + - * / and square roots of float64, in the server's order.
 */

import { GLASS, type Box, type Model } from './measures';
import { foot, turned, type Body } from './solid';
import type { Vector } from './vectors';

/** A ray that meets nothing meets it here. */
export const FAR = Infinity;

/** Return 1 / step, or 0 for a ray that does not go along this axis at all. */
export function inverse(step: number): number {
  return step !== 0.0 ? 1.0 / step : 0.0;
}

/** Return from where a ray is between two planes. */
function enters(start: number, per: number, low: number, high: number): number {
  if (per > 0.0) return (low - start) * per;
  if (per < 0.0) return (high - start) * per;
  return low <= start && start <= high ? -FAR : FAR;
}

/** Return up to where a ray is between two planes. */
function leaves(start: number, per: number, low: number, high: number): number {
  if (per > 0.0) return (high - start) * per;
  if (per < 0.0) return (low - start) * per;
  return low <= start && start <= high ? FAR : -FAR;
}

/** Return where a ray first meets a box that is parallel to the axes, or FAR. */
export function boxEntry(o: Vector, per: Vector, box: Box): number {
  let first = enters(o[0], per[0], box.x0, box.x1);
  let last = leaves(o[0], per[0], box.x0, box.x1);
  first = Math.max(first, enters(o[1], per[1], box.y0, box.y1));
  last = Math.min(last, leaves(o[1], per[1], box.y0, box.y1));
  first = Math.max(first, enters(o[2], per[2], box.z0, box.z1));
  last = Math.min(last, leaves(o[2], per[2], box.z0, box.z1));
  return first <= last && last >= 0.0 ? Math.max(first, 0.0) : FAR;
}

/** Return where a ray first meets a model, but for boxes wholly behind y, or FAR. */
export function modelEntry(o: Vector, per: Vector, model: Model, behind: number): number {
  if (boxEntry(o, per, model.whole) === FAR) return FAR;
  let first = FAR;
  for (const box of model.boxes) {
    if (box.y1 > behind) first = Math.min(first, boxEntry(o, per, box));
  }
  return first;
}

/** Return where a ray in the mirror's model meets the glass from its front, or FAR. */
export function glassEntry(o: Vector, d: Vector): number {
  if (d[1] >= 0.0) return FAR;
  const { low, high } = GLASS;
  const first = (high[1] - o[1]) * inverse(d[1]);
  const x = o[0] + first * d[0];
  const z = o[2] + first * d[2];
  const isMet = first >= 0.0 && low[0] <= x && x <= high[0] && low[2] <= z && z <= high[2];
  return isMet ? first : FAR;
}

/** Return where a ray first meets a ghost, or FAR. */
export function ghostEntry(o: Vector, d: Vector, ghost: Body): number {
  const [x, y, z] = foot(ghost);
  const [a, b, c] = turned(ghost.way, o[0] - x, o[1] - y, o[2] - z);
  const [da, db, dc] = turned(ghost.way, d[0], d[1], d[2]);
  const per = inverse(dc);
  const disc = inDisc(a, b, da, db, ghost.radius);
  const first = Math.max(disc[0], enters(c, per, 0.0, ghost.neck));
  const last = Math.min(disc[1], leaves(c, per, 0.0, ghost.neck));
  const met = first <= last && last >= 0.0 ? Math.max(first, 0.0) : FAR;
  return Math.min(met, ballEntry(a, b, c - ghost.neck, da, db, dc, ghost.radius));
}

type Span = readonly [first: number, last: number];

const ALWAYS: Span = [-FAR, FAR];
const NEVER: Span = [FAR, -FAR];

function inDisc(a: number, b: number, da: number, db: number, radius: number): Span {
  const squared = da * da + db * db;
  const short = a * a + b * b - radius * radius;
  if (squared === 0.0) return short <= 0.0 ? ALWAYS : NEVER;
  return roots(squared, a * da + b * db, short);
}

function ballEntry(
  a: number,
  b: number,
  c: number,
  da: number,
  db: number,
  dc: number,
  radius: number,
): number {
  const squared = da * da + db * db + dc * dc;
  const short = a * a + b * b + c * c - radius * radius;
  const [first, last] = roots(squared, a * da + b * db + c * dc, short);
  return last >= 0.0 ? Math.max(first, 0.0) : FAR;
}

/** Return where squared * t * t + 2 * half * t + short is 0. */
function roots(squared: number, half: number, short: number): Span {
  const inside = half * half - squared * short;
  if (inside < 0.0) return NEVER;
  const root = Math.sqrt(inside);
  return [(-half - root) / squared, (root - half) / squared];
}
