import { describe, expect, it } from 'vitest';
import { actionOf, ACTIONS, spotAction } from './actions';

describe('what was done', () => {
  it('is read from a number', () => {
    const action = { family: 'door', side: 'E', number: 2 } as const;
    expect(actionOf({ action: ACTIONS.number(action) })).toEqual(action);
  });

  it('is nothing where it followed by rule alone', () => {
    expect(actionOf({ action: null })).toBeUndefined();
    expect(actionOf({})).toBeUndefined();
    expect(actionOf(undefined)).toBeUndefined();
  });

  it('names spots within their field', () => {
    expect(spotAction([80, 24, 0, 0, 0])).toEqual({
      family: 'spot',
      way: 0,
      level: 0,
      x: 16,
      y: 24,
    });
    expect(spotAction([33, 63, 2, 0.7, 2])).toMatchObject({ way: 2, level: 2, x: 1, y: 31 });
  });
});
