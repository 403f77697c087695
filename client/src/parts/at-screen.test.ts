import { beforeAll, expect, it } from 'vitest';
import { loadShellWords, t } from '../words/shell';
import { speaker } from '../words/words.svelte';
import { askedOf, cardName } from './at-screen';

beforeAll(async () => {
  speaker.language = 'en';
  await speaker.learn('shell', loadShellWords);
});

const person = (name: string, player: string) =>
  ({ name, player, kind: 'person', is_yours: true }) as const;
const names = (seats: Parameters<typeof cardName>[0]) =>
  seats.map((_, seat) => cardName(seats, seat));

it('calls who gave no name at a shared screen by the colour', () => {
  const here = [person('green', 'Vesper'), person('red', t('me')), person('blue', t('me'))];
  expect(names(here)).toEqual(['Vesper', 'Red', 'Blue']);
  const served = [person('green', 'Guest 12'), person('red', 'Guest 12'), person('blue', 'Tom')];
  expect(names(served)).toEqual(['Green', 'Red', 'Tom']);
  expect(names([person('green', t('me'))])).toEqual([t('me')]);
});

it('says whose turn it is where several play at one screen', () => {
  const here = [person('green', 'Vesper'), person('red', t('me'))];
  expect(askedOf(here, 0, 'Move one.')).toBe('Vesper (Green): Move one.');
  expect(askedOf(here, 1, 'Move one.')).toBe('Red: Move one.');
  expect(askedOf(here.slice(0, 1), 0, 'Move one.')).toBe('Move one.');
});
