/** The measures of everything in the box, as the server writes them. */

import written from '../measures.json';
import type { Vector } from './vectors';

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

export type PieceName = 'mirror' | 'trolley' | 'desk' | 'piano' | 'armchair' | 'table';
export type Size = 'small' | 'medium' | 'large';

export const FIELDS = 6;
export const STEPS_PER_FIELD = 32;
export const TOUCH = 1e-6;
export const MIRROR = 0;

export const SINES: readonly number[] = written.sines;
export const KEYHOLE = written.keyhole;
export const LOOK = written.look;
export const GHOST_NAMES: readonly string[] = written.names;
export const GHOSTS = GHOST_NAMES.length;
export const CARDS: readonly { readonly number: number; readonly pieces: readonly number[] }[] =
  written.cards;
export const MIDNIGHT_NAMES: readonly string[] = written.midnight;
export const GHOST_SIZES: Readonly<Record<Size, { diameter: number; height: number }>> =
  written.ghosts;
export const SIZES: readonly Size[] = ['small', 'medium', 'large'];

/** The mirror's glass, flat in y. */
export const GLASS = {
  low: [written.glass.x[0], written.glass.y, written.glass.z[0]] as Vector,
  high: [written.glass.x[1], written.glass.y, written.glass.z[1]] as Vector,
};

export const MODELS: readonly Model[] = written.furniture.map(({ name, boxes, parts }) => {
  const read = boxes.map(boxOf);
  return { name: name as PieceName, boxes: read, parts, whole: around(read) };
});
export const PIECE_NAMES: readonly PieceName[] = MODELS.map(({ name }) => name);
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
