import { expect, it } from 'vitest';
import { checkLetterOptions } from './options';

it.each([
  ['menhirs', {}],
  ['menhirs', { board: 'large', menhirs: '9', schedule: 'mm rr mm rr mm rr mm rr mm rr mm rm' }],
  ['finstere', { players: '2', rulings: 'de', starter: 'chance', edition: '2' }],
])('takes what a set-up page writes: %s %j', async (game, options) => {
  await expect(checkLetterOptions(game, options)).resolves.toBeUndefined();
});

it.each([
  ['chess', {}],
  ['menhirs', { colour: 'blue' }],
  ['menhirs', { board: 'huge' }],
  ['menhirs', { menhirs: '99' }],
  ['menhirs', { menhirs: '-1' }],
  ['menhirs', { scoring: 'perhaps' }],
  ['menhirs', { schedule: '<script>' }],
  ['menhirs', { schedule: 'm'.repeat(1000) }],
  ['finstere', { players: '3' }],
  ['finstere', { players: '2', edition: '99' }],
  ['finstere', { players: '2', edition: 'x' }],
])('refuses everything else: %s %j', async (game, options) => {
  await expect(checkLetterOptions(game, options)).rejects.toThrow();
});
