import { describe, expect, it } from 'vitest';
import type { Exposure } from '../../generated/spokenchaos';
import { askedBy, askedSpot, exposureWords, lightsOf, linesOf } from './exposing.svelte';
import type { SceneGhost } from './scene';
import { figureOf, stateOf } from './testing/states';
import type { Vector } from './geometry/vectors';

const STRAIGHT: Vector[] = [
  [2.5, -0.35, 0.7],
  [2.5, 2.3, 0.3],
];
const BENT: Vector[] = [
  [6.35, 2.5, 0.7],
  [4, 3, 0.5],
  [2.6, 2.5, 0.3],
];
const EXPOSURE: Exposure = {
  ghost: 0,
  x: 2.5,
  y: 2.5,
  height: 0,
  fits: true,
  doors: [
    { door: 'S3', samples: 90, mirrored: 0, line: STRAIGHT, is_caught: true },
    { door: 'E3', samples: 2, mirrored: 2, line: BENT, is_caught: false },
  ],
};

describe('asking from which doors a spot is seen', () => {
  const lobby = stateOf('planning');
  const body = { ...figureOf(3).body, x: 48, y: 80, bottom: 0.5, way: 2 };
  const standing = { ghost: 3, place: 'inside', style: 'there', body } as SceneGhost;
  const outside = { ...standing, ghost: 4, place: 'beside' } as const;

  it('asks about a ghost where it stands', () => {
    const asked = askedBy({ x: 50, y: 70, ghost: 3 }, 0, [standing]);
    expect(asked).toEqual({ thing: 3, x: 1.5, y: 2.5, height: 0.5, way: 2 });
  });

  it('asks about a ghost where one is placing it, not where it was', () => {
    const placed = { ...standing, style: 'planned', body: { ...body, x: 112 } } as const;
    const asked = askedBy({ x: 112, y: 80, ghost: 3 }, 0, [standing, placed]);
    expect(asked).toMatchObject({ thing: 3, x: 3.5 });
  });

  it('asks about the last ghost at any other spot, on furniture too', () => {
    expect(askedBy({ x: 16, y: 32 }, 5, [outside])).toMatchObject({
      thing: 5,
      x: 0.5,
      y: 1,
      height: 0,
    });
    const top = { piece: 2, at: [16, 48, 0.8] as const };
    expect(askedBy({ x: 16, y: 32, top }, 5, [])).toMatchObject({ y: 1.5, height: 0.8 });
  });

  it('lets light fall from each door to the spot, bent at the mirror', () => {
    const [straight, bent] = lightsOf(EXPOSURE);
    expect(straight?.way).toEqual([
      [2.5, -0.35],
      [2.5, 2.5],
    ]);
    expect(bent?.way).toHaveLength(3);
    expect([straight?.isCaught, bent?.isCaught]).toEqual([true, false]);
    expect(linesOf(EXPOSURE)).toEqual([STRAIGHT]);
  });

  it('tells what is seen from what only just shows, and from what has no room', () => {
    const words = (exposure: Exposure) => exposureWords(exposure, lobby, []);
    expect(words(EXPOSURE)).toMatch(/exposure\.seen.*exposure\.just/);
    expect(words({ ...EXPOSURE, doors: [] })).toContain('exposure.hidden');
    expect(words({ ...EXPOSURE, fits: false })).toContain('exposure.no-room');
  });

  it('marks the spot that was asked about, as wide as the ghost', () => {
    expect(askedSpot({ ...EXPOSURE, height: 0.7 })).toMatchObject({ x: 2.5, y: 2.5, height: 0.7 });
    const [small, large] = [0, 6].map((ghost) => askedSpot({ ...EXPOSURE, ghost }).radius);
    expect(large).toBeGreaterThan(small ?? NaN);
  });
});
