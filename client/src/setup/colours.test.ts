import { expect, test } from 'vitest';
import { findGame, type GameAbout } from '../games';
import { areColours, coloursFor, pickedInColour, seatNamesOf } from './colours';
import { optionsToSend, pickedAfter } from './layout';

async function gameOf(name: string): Promise<GameAbout> {
  const found = await findGame(name);
  if (!found) throw new Error(name);
  return found;
}

test('up to four players of Finstere Flure choose among four colours, more among seven', async () => {
  const finstere = await gameOf('finstere');
  expect(coloursFor(finstere, 4)).toEqual(['green', 'red', 'blue', 'yellow']);
  expect(coloursFor(finstere, 5)).toHaveLength(7);
  expect(coloursFor(await gameOf('spokenchaos'), 2)).toHaveLength(4);
  expect(coloursFor(await gameOf('menhirs'), 2)).toEqual([]);
});

test('who takes a colour gives the old one to whoever had it', async () => {
  const finstere = await gameOf('finstere');
  const two = { players: '2' };
  const picked = pickedInColour(finstere, two, 0, 'red');
  expect(seatNamesOf(finstere, picked)).toEqual(['red', 'green']);
  expect(seatNamesOf(finstere, pickedInColour(finstere, picked, 1, 'yellow'))).toEqual([
    'red',
    'yellow',
  ]);
  expect(optionsToSend(finstere, picked)).toEqual({ players: '2', colours: 'red green' });
  expect(pickedAfter(finstere, picked, 'players', '3')).toEqual({ players: '3' });
  expect(seatNamesOf(await gameOf('menhirs'), {})).toEqual(['player 1', 'player 2']);
});

test('colours from elsewhere are as many as play, no two alike, and in the box', async () => {
  const finstere = await gameOf('finstere');
  const are = (colours: string, players = '2') => areColours(finstere, { players, colours });
  expect(are('blue red')).toBe(true);
  expect(are('blue blue')).toBe(false);
  expect(are('blue')).toBe(false);
  expect(are('blue black')).toBe(false);
});
