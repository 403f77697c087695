import { describe, expect, it } from 'vitest';
import { percents } from './numbers';

function sumOf(shares: readonly number[]): number {
  return percents(shares).reduce((sum, one) => sum + Number.parseInt(one, 10), 0);
}

describe('chances of all seats', () => {
  it.each([
    [[1 / 3, 1 / 3, 1 / 3]],
    [[0.005, 0.995]],
    [[0.125, 0.125, 0.125, 0.625]],
    [[0.142, 0.143, 0.143, 0.143, 0.143, 0.143, 0.143]],
    [[0, 1]],
  ])('add up to 100 percent: %j', (shares) => {
    expect(sumOf(shares)).toBe(100);
  });

  it('are rounded as little as can be', () => {
    expect(percents([0.626, 0.374])).toEqual(['63%', '37%']);
  });

  it('of nobody are none', () => {
    expect(percents([])).toEqual([]);
  });
});
