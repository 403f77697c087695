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
  away.follow('waiting', '/archive');
  vi.advanceTimersByTime(0);
  expect(away.isAway).toBe(true);
  away.follow('connecting', '/archive');
  expect(away.isAway).toBe(true);
  away.follow('open', '/archive');
  expect(away.isAway).toBe(false);
});

it('is told after a while to who had a line, however often it is tried again', async () => {
  const { away } = await import('./away.svelte');
  away.follow('open', '/archive');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    away.follow('waiting', '/archive');
    vi.advanceTimersByTime(300);
    away.follow('connecting', '/archive');
    vi.advanceTimersByTime(100);
  }
  expect(away.isAway).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(away.isAway).toBe(true);
});

it('is never told of a line that is back soon', async () => {
  const { away } = await import('./away.svelte');
  away.follow('open', '/archive');
  away.follow('waiting', '/archive');
  vi.advanceTimersByTime(1000);
  away.follow('open', '/archive');
  vi.advanceTimersByTime(10_000);
  expect(away.isAway).toBe(false);
});

it('leaves a page alone that was shown before, and tells it of the next one', async () => {
  const { away, isOutOfReach } = await import('./away.svelte');
  away.follow('open', '/archive');
  away.follow('waiting', '/archive');
  vi.advanceTimersByTime(5000);
  expect(isOutOfReach({ page: 'archive' }, '/archive')).toBe(false);
  expect(isOutOfReach({ page: 'tables' }, '/tables')).toBe(true);
  expect(isOutOfReach({ page: 'table', table: 'here-1' }, '/table/here-1')).toBe(false);
  expect(isOutOfReach({ page: 'learn', game: '' }, '/learn')).toBe(false);
});
