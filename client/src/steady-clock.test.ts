import { afterEach, expect, it, vi } from 'vitest';
import { now } from './steady-clock';

const HOUR = 3600;

afterEach(() => vi.restoreAllMocks());

it('goes on by what has passed, whatever the clock of the machine is set to', () => {
  const before = now();
  expect(Math.abs(before - Date.now() / 1000)).toBeLessThan(HOUR);
  vi.spyOn(Date, 'now').mockReturnValue(1000 * (before - HOUR));
  expect(now()).toBeGreaterThanOrEqual(before);
  expect(now() - before).toBeLessThan(HOUR);
});
