import { beforeAll, expect, it } from 'vitest';
import type { Compared } from '../beside';
import { loadShellWords } from '../../words/shell';
import { speaker } from '../../words/words.svelte';
import { risks } from './risks';
import { SAMPLE_SEATS, sampleState } from './samples';
import type { Outlook } from './state';
import { words } from './words';

const state = sampleState({ tokens: { 1: [4, 4], 2: [5, 4], 5: [9, 4] } });
const shown = { options: {}, seats: SAMPLE_SEATS, seat: -1, state, at: 0 };

function outlook(dangers: Outlook['dangers']): Outlook {
  return { start: [0, 0], cards: [], dangers };
}

function compared(more: Partial<Compared<'finstere'>>): Compared<'finstere'> {
  const sight = { ...shown, before: undefined, moment: undefined };
  return { shown: sight, seat: 0, done: null, better: null, least: 0.02, ...more };
}

beforeAll(async () => {
  await speaker.learn('shell', loadShellWords);
  await speaker.learn('finstere', words);
});

it('names tokens of the seat that were in greater danger, the greatest difference first', () => {
  const done = outlook([
    { token: 1, chance: 0.5 },
    { token: 2, chance: 1 },
    { token: 5, chance: 1 },
  ]);
  const better = outlook([{ token: 1, chance: 0.25 }]);
  expect(risks(compared({ done, better }))).toBe(
    'In danger of being eaten next: Green 4 with 100% (after the better turn 0%) ' +
      'and Green 3 with 50% (after the better turn 25%).',
  );
});

it('says nothing of what is as likely, or where he does not walk', () => {
  const same = outlook([{ token: 1, chance: 0.5 }]);
  expect(risks(compared({ done: same, better: same }))).toBe('');
  expect(risks(compared({}))).toBe('');
});
