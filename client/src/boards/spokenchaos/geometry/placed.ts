/** Furniture in the lobby: how it lies, and where a point of its model is. */

import type { Piece, Posed } from '../../../generated/spokenchaos';
import type { Axis, Point, Vector } from './vectors';

export { NO_LEAN } from '../../../generated/spokenchaos';

/** How a piece lies: the part of a state that says so. */
export type Lying = Pick<Piece, 'x' | 'y' | 'yaw' | 'face' | 'lean' | 'angle' | 'height'>;

/** A piece in the lobby, by its number. */
export interface Standing extends Lying {
  readonly piece: number;
}

/** Where a piece is: a point m of its model is at turn * m + shift. */
export type Placed = Pick<Posed, 'turn' | 'shift'>;

/** Return where a point of the model is in the lobby. */
export function toLobby({ turn, shift }: Placed, [x, y, z]: Point): Vector {
  const along = (axis: Axis) =>
    turn[axis][0] * x + turn[axis][1] * y + turn[axis][2] * z + shift[axis];
  return [along(0), along(1), along(2)];
}
