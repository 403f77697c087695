/** What a tap on the drawing means: fingers are wide, so the nearest sensible thing is meant. */

import { CELL, isOnBoard, isSame, PLACES, type Frame } from './geometry';
import type { TokenPiece } from './pieces';
import { wayOut, yardOf, type Spot } from './scene';
import type { End, Place } from './state';
import type { Target } from './choosing';

export type Tap =
  | { readonly kind: 'token'; readonly token: number }
  | { readonly kind: 'target'; readonly target: Target }
  | { readonly kind: 'cell'; readonly place: Place }
  /** Just off what could have been meant: nothing is chosen, and nothing is dropped. */
  | { readonly kind: 'missed' }
  | { readonly kind: 'nothing' };

export interface Tapped {
  readonly frame: Frame;
  /** A finger's reach in units of the drawing. */
  readonly reach: number;
  /** The tokens that may be chosen. */
  readonly tokens: readonly TokenPiece[];
  readonly spots: ReadonlyMap<number, Spot>;
  /** Where the chosen token can end. */
  readonly ends: readonly End[];
}

const OUT_REACH = CELL * 0.9;
/** How far beyond the edge of a target a tap is only a slip. */
const SLIP = CELL * 0.75;

/** Return the cell at a point of the drawing, if there is one. */
export function cellAtPoint(frame: Frame, [x, y]: Place): Place | undefined {
  const place = frame.place([Math.floor(x / CELL), Math.floor(y / CELL)]);
  return isOnBoard(place) ? place : undefined;
}

/** Return what a tap at a point of the drawing means. */
export function meant(point: Place, tapped: Tapped): Tap {
  const { frame, ends, reach } = tapped;
  const place = cellAtPoint(frame, point);
  const exact = place && ends.find((end) => isSame(end.cell, place));
  if (place && exact) return { kind: 'target', target: place };
  const token = nearestToken(point, tapped);
  if (token !== undefined) return { kind: 'token', token };
  const beside = besideBoard(point, tapped);
  if (beside) return { kind: 'target', target: beside };
  const near = nearestEnd(point, frame, ends, reach);
  if (near) return { kind: 'target', target: near };
  if (isSlip(point, tapped)) return { kind: 'missed' };
  return place ? { kind: 'cell', place } : { kind: 'nothing' };
}

/** Return what a tap means while a tile is laid: a cell, or beside the floor nothing. */
export function meantForTile(point: Place, frame: Frame): Tap {
  const place = cellAtPoint(frame, point);
  if (place) return { kind: 'cell', place };
  const isNear = PLACES.some((cell) => fromCell(point, frame.middle(cell)) <= SLIP);
  return { kind: isNear ? 'missed' : 'nothing' };
}

/** Tell whether a tap is just off a place where the chosen token can end. */
function isSlip(point: Place, { frame, ends }: Tapped): boolean {
  return ends.some(({ cell, where }) => {
    if (cell) return fromCell(point, frame.middle(cell)) <= SLIP;
    return where === 'out' && distance(point, wayOut(frame)) <= OUT_REACH + SLIP;
  });
}

/** Return how far a point is from the edge of a cell with a certain middle. */
function fromCell(point: Place, middle: Place): number {
  const across = Math.max(0, Math.abs(point[0] - middle[0]) - CELL / 2);
  const down = Math.max(0, Math.abs(point[1] - middle[1]) - CELL / 2);
  return Math.hypot(across, down);
}

function nearestToken(point: Place, { tokens, spots, reach }: Tapped): number | undefined {
  const found = tokens.flatMap(({ number }) => {
    const spot = spots.get(number);
    return spot ? [{ number, far: distance(point, spot.at) }] : [];
  });
  return nearest(found, Math.max(CELL / 2, reach))?.number;
}

/** Return the token that a drag from a point takes along: one that may go, or the one on its way. */
export function tokenToDrag(
  point: Place,
  tapped: Tapped,
  chosen: { readonly token: number | undefined; readonly end: Place | undefined },
): number | undefined {
  const { frame, reach } = tapped;
  const isOnEnd = chosen.end && distance(point, frame.middle(chosen.end)) <= CELL / 2;
  return isOnEnd ? chosen.token : nearestToken(point, { ...tapped, reach: Math.min(reach, CELL) });
}

function besideBoard(point: Place, { frame, ends }: Tapped): 'out' | 'waiting' | undefined {
  const canLeave = ends.some(({ where }) => where === 'out');
  if (canLeave && distance(point, wayOut(frame)) <= OUT_REACH) return 'out';
  const yard = yardOf(frame);
  const canWait = ends.some(({ where }) => where === 'waiting');
  return canWait && point[1] >= yard.y ? 'waiting' : undefined;
}

function nearestEnd(
  point: Place,
  frame: Frame,
  ends: readonly End[],
  reach: number,
): Place | undefined {
  const found = ends.flatMap(({ cell }) =>
    cell ? [{ cell, far: distance(point, frame.middle(cell)) }] : [],
  );
  return nearest(found, reach)?.cell;
}

function nearest<Thing extends { far: number }>(things: Thing[], reach: number): Thing | undefined {
  const [first] = things
    .filter(({ far }) => far <= reach)
    .sort((one, other) => one.far - other.far);
  return first;
}

function distance(one: Place, other: Place): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}
