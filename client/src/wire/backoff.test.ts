import { expect, it } from 'vitest';
import { pauseBefore } from './backoff';

it('waits longer with every attempt, but never very long', () => {
  const pauses = [0, 1, 2, 3, 10].map((attempt) => pauseBefore(attempt, () => 1));
  expect(pauses).toEqual([500, 1000, 2000, 4000, 15_000]);
});

it('spreads attempts over half of the pause', () => {
  expect(pauseBefore(1, () => 0)).toBe(500);
});
