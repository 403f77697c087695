/** The measures of everything in the box, as the server has them. */

import { FURNITURE, GLASS as FLAT_GLASS, PIECE_NAMES, SIZES } from '../../../generated/spokenchaos';
import type { Vector } from './vectors';

export {
  CARDS,
  FIELDS,
  GHOST_SIZES,
  GHOSTS,
  KEYHOLE,
  LOOK,
  MIDNIGHT_NAMES,
  MIRROR,
  PIECE_NAMES,
  SIZES,
  STEPS_PER_FIELD,
} from '../../../generated/spokenchaos';

/** A box with its least and greatest x, y and z. */
export interface Box {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly z0: number;
  readonly z1: number;
}

export interface Model {
  readonly name: PieceName;
  readonly boxes: readonly Box[];
  /** What each box is, such as a leg. */
  readonly parts: readonly string[];
  /** The box around all boxes. */
  readonly whole: Box;
}

export type PieceName = (typeof PIECE_NAMES)[number];
export type Size = (typeof SIZES)[number];

/** The mirror's glass, flat in y. */
export const GLASS = {
  low: [FLAT_GLASS.x[0], FLAT_GLASS.y, FLAT_GLASS.z[0]] as Vector,
  high: [FLAT_GLASS.x[1], FLAT_GLASS.y, FLAT_GLASS.z[1]] as Vector,
};

export const MODELS: readonly Model[] = FURNITURE.map(({ name, boxes, parts }) => {
  const read = boxes.map(boxOf);
  return { name, boxes: read, parts, whole: around(read) };
});
export const PIECES = MODELS.length;

/** Return the model of a piece. */
export function modelOf(index: number): Model {
  const model = MODELS[index];
  if (!model) throw new Error(`there is no piece ${index}`);
  return model;
}

function boxOf([x0 = 0, x1 = 0, y0 = 0, y1 = 0, z0 = 0, z1 = 0]: readonly number[]): Box {
  return { x0, x1, y0, y1, z0, z1 };
}

function around(boxes: readonly Box[]): Box {
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    y0: Math.min(...boxes.map(({ y0 }) => y0)),
    y1: Math.max(...boxes.map(({ y1 }) => y1)),
    z0: Math.min(...boxes.map(({ z0 }) => z0)),
    z1: Math.max(...boxes.map(({ z1 }) => z1)),
  };
}
