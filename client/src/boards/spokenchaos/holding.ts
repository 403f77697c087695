/** The piece in one's hand: where it hovers, its ring, and what is wrong with where it would rest. */

import type { Draft } from './draft';
import { footprintOf, laidLow, overlap } from './footprint';
import { LETTERS, type Refused } from './state';
import type { Side } from './geometry/doors';
import { FIELDS, modelOf, STEPS_PER_FIELD } from './geometry/measures';
import type { Standing } from './geometry/placed';

/** The ring by which the piece in mind is turned, in fields and degrees. */
export interface SceneRing {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly yaw: number;
}

/** What is wrong with the piece in mind: which way it falls, and where it stands outside. */
export interface SceneWrong {
  readonly from: readonly [x: number, y: number];
  readonly falls?: readonly [x: number, y: number];
  /** Rectangles beyond the walls, in fields from their south-west corner. */
  readonly outside: readonly (readonly [x: number, y: number, width: number, height: number])[];
}

const RING_FAR = 0.3; // from a piece to the ring around it

/** Return a piece in one's hand: just over all that it could go into, until it is let down. */
export function inHand(draft: Draft, others: readonly Standing[]): Standing {
  const low = laidLow(draft);
  const own = footprintOf(low);
  const below = others.map(footprintOf).filter((print) => overlap(own, print));
  return { ...low, height: Math.max(0, ...below.map(({ top }) => top)) };
}

/** Return the ring around a piece: outside it however it is tipped. */
export function ringOf({ piece, x, y, yaw }: Draft): SceneRing {
  const { whole } = modelOf(piece);
  const widest = Math.hypot(whole.x1 - whole.x0, whole.y1 - whole.y0, whole.z1 - whole.z0);
  return {
    x: x / STEPS_PER_FIELD,
    y: y / STEPS_PER_FIELD,
    radius: widest / 2 + RING_FAR,
    yaw,
  };
}

/** Return what is wrong with a piece, as it is drawn. */
export function wrongOf(draft: Draft, { falls, outside = {}, rest }: Refused): SceneWrong {
  const print = footprintOf({ ...rest, piece: draft.piece });
  const [west, south] = [print.west / STEPS_PER_FIELD, print.south / STEPS_PER_FIELD];
  const wide = print.east / STEPS_PER_FIELD - west;
  const high = print.north / STEPS_PER_FIELD - south;
  const places: Readonly<Record<Side, (far: number) => SceneWrong['outside'][number]>> = {
    N: (far) => [west, FIELDS, wide, far],
    E: (far) => [FIELDS, south, far, high],
    S: (far) => [west, -far, wide, far],
    W: (far) => [-far, south, far, high],
  };
  const sides = LETTERS.filter((side) => outside[side] !== undefined);
  return {
    from: [west + wide / 2, south + high / 2],
    falls,
    outside: sides.map((side) => places[side](outside[side] ?? 0)),
  };
}
