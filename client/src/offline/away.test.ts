// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  window.matchMedia = (() => ({ matches: false, addEventListener: () => undefined })) as never;
});
afterEach(() => vi.useRealTimers());

it('is told at once to who comes without a line, and no more when there is one', async () => {
  const { away } = await import('./away.svelte');
  away.follow('waiting');
  vi.advanceTimersByTime(0);
  expect(away.isAway).toBe(true);
  away.follow('connecting');
  expect(away.isAway).toBe(true);
  away.follow('open');
  expect(away.isAway).toBe(false);
});

it('is told after a while to who had a line, however often it is tried again', async () => {
  const { away } = await import('./away.svelte');
  away.follow('open');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    away.follow('waiting');
    vi.advanceTimersByTime(300);
    away.follow('connecting');
    vi.advanceTimersByTime(100);
  }
  expect(away.isAway).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(away.isAway).toBe(true);
});

it('is never told of a line that is back soon', async () => {
  const { away } = await import('./away.svelte');
  away.follow('open');
  away.follow('waiting');
  vi.advanceTimersByTime(1000);
  away.follow('open');
  vi.advanceTimersByTime(10_000);
  expect(away.isAway).toBe(false);
});
