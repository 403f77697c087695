/** The rules in the browser see what the server sees, sample by sample, in all published scenes. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GHOST_SIZES, PIECE_NAMES, STEPS_PER_FIELD, type Size } from './geometry/measures';
import { NO_LEAN, type Standing } from './geometry/placed';
import { WAYS } from './geometry/ghost-solid';
import { lookHere, posed } from './rules';
import { FACES, INSIDE, LEANS, type Figure, type State } from './state';
import { PROJECT } from './testing/rules';
import { figureOf, stateOf } from './testing/states';

const VECTORS = join(PROJECT, 'tests/games/spokenchaos/look_vectors.json');

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
    face: FACES.findIndex((name) => name === face),
    lean: lean === undefined ? NO_LEAN : LEANS.findIndex((name) => name === lean),
    angle: pieces[piece]?.angle ?? 0,
    height: pieces[piece]?.height ?? 0,
  }));
}

/** Ghosts one after the other, whosever they would be: a look tells them in this order. */
function figuresOf({ position, bottoms }: Scene): Figure[] {
  return (position.ghosts ?? []).map(({ size, x, y, lying = '' }, number) => {
    const { diameter, height } = GHOST_SIZES[size];
    const body = {
      x: x * STEPS_PER_FIELD,
      y: y * STEPS_PER_FIELD,
      way: WAYS.findIndex((way) => way === lying),
      bottom: bottoms[number] ?? 0,
      radius: diameter / 2,
      neck: height - diameter / 2,
    };
    return { ...figureOf(number), where: INSIDE, body };
  });
}

function stateFor(scene: Scene, grid: number): State {
  const pieces = Object.fromEntries(furnitureOf(scene).map((one) => [one.piece, one]));
  const state = stateOf('looking', pieces);
  const there = figuresOf(scene);
  return { ...state, grid, figures: state.figures.map((one, ghost) => there[ghost] ?? one) };
}

describe.each(scenes.map((scene, number) => [number, scene] as const))('scene %i', (_, scene) => {
  it('has the furniture just where the server has it', () => {
    for (const piece of furnitureOf(scene)) {
      const { turn, shift } = posed(piece);
      const written = scene.pieces[PIECE_NAMES[piece.piece] ?? ''];
      expect(turn.flat().map(positive)).toEqual(written?.turn.map(positive));
      expect(shift).toEqual(written?.shift);
    }
  });

  it.each(scene.looks)('shows through $door in $grid rows the same', (seen) => {
    const found = lookHere(stateFor(scene, seen.grid), seen.door);
    expect(found.ghosts.map(({ samples }) => samples)).toEqual(seen.samples);
    expect(found.ghosts.map(({ mirrored }) => mirrored)).toEqual(seen.mirrored);
    expect(createHash('sha256').update(found.picture).digest('hex')).toBe(seen.digest);
  });

  it.each(scene.looks)('marks through $door in $grid rows what shows each ghost', (seen) => {
    const { shown } = lookHere(stateFor(scene, seen.grid), seen.door);
    const counts = seen.samples.map(
      (_, number) => shown.filter((bits) => bits & (1 << number)).length,
    );
    expect(counts).toEqual(seen.samples);
  });
});

/** Nothing comes of the sign of a zero. */
function positive(number: number): number {
  return number === 0 ? 0 : number;
}
