import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '../words/language';
import { loadShellWords } from '../words/shell';
import { speaker } from '../words/words.svelte';
import { resultWords } from './winner-words';

const ann = { name: 'red', player: 'Ann', kind: 'person' };
const bat = { name: 'blue', player: 'bat', kind: 'bot' };
const REASON = 'all but one token is out';

beforeAll(() => speaker.learn('shell', loadShellWords));
afterAll(() => {
  speaker.language = 'en';
});

it('says who won and why, in two sentences', () => {
  const own = { ...ann, is_yours: true };
  expect(resultWords([own, bat], [0], REASON)).toBe('You win! All but one of the tokens are out.');
  expect(resultWords([ann, bat], [1], REASON)).toBe('Bat wins. All but one of the tokens are out.');
  expect(resultWords([ann, bat], [], REASON)).toBe(
    'Nobody wins. All but one of the tokens are out.',
  );
});

it('does not list bots that have won together', () => {
  const fox = { ...bat, name: 'green', player: 'fox' };
  expect(resultWords([ann, bat, fox], [1, 2], 'resigned')).toBe(
    'The bots win. The others resigned.',
  );
});

it('lists those who have won together', () => {
  const tom = { ...ann, name: 'green', player: 'Tom' };
  expect(resultWords([ann, bat, tom], [0, 2], REASON)).toContain('Ann and Tom win.');
});

it('calls those at one screen by the names they were given', () => {
  const own = { kind: 'person', is_yours: true };
  const red = { ...own, name: 'red', player: 'Ann' };
  const blue = { ...own, name: 'blue', player: 'Ann' };
  const named = { ...blue, player: 'Tom', is_guest: true };
  expect(resultWords([red, blue], [1], REASON)).toContain('Blue wins.');
  expect(resultWords([red, named], [1], REASON)).toContain('Tom wins.');
});

it.each(LANGUAGES)('never ends a sentence twice in %s', async (language) => {
  speaker.language = language;
  await speaker.learn('shell', loadShellWords);
  const own = { ...ann, is_yours: true };
  for (const winners of [[], [0], [1]]) {
    expect(resultWords([own, bat], winners, REASON)).not.toMatch(/[!?]\s*\.|\.\./);
  }
});
