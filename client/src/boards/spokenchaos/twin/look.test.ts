/** The twin of the look sees what the server sees, sample by sample, in all published scenes. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { doorOf, look } from './look';
import { GHOST_SIZES, modelOf, PIECE_NAMES, STEPS_PER_FIELD, type Size } from './measures';
import type { Standing } from './keyhole';
import { NO_LEAN, pose } from './pose';
import { WAYS, type Body } from './solid';

const PROJECT = join(import.meta.dirname, '../../../../..');
const VECTORS = join(PROJECT, 'tests/games/spokenchaos/look_vectors.json');
const FACES = ['upright', 'upside-down', 'front', 'back', 'left', 'right'];
const SIDES = ['front', 'back', 'left', 'right'];

interface Scene {
  readonly position: {
    readonly furniture?: readonly {
      readonly piece: string;
      readonly x: number;
      readonly y: number;
      readonly yaw: number;
      readonly face: string;
      readonly lean?: string;
    }[];
    readonly ghosts?: readonly {
      readonly size: Size;
      readonly x: number;
      readonly y: number;
      readonly lying?: string;
    }[];
  };
  readonly pieces: Readonly<
    Record<string, { turn: number[]; shift: number[]; height: number; angle: number }>
  >;
  readonly bottoms: readonly number[];
  readonly looks: readonly {
    readonly door: string;
    readonly grid: number;
    readonly samples: readonly number[];
    readonly mirrored: readonly number[];
    readonly digest: string;
  }[];
}

const scenes = JSON.parse(readFileSync(VECTORS, 'utf8')) as Scene[];

function furnitureOf({ position, pieces }: Scene): Standing[] {
  return (position.furniture ?? []).map(({ piece, x, y, yaw, face, lean }) => ({
    piece: PIECE_NAMES.findIndex((name) => name === piece),
    x: x * STEPS_PER_FIELD,
    y: y * STEPS_PER_FIELD,
    yaw,
    face: FACES.indexOf(face),
    lean: lean === undefined ? NO_LEAN : SIDES.indexOf(lean),
    angle: pieces[piece]?.angle ?? 0,
    height: pieces[piece]?.height ?? 0,
  }));
}

function ghostsOf({ position, bottoms }: Scene): Body[] {
  return (position.ghosts ?? []).map(({ size, x, y, lying = '' }, number) => {
    const { diameter, height } = GHOST_SIZES[size];
    return {
      x: x * STEPS_PER_FIELD,
      y: y * STEPS_PER_FIELD,
      way: WAYS.findIndex((way) => way === lying),
      bottom: bottoms[number] ?? 0,
      radius: diameter / 2,
      neck: height - diameter / 2,
    };
  });
}

describe.each(scenes.map((scene, number) => [number, scene] as const))('scene %i', (_, scene) => {
  it('has the furniture just where the server has it', () => {
    for (const piece of furnitureOf(scene)) {
      const { turn, shift } = pose(modelOf(piece.piece), piece);
      const written = scene.pieces[PIECE_NAMES[piece.piece] ?? ''];
      expect(turn.flat().map(positive)).toEqual(written?.turn.map(positive));
      expect(shift).toEqual(written?.shift);
    }
  });

  it.each(scene.looks)('shows through $door in $grid rows the same', (seen) => {
    const found = look(furnitureOf(scene), ghostsOf(scene), doorOf(seen.door), seen.grid);
    expect(found.ghosts.map(({ samples }) => samples)).toEqual(seen.samples);
    expect(found.ghosts.map(({ mirrored }) => mirrored)).toEqual(seen.mirrored);
    expect(createHash('sha256').update(found.picture).digest('hex')).toBe(seen.digest);
  });
});

/** Nothing comes of the sign of a zero. */
function positive(number: number): number {
  return number === 0 ? 0 : number;
}
