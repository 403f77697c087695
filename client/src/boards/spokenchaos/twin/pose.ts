/**
 * From the pose of a piece to where its boxes are; the order of operations is the server's.
 *
 * A piece is laid on its face, put with the centre of its bounding box over the origin and its
 * lowest point at height 0, tipped about its lower edge if it leans, turned by its yaw, and carried
 * to x, y and height.
 */

import { cosine, sine } from './angles';
import { STEPS_PER_FIELD, TOUCH, type Box, type Model } from './measures';
import { AXES, type Axis, type Turn, type Vector } from './vectors';

export const NO_LEAN = -1;

/** How a piece lies: the part of the server's state that says so. */
export interface Lying {
  readonly x: number; // in 1/32 field
  readonly y: number;
  readonly yaw: number;
  readonly face: number;
  readonly lean: number;
  readonly angle: number;
  readonly height: number;
}

/** Where a piece is: a point m of its model is at turn * m + shift. */
export interface Placed {
  readonly turn: Turn;
  readonly shift: Vector;
}

type Bounds = readonly [low: Vector, high: Vector];

/** What each face does to (x, y, z) of the model. */
const FACE_TURNS: readonly Turn[] = [
  turnOf([1, 0, 0], [0, 1, 0], [0, 0, 1]), // upright
  turnOf([1, 0, 0], [0, -1, 0], [0, 0, -1]), // upside-down
  turnOf([1, 0, 0], [0, 0, 1], [0, -1, 0]), // front down
  turnOf([1, 0, 0], [0, 0, -1], [0, 1, 0]), // back down
  turnOf([0, 0, -1], [0, 1, 0], [1, 0, 0]), // left down
  turnOf([0, 0, 1], [0, 1, 0], [-1, 0, 0]), // right down
];
const LEAN_AXES: readonly Axis[] = [1, 1, 0, 0];
const LEAN_SIGNS: readonly number[] = [1, -1, -1, 1];

/** Return the turn and the shift of a piece. */
export function pose(model: Model, lying: Lying): Placed {
  const facing = faceTurn(lying.face);
  const [low, high] = wholeLying(model, lying.face);
  const turn = turnOf(...facing);
  const shift: Vector = [-(low[0] + high[0]) / 2, -(low[1] + high[1]) / 2, -low[2]];
  if (lying.lean !== NO_LEAN) {
    const axis = LEAN_AXES[lying.lean] ?? 0;
    const edge = lowerEdge(model, lying.face, lying.lean, low[2]) + shift[axis];
    leanOver(lying, edge, turn, shift);
  }
  turnAround(lying.yaw, turn, shift);
  shift[0] += lying.x / STEPS_PER_FIELD;
  shift[1] += lying.y / STEPS_PER_FIELD;
  shift[2] += lying.height;
  return { turn, shift };
}

/** Return where a point of the model is in the lobby. */
export function toLobby({ turn, shift }: Placed, [x, y, z]: Vector): Vector {
  const along = (axis: Axis) =>
    turn[axis][0] * x + turn[axis][1] * y + turn[axis][2] * z + shift[axis];
  return [along(0), along(1), along(2)];
}

/** Return where a point of the lobby is in the model. */
export function toModel({ turn, shift }: Placed, point: Vector): Vector {
  const x = point[0] - shift[0];
  const y = point[1] - shift[1];
  const z = point[2] - shift[2];
  const along = (axis: Axis) => turn[0][axis] * x + turn[1][axis] * y + turn[2][axis] * z;
  return [along(0), along(1), along(2)];
}

/** Return the bounds of a whole piece after it is laid on a face. */
export function wholeLying(model: Model, face: number): Bounds {
  const all = model.boxes.map((box) => boxLying(box, face));
  const [[low, high] = [[0, 0, 0] as Vector, [0, 0, 0] as Vector]] = all;
  for (const [boxLow, boxHigh] of all) {
    for (const axis of AXES) {
      low[axis] = Math.min(low[axis], boxLow[axis]);
      high[axis] = Math.max(high[axis], boxHigh[axis]);
    }
  }
  return [low, high];
}

function boxLying(box: Box, face: number): Bounds {
  const turn = faceTurn(face);
  const ends = [
    [box.x0, box.y0, box.z0],
    [box.x1, box.y1, box.z1],
  ] as const;
  const low: Vector = [0, 0, 0];
  const high: Vector = [0, 0, 0];
  for (const axis of AXES) {
    let one = 0.0;
    let other = 0.0;
    for (const source of AXES) {
      one += turn[axis][source] * ends[0][source];
      other += turn[axis][source] * ends[1][source];
    }
    low[axis] = Math.min(one, other);
    high[axis] = Math.max(one, other);
  }
  return [low, high];
}

function lowerEdge(model: Model, face: number, side: number, lowest: number): number {
  const axis = LEAN_AXES[side] ?? 0;
  const sign = LEAN_SIGNS[side] ?? 1;
  let edge = -Infinity;
  for (const box of model.boxes) {
    const [low, high] = boxLying(box, face);
    if (low[2] <= lowest + TOUCH) edge = Math.max(edge, sign > 0 ? high[axis] : -low[axis]);
  }
  return edge * sign;
}

function leanOver(lying: Lying, edge: number, turn: Turn, shift: Vector): void {
  const axis = LEAN_AXES[lying.lean] ?? 0;
  const across = cosine(lying.angle);
  const down = sine(lying.angle) * (LEAN_SIGNS[lying.lean] ?? 1);
  for (const column of AXES) {
    const out = turn[axis][column];
    const up = turn[2][column];
    turn[axis][column] = across * out + down * up;
    turn[2][column] = across * up - down * out;
  }
  const out = shift[axis] - edge;
  const up = shift[2];
  shift[axis] = across * out + down * up + edge;
  shift[2] = across * up - down * out;
}

function turnAround(degrees: number, turn: Turn, shift: Vector): void {
  const along = cosine(degrees);
  const aside = sine(degrees);
  for (const column of AXES) {
    const x = turn[0][column];
    const y = turn[1][column];
    turn[0][column] = along * x - aside * y;
    turn[1][column] = aside * x + along * y;
  }
  const [x, y] = shift;
  shift[0] = along * x - aside * y;
  shift[1] = aside * x + along * y;
}

function faceTurn(face: number): Turn {
  const turn = FACE_TURNS[face];
  if (!turn) throw new Error(`there is no face ${face}`);
  return turn;
}

function turnOf(x: Vector, y: Vector, z: Vector): Turn {
  return [[...x], [...y], [...z]];
}
