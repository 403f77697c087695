import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Readiness } from '../wire/messages';
import { Preparing, shareOf } from './preparing.svelte';

const GAME = 'spokenchaos';

function readiness(is_ready: boolean, compiled = 0, rules = 0): Readiness {
  return { type: 'readiness', game: GAME, is_ready, compiled, rules };
}

describe('preparing a game', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('opens at once what is ready, and explains nothing', async () => {
    const preparing = new Preparing(() => Promise.resolve(readiness(true)));
    await expect(preparing.open(GAME, () => Promise.resolve('table'))).resolves.toBe('table');
    expect([preparing.game, preparing.isLong]).toEqual(['', false]);
  });

  it('tells after a second what it waits for, and opens when that is ready', async () => {
    const answers = [readiness(false), readiness(false, 10, 40), readiness(false, 20, 40)];
    const preparing = new Preparing(() => Promise.resolve(answers.shift() ?? readiness(true)));
    const opened = preparing.open(GAME, () => Promise.resolve('table'));
    await vi.advanceTimersByTimeAsync(900);
    expect([preparing.game, preparing.isLong]).toEqual([GAME, false]);
    await vi.advanceTimersByTimeAsync(200);
    expect(preparing.isLong).toBe(true);
    expect(preparing.readiness?.compiled).toBe(20);
    await vi.advanceTimersByTimeAsync(1000);
    await expect(opened).resolves.toBe('table');
    expect(preparing.isLong).toBe(false);
  });

  it('opens nothing once it is left, and can be begun again', async () => {
    let isReady = false;
    const open = vi.fn(() => Promise.resolve('table'));
    const preparing = new Preparing(() => Promise.resolve(readiness(isReady)));
    const left = preparing.open(GAME, open);
    await vi.advanceTimersByTimeAsync(1200);
    preparing.leave();
    isReady = true;
    const again = preparing.open(GAME, open);
    await vi.advanceTimersByTimeAsync(1200);
    await expect(left).resolves.toBeUndefined();
    await expect(again).resolves.toBe('table');
    expect(open).toHaveBeenCalledOnce();
  });

  it('says when it cannot be, and waits no longer', async () => {
    const preparing = new Preparing(() => Promise.reject(new Error('no such game')));
    await expect(preparing.open(GAME, () => Promise.resolve(''))).rejects.toThrow('no such game');
    expect(preparing.game).toBe('');
  });
});

describe('how far the rules are', () => {
  it('is measured once rules are compiled, and not before', () => {
    expect(shareOf(readiness(false))).toBeUndefined();
    expect(shareOf(readiness(false, 0, 40))).toBeUndefined();
    expect(shareOf(readiness(false, 10, 40))).toBe(0.25);
  });
});
