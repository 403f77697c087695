import { describe, expect, it } from 'vitest';
import { bodyAt } from './bodies';
import { topAt } from './rules';
import { stateOf } from './testing/states';
import { fieldName, whereabouts } from './whereabouts';

const DESK = 2;
const TABLE = 5;
const state = stateOf('planning', { [TABLE]: { x: 80, y: 80 }, [DESK]: { x: 144, y: 144 } });

describe('where a ghost is', () => {
  it('names fields by column and row', () => {
    expect(fieldName(1, 2)).toBe('B3');
  });

  it('is under the table, on it, or beside it', () => {
    expect(whereabouts(state, bodyAt('small', [80, 80, 0, 0, 0]))).toEqual({
      field: 'C3',
      on: null,
      under: TABLE,
      near: null,
    });
    expect(whereabouts(state, bodyAt('small', [80, 80, 1, 0.7, 0]))).toMatchObject({ on: TABLE });
    expect(whereabouts(state, bodyAt('small', [80, 108, 0, 0, 0]))).toEqual({
      field: 'C4',
      on: null,
      under: null,
      near: { piece: TABLE, how: 'before' },
    });
  });

  it('is behind what turns its back', () => {
    expect(whereabouts(state, bodyAt('small', [144, 120, 0, 0, 0]))).toMatchObject({
      near: { piece: DESK, how: 'behind' },
    });
  });

  it('is nowhere near anything', () => {
    expect(whereabouts(state, bodyAt('large', [16, 176, 0, 0, 0]))).toEqual({
      field: 'A6',
      on: null,
      under: null,
      near: null,
    });
  });
});

describe('the top of the furniture', () => {
  it('is that of the uppermost piece over a place', () => {
    expect(topAt(state, 80, 80)?.piece).toBe(TABLE);
    expect(topAt(state, 80, 80)?.height).toBeCloseTo(0.7);
  });

  it('is nowhere over the bare floor', () => {
    expect(topAt(state, 16, 176)).toBeNull();
  });
});
