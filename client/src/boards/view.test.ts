import { describe, expect, it } from 'vitest';
import { boxOf, focused, moved, NEAREST, whole, zoomed } from './view';

const ALL = { x: -10, y: -20, width: 400, height: 300 };

describe('a view', () => {
  it('shows everything at first', () => {
    expect(boxOf(ALL, whole(ALL))).toEqual(ALL);
  });

  it('comes nearer to a point, which stays where it is', () => {
    const near = zoomed(ALL, whole(ALL), 2, [90, 80]);
    const box = boxOf(ALL, near);
    expect(box.width).toBe(200);
    expect((90 - box.x) / box.width).toBeCloseTo((90 - ALL.x) / ALL.width);
  });

  it('goes neither too near nor too far', () => {
    expect(zoomed(ALL, whole(ALL), 100, [0, 0]).zoom).toBe(NEAREST);
    expect(zoomed(ALL, whole(ALL), 0.01, [0, 0])).toEqual(whole(ALL));
  });

  it('shows nothing beyond the drawing', () => {
    const near = zoomed(ALL, whole(ALL), 2, [190, 130]);
    expect(boxOf(ALL, moved(ALL, near, -1000, 1000))).toEqual({
      x: -10,
      y: 130,
      width: 200,
      height: 150,
    });
  });

  it('shows a whole part, but no nearer than asked', () => {
    const part = { x: 100, y: 100, width: 100, height: 50 };
    expect(focused(ALL, part, 2).zoom).toBe(2);
    expect(focused(ALL, part, 10).zoom).toBe(4);
    expect(focused(ALL, ALL, 3)).toEqual(whole(ALL));
  });
});
