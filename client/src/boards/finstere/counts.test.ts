import { beforeAll, expect, it } from 'vitest';
import { speaker } from '../../words/words.svelte';
import { counts } from './counts';
import { words } from './words';

beforeAll(() => speaker.learn('finstere', words));

const SCORE = {
  seats: [
    { out: 2, eaten: 1 },
    { out: 0, eaten: 0 },
  ],
  common: { needed: 3 },
};

it('shows the tokens out of those needed, and those eaten for good', () => {
  expect(counts(SCORE, 0).map(({ text }) => text)).toEqual(['2/3', '1']);
  expect(counts(SCORE, 0).map(({ words }) => words)).toEqual([
    '2 of 3 tokens out',
    '1 token eaten for good',
  ]);
  expect(counts(SCORE, 1).map(({ text }) => text)).toEqual(['0/3', '0']);
});
