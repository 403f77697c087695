import { expect, it } from 'vitest';
import { allGames } from '../games';
import { nextLevel, untriedVariant, variantsIn } from './untried';

it('offers what was not tried, one after another, and nothing twice', () => {
  expect(untriedVariant('spokenchaos', [])?.options).toEqual({ merging: 'true' });
  const tried = variantsIn('spokenchaos', { merging: 'true', players: '2' });
  expect(untriedVariant('spokenchaos', tried)?.options).toEqual({ midnight: 'true' });
  const all = [...tried, ...variantsIn('spokenchaos', { midnight: 'true' })];
  expect(untriedVariant('spokenchaos', all)).toBeUndefined();
  expect(variantsIn('finstere', { advanced: 'false' })).toEqual([]);
});

it('offers only what the games have', async () => {
  for (const game of await allGames()) {
    const offered = untriedVariant(game.name as 'finstere', []);
    for (const [name, value] of Object.entries(offered?.options ?? {})) {
      const option = game.options.find((one) => one.name === name);
      expect(option?.kind === 'switch' || option?.choices.includes(value)).toBe(true);
    }
  }
});

it('names the level above the strongest opponent', () => {
  const bots = ['moth', 'hedgehog', 'bat'];
  expect(nextLevel(bots, ['moth', 'moth'])).toBe('hedgehog');
  expect(nextLevel(bots, ['moth', 'bat'])).toBeUndefined();
  expect(nextLevel(bots, [])).toBeUndefined();
});
