/** The moves that a search tried most, besides the one that it would make. */

import { expect, it } from 'vitest';
import { newMatch, settled } from '../local/match';
import { botsFor } from '../testing/bots';
import { rulesFor } from '../testing/rules';
import type { GameName } from '../generated/games';
import type { Decision } from './deciding';

const SIMULATIONS = 200;

async function thought(game: GameName, candidates: number): Promise<Decision> {
  const [rules, bots] = [await rulesFor(game), await botsFor(game)];
  const { state, actor } = settled(newMatch(rules, {}, 'candidates'));
  const limits = { simulations: SIMULATIONS, isPatient: true, candidates };
  const thoughts = bots.think('owl', state, actor, bots.stream([7]), limits);
  let next = thoughts.next();
  while (!next.done) next = thoughts.next();
  return next.value;
}

it.each(['finstere', 'menhirs'] as const)('of %s are told, each with its line', async (game) => {
  const { candidates = [], ...decision } = await thought(game, 3);
  expect(candidates).toHaveLength(3);
  const [first] = candidates;
  expect(first?.actions).toEqual(decision.actions);
  expect(first?.shares).toEqual(decision.shares);
  const visits = candidates.map(({ simulations }) => simulations);
  expect(visits).toEqual([...visits].sort((one, other) => other - one));
  expect(new Set(candidates.map(({ actions }) => actions.join())).size).toBe(3);
  for (const { actions, line, shares } of candidates) {
    expect(line.slice(0, actions.length).map(([, action]) => action)).toEqual(actions);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  }
});

it('are told only to those who ask', async () => {
  expect(await thought('finstere', 0)).not.toHaveProperty('candidates');
});
