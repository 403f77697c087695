import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Triumph, type Standing } from './triumph.svelte';

const RUNNING: Standing = { isRunning: true, isOld: false, isShown: true, hasWinner: false };
const WON: Standing = { isRunning: false, isOld: false, isShown: true, hasWinner: true };

describe('the moment in which somebody wins', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('comes once everything has been shown, and passes by itself', () => {
    const triumph = new Triumph();
    triumph.update(RUNNING, 1);
    expect(triumph.update({ ...WON, isShown: false }, 1)).toBe(false);
    expect([triumph.isOn, triumph.isAwaited]).toEqual([false, true]);
    expect(triumph.update(WON, 1)).toBe(true);
    expect([triumph.isOn, triumph.isAwaited]).toEqual([true, false]);
    vi.runAllTimers();
    expect(triumph.isOn).toBe(false);
  });

  it('can be skipped, and does not come again', () => {
    const triumph = new Triumph();
    triumph.update(RUNNING, 1);
    triumph.update(WON, 1);
    triumph.skip();
    expect(triumph.update(WON, 1)).toBe(false);
    expect(triumph.isOn).toBe(false);
  });

  it('is spared those who come when it is over, or come back', () => {
    const late = new Triumph();
    expect(late.update({ ...WON, isOld: true }, 1)).toBe(false);
    const back = new Triumph();
    back.update(RUNNING, 1);
    expect(back.update({ ...WON, isOld: true }, 1)).toBe(false);
    expect([back.isOn, back.isAwaited]).toEqual([false, false]);
  });

  it('moves nothing for those who want no motion, but may be heard', () => {
    const calm = new Triumph();
    calm.update(RUNNING, 0);
    expect(calm.update(WON, 0)).toBe(true);
    expect([calm.isOn, calm.isAwaited]).toEqual([false, false]);
  });

  it('has nothing to show where nobody has won', () => {
    const drawn = new Triumph();
    drawn.update(RUNNING, 1);
    expect(drawn.update({ ...WON, hasWinner: false }, 1)).toBe(false);
    expect(drawn.isOn).toBe(false);
  });
});
