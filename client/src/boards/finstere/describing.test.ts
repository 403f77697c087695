import { beforeAll, describe, expect, it } from 'vitest';
import type { Shown } from '../board';
import { fateWords, picture, reachWords } from './describing';
import { sampleEnd, sampleState } from './samples';
import { OVER, type Outlook, type OutlookCard, type State } from './state';
import { words } from './words';
import { speaker } from '../../words/words.svelte';

beforeAll(async () => {
  speaker.language = 'en';
  await speaker.learn('finstere', words);
});

const card = (name: OutlookCard['card'], eaten: number[]): OutlookCard => ({
  card: name,
  chance: 0.25,
  way: [],
  eaten,
  cell: [5, 5],
  facing: 'N',
});
const outlook: Outlook = {
  start: [5, 5],
  cards: [card('5', []), card('7', [1]), card('10', [1, 2]), card('1-hit', [2])],
  dangers: [
    { token: 1, chance: 0.5 },
    { token: 2, chance: 0.5 },
  ],
};

describe('the cell in focus', () => {
  it('says that it can be reached, and what would be pushed', () => {
    expect(reachWords(sampleEnd([5, 4], [1, 22, 26]), false)).toBe('reachable in 1 step');
    expect(reachWords(sampleEnd([5, 4], [23, 22, 26], 1), true)).toBe(
      'reachable in 2 steps, would push stone',
    );
    expect(reachWords(sampleEnd([4, 4], [1, 26]), false)).toBe('may stay here');
  });

  it('says which cards would eat a token there', () => {
    const fate = (token: number) => fateWords(outlook, token, '(5,4) stone');
    expect(fate(1)).toBe('(5,4) stone; would be eaten by card 7 or 10 (50%)');
    expect(fate(2)).toBe('(5,4) stone; would be eaten by card 10 or 1 hit (50%)');
    expect(fate(3)).toBe('(5,4) stone; safe from every card');
  });
});

describe('the round', () => {
  const shown = (state: Partial<State>, before: Partial<State>) =>
    ({
      seats: [],
      state: { ...sampleState(), ...state },
      before: { ...sampleState(), ...before },
    }) as unknown as Shown<State>;

  it('is the one that follows those that were played', () => {
    expect(picture(shown({ rounds_played: 4 }, { rounds_played: 3 }))).toContain('round 5');
  });

  it('is the last one when the match is over, with its round or within it', () => {
    expect(picture(shown({ phase: OVER, rounds_played: 14 }, { rounds_played: 13 }))).toContain(
      'round 14',
    );
    expect(picture(shown({ phase: OVER, rounds_played: 9 }, { rounds_played: 9 }))).toContain(
      'round 10',
    );
  });
});
