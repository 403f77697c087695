import { expect, it } from 'vitest';
import type { Decision } from '../engine/thinking';
import { summed, weighed } from './found';

function decision(actions: number[], share: number, simulations: number): Decision {
  const shares = [share, 1 - share];
  const line = actions.map((action) => [0, action] as const);
  return { actions, shares, is_proven: false, turns: 0, simulations, line };
}

it('adds up what several searches found, each by how long it looked', () => {
  const first = {
    ...decision([1], 0.6, 10),
    candidates: [decision([1], 0.6, 6), decision([2], 0.5, 4)],
  };
  const second = {
    ...decision([2], 0.8, 10),
    candidates: [decision([2], 0.8, 8), decision([1], 0.2, 2)],
  };
  const found = summed(0, [first, second]);
  expect(found.simulations).toBe(20);
  expect(found.candidates.map(({ actions, visits }) => [actions, visits])).toEqual([
    [[2], 12],
    [[1], 8],
  ]);
  expect(found.shares[0]).toBeCloseTo((0.5 * 4 + 0.8 * 8) / 12, 9);
});

it('believes a proof and nothing else', () => {
  const proof = { ...decision([3], 1, 5), is_proven: true, turns: 3 };
  const found = summed(0, [decision([1], 0.6, 10), proof]);
  expect(found).toMatchObject({ isProven: true, turns: 3, shares: [1, 0] });
  expect(found.candidates.map(({ actions }) => actions)).toEqual([[3]]);
});

it('weighs what chance may bring by how likely it is', () => {
  const outcomes = [
    { action: 1, share: 0.75, shares: [0.4, 0.6] },
    { action: 2, share: 0.25, shares: [0.8, 0.2] },
  ];
  const { shares } = weighed(outcomes, 2, 100);
  expect(shares[0]).toBeCloseTo(0.5, 9);
  expect(shares[1]).toBeCloseTo(0.5, 9);
});

it('takes bots that decide without a simulation at their word', () => {
  const found = summed(0, [decision([1], 0.25, 0), decision([1], 0.75, 0)]);
  expect(found.shares).toEqual([0.5, 0.5]);
});
