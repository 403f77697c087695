/** Where a hand means a piece to be: flush with walls and other pieces, at right angles, leaning. */

import type { Draft } from './draft';
import { footprintOf, laidLow, overlap, type Footprint } from './footprint';
import { NONE } from './state';
import { FIELDS, STEPS_PER_FIELD } from './geometry/measures';
import type { Standing } from './geometry/placed';

type Axis = 'x' | 'y';

const EDGE = FIELDS * STEPS_PER_FIELD;
const NEAR = 4; // 1/8 field: so near things snap together
const PRESSED = 14; // so far a piece is dragged into another to lean on it; farther it goes over it
const SLANT = 0.35; // how far the foot of a leaning piece is from its holder, for each height of it
const RIGHT = 90;
const NEARLY_RIGHT = 7; // degrees
const TINY = 1e-6;

/** Turn a piece on to the next right angle, if it is nearly there. */
export function squared(draft: Draft): Draft {
  const right = Math.round(draft.yaw / RIGHT) * RIGHT;
  const yaw = Math.abs(draft.yaw - right) <= NEARLY_RIGHT ? right % 360 : draft.yaw;
  return { ...draft, yaw };
}

/** Move a piece so that it is inside the walls, and flush with what is near. */
export function snapped(draft: Draft, others: readonly Standing[]): Draft {
  const own = footprintOf(laidLow(draft));
  const prints = others.map(footprintOf);
  const x = draft.x + shift('x', own, prints);
  const y = draft.y + shift('y', own, prints);
  return { ...draft, x: Math.round(x), y: Math.round(y) };
}

/** A piece that is dragged against another one, which is to hold it as it leans. */
export interface Pressed {
  readonly draft: Draft;
  readonly holder: number;
}

/** Let a piece lean on the one into which it is dragged a little; nothing: it is not. */
export function pressed(draft: Draft, others: readonly Standing[]): Pressed | undefined {
  const own = footprintOf(laidLow(draft));
  for (const other of others) {
    const print = footprintOf(other);
    const way = wayInto(own, print);
    if (!way) continue;
    const gap = Math.round(SLANT * Math.min(own.top, print.top) * STEPS_PER_FIELD);
    const back = Math.ceil(way.deep + gap - TINY);
    const lean = leanTowards(draft.yaw, way.x, way.y);
    const moved = { ...draft, x: draft.x - way.x * back, y: draft.y - way.y * back, lean };
    return { draft: moved, holder: other.piece };
  }
  return undefined;
}

/** Return the side of a piece that looks a way, as leaning counts them: front, back, left, right. */
export function leanTowards(yaw: number, x: number, y: number): number {
  const degrees = (Math.atan2(y, x) * 180) / Math.PI - yaw;
  const quarter = (((Math.round(degrees / RIGHT) % 4) + 4) % 4) as 0 | 1 | 2 | 3;
  return [3, 0, 2, 1][quarter] ?? NONE; // east is its right, north its front
}

/** Return the way that leads into a piece and how deep, if it is not too deep. */
function wayInto(
  own: Footprint,
  other: Footprint,
): { x: number; y: number; deep: number } | undefined {
  if (!overlap(own, other)) return undefined;
  const ways = [
    { x: 1, y: 0, deep: own.east - other.west },
    { x: -1, y: 0, deep: other.east - own.west },
    { x: 0, y: 1, deep: own.north - other.south },
    { x: 0, y: -1, deep: other.north - own.south },
  ].sort((one, another) => one.deep - another.deep);
  return ways.find(({ deep }) => deep > NEAR && deep <= PRESSED && deep === ways[0]?.deep);
}

/** Return by how much a piece is moved along an axis: into the walls, else to what is near. */
function shift(axis: Axis, own: Footprint, others: readonly Footprint[]): number {
  const [low, high] = spanOf(axis, own);
  if (low <= NEAR) return Math.ceil(-low - TINY);
  if (high >= EDGE - NEAR) return Math.floor(EDGE - high + TINY);
  const across = axis === 'x' ? 'y' : 'x';
  const near = others.flatMap((other) => {
    const [from, to] = spanOf(axis, other);
    const apart = gapBetween(spanOf(across, own), spanOf(across, other));
    const beside = apart < 0 ? [Math.floor(from - high + TINY), Math.ceil(to - low - TINY)] : [];
    // Whoever stands side by side is in line, too.
    const inLine =
      apart >= 0 && apart <= NEAR ? [Math.round(from - low), Math.round(to - high)] : [];
    return [...beside, ...inLine];
  });
  return near
    .filter((by) => Math.abs(by) <= NEAR)
    .reduce((best, by) => (best === 0 || Math.abs(by) < Math.abs(best) ? by : best), 0);
}

function spanOf(axis: Axis, { west, east, south, north }: Footprint): readonly [number, number] {
  return axis === 'x' ? [west, east] : [south, north];
}

/** Return how far two spans are apart; less than nothing: by so much they overlap. */
function gapBetween(one: readonly [number, number], other: readonly [number, number]): number {
  return Math.max(one[0], other[0]) - Math.min(one[1], other[1]);
}
