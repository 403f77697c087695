import { describe, expect, it } from 'vitest';
import type { Draft } from './draft';
import { FACES } from './state';
import { tippedTowards } from './tipping';
import './testing/rules';

const DRAFT: Draft = { piece: 5, x: 96, y: 96, yaw: 0, face: 0, lean: -1 };

const faceOf = ({ face }: Draft) => FACES[face];

describe('a tap on a side of a piece', () => {
  it('lays it on that side', () => {
    expect(faceOf(tippedTowards(DRAFT, 'N'))).toBe('front');
    expect(faceOf(tippedTowards(DRAFT, 'S'))).toBe('back');
    expect(faceOf(tippedTowards(DRAFT, 'W'))).toBe('left');
    expect(faceOf(tippedTowards(DRAFT, 'E'))).toBe('right');
  });

  it('goes by where the side looks, however the piece is turned', () => {
    expect(faceOf(tippedTowards({ ...DRAFT, yaw: 90 }, 'W'))).toBe('front');
    expect(faceOf(tippedTowards({ ...DRAFT, yaw: 100 }, 'W'))).toBe('front');
  });

  it('comes back upright the other way, as it stood', () => {
    expect(tippedTowards(tippedTowards(DRAFT, 'E'), 'W')).toEqual(DRAFT);
    expect(tippedTowards(tippedTowards({ ...DRAFT, yaw: 30 }, 'N'), 'S')).toEqual({
      ...DRAFT,
      yaw: 30,
    });
  });

  it('goes all around in four', () => {
    const twice = tippedTowards(tippedTowards(DRAFT, 'N'), 'N');
    expect(faceOf(twice)).toBe('upside-down');
    expect(tippedTowards(tippedTowards(twice, 'N'), 'N')).toEqual(DRAFT);
  });

  it('ends leaning', () => {
    expect(tippedTowards({ ...DRAFT, lean: 2 }, 'N').lean).toBe(-1);
  });
});
