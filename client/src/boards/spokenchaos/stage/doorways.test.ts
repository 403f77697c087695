import { describe, expect, it } from 'vitest';
import { bodyAt, bodyOutside } from '../bodies';
import { doorwayOf } from './doorways';

const SOUTH = 2;
const inside = { place: 'inside', body: bodyAt('small', [80, 144, 0, 0, 0]) } as const; // C5
const beside = { place: 'beside', body: bodyOutside(0, 'beside', SOUTH) } as const;
const out = { place: 'out', body: bodyOutside(0, 'out', SOUTH) } as const;

describe('the door between two places', () => {
  it('is the one of the ghost’s column on its start side as it comes in or drifts home', () => {
    expect(doorwayOf(beside, inside)).toEqual({ side: 'S', number: 3 });
    expect(doorwayOf(inside, beside)).toEqual({ side: 'S', number: 3 });
  });

  it('is on the other side as it gets out', () => {
    expect(doorwayOf(inside, out)).toEqual({ side: 'N', number: 3 });
  });

  it('is none for who stays in, or out', () => {
    expect(doorwayOf(inside, inside)).toBeUndefined();
    expect(doorwayOf(beside, out)).toBeUndefined();
  });
});
