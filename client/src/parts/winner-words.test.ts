import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '../words/language';
import { loadShellWords, t } from '../words/shell';
import { speaker } from '../words/words.svelte';
import { endingWords } from './ending-words';
import { resultWords } from './winner-words';

const ann = { name: 'red', player: 'Ann', kind: 'person' };
const bat = { name: 'blue', player: 'bat', kind: 'bot' };
const REASON = 'all but one token is out';
const FINSTERE = 'finstere';

beforeAll(() => speaker.learn('shell', loadShellWords));
afterAll(() => {
  speaker.language = 'en';
});

it('says who won and why, in two sentences', () => {
  const own = { ...ann, is_yours: true };
  expect(resultWords([own, bat], [0], REASON, FINSTERE)).toBe(
    'You win! Three of your four tokens are out.',
  );
  expect(resultWords([ann, bat], [1], REASON, FINSTERE)).toBe(
    'Bat wins. Three of the winner’s four tokens are out.',
  );
});

it('says how it really ended, by the game and by how many play', () => {
  const four = [ann, bat, bat, bat];
  const [used, gone] = ['the cards are used up', 'no token is left in play'];
  expect(resultWords([...four, bat], [0], REASON, FINSTERE)).toContain('Two of the winner’s three');
  expect(resultWords(four, [0], used, 'spokenchaos')).toContain('Five rounds are over.');
  expect(resultWords(four, [0], used, FINSTERE)).toContain('The last card of the second half');
  expect(resultWords(four, [], gone, FINSTERE)).toContain('The monster has left no token in play.');
});

it('says what decides between equal points', () => {
  const ended = (...reached: readonly (readonly [number, number])[]) =>
    endingWords({
      game: 'spokenchaos',
      reason: 'the cards are used up',
      seats: [ann, bat],
      winners: [0],
      counts: (seat) => {
        const [points = 0, out = 0] = reached[seat] ?? [];
        return [
          { sign: 'points', text: String(points), words: '' },
          { sign: 'exit', text: `${out}/7`, words: '' },
        ];
      },
    });
  expect(ended([5, 2], [4, 2])).toBe('Five rounds are over.');
  expect(ended([4, 2], [4, 1])).toContain('most ghosts out decides');
  expect(ended([4, 2], [4, 2])).toContain('fewest ghosts waiting outside decides');
});

it('does not list bots that have won together', () => {
  const fox = { ...bat, name: 'green', player: 'fox' };
  expect(resultWords([ann, bat, fox], [1, 2], 'resigned', FINSTERE)).toBe(
    'The bots win. The others resigned.',
  );
});

it('lists those who have won together', () => {
  const tom = { ...ann, name: 'green', player: 'Tom' };
  expect(resultWords([ann, bat, tom], [0, 2], REASON, FINSTERE)).toContain('Ann and Tom win.');
});

it('calls those at one screen by the names they were given', () => {
  const own = { kind: 'person', is_yours: true };
  const red = { ...own, name: 'red', player: 'Ann' };
  const blue = { ...own, name: 'blue', player: 'Ann' };
  const named = { ...blue, player: 'Tom', is_guest: true };
  expect(resultWords([red, blue], [1], REASON, FINSTERE)).toContain('Blue wins.');
  expect(resultWords([red, named], [1], REASON, FINSTERE)).toContain('Tom wins.');
});

it.each(LANGUAGES)('never ends a sentence twice in %s', async (language) => {
  speaker.language = language;
  await speaker.learn('shell', loadShellWords);
  const own = { ...ann, is_yours: true };
  for (const winners of [[], [0], [1]]) {
    expect(resultWords([own, bat], winners, REASON, FINSTERE)).not.toMatch(/[!?]\s*\.|\.\./);
  }
});

// Who gave no name is called so in lists.
it.each(['en', 'de'] as const)('never says in %s that "You" wins', async (language) => {
  speaker.language = language;
  await speaker.learn('shell', loadShellWords);
  const unnamed = { kind: 'person', player: t('me') };
  const here = { ...unnamed, is_yours: true };
  const others = [bat, { ...here, name: 'blue' }];
  const winners = [unnamed, here].map((one) => ({ ...one, name: 'red' }));
  const said = winners.flatMap((one) =>
    others.map((other) => resultWords([one, other], [0], REASON, FINSTERE)),
  );
  const wrong = t('somebody-won', { name: t('me'), count: 1 });
  expect(said.filter((words) => words.startsWith(wrong))).toEqual([]);
});

it('tells somebody at this screen that they won, in the replay too', async () => {
  speaker.language = 'en';
  await speaker.learn('shell', loadShellWords);
  const me = { name: 'red', kind: 'person', player: t('me'), is_yours: true };
  expect(resultWords([me, bat], [0], REASON, FINSTERE)).toContain('You win!');
});
