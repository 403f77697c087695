import { describe, expect, it } from 'vitest';
import { LONG, photoSize, steeringOf } from './photo';

describe('taking a photograph', () => {
  it('is as wide for its height as the window, and always as long', () => {
    expect(photoSize(1280, 800)).toEqual([LONG, 1000]);
    expect(photoSize(390, 844)).toEqual([739, LONG]);
    expect(photoSize(0, 0)).toEqual([0, 0]);
  });

  it('is steered by arrows, aside with Shift, and nearer by plus and minus', () => {
    const key = (name: string, shiftKey = false) => steeringOf({ key: name, shiftKey });
    expect(key('ArrowLeft')?.around).toBeLessThan(0);
    expect(key('ArrowUp')?.up).toBeGreaterThan(0);
    expect(key('ArrowLeft', true)).toMatchObject({ aside: -0.25 });
    expect(key('+', true)?.nearer).toBeGreaterThan(1);
    expect(key('-')?.nearer).toBeLessThan(1);
    expect(key('Enter')).toBeUndefined();
  });
});
