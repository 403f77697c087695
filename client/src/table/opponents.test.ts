import { describe, expect, it } from 'vitest';
import type { GameAbout, OptionAbout } from '../games';
import { limitsOf, opponentsIn, settingsFor } from './opponents';

const players = { name: 'players', kind: 'number', least: 2, most: 7 } as unknown as OptionAbout;
const game = {
  name: 'finstere',
  options: [players],
  seats: ['green', 'red', 'blue', 'yellow'],
  bots: ['moth', 'hedgehog', 'bat', 'badger', 'fox', 'owl'],
} as unknown as GameAbout;
const forTwo = { ...game, name: 'menhirs', options: [], seats: ['player 1', 'player 2'] };

describe('the opponents', () => {
  it('are the gentlest for a newcomer, and as many as the game usually has', () => {
    expect(opponentsIn(game)).toEqual({ bot: 'moth', count: 3 });
    expect(opponentsIn(forTwo)).toEqual({ bot: 'moth', count: 1 });
  });

  it('are those of last time, as far as the game has them', () => {
    expect(opponentsIn(game, { bot: 'owl', count: 6 })).toEqual({ bot: 'owl', count: 6 });
    expect(opponentsIn(game, { bot: 'crow', count: 9 })).toEqual({ bot: 'moth', count: 6 });
    expect(opponentsIn(forTwo, { bot: 'fox', count: 3 })).toEqual({ bot: 'fox', count: 1 });
  });

  it('are as many as the game lets sit down', () => {
    expect(limitsOf(game)).toEqual({ least: 1, most: 6 });
    expect(limitsOf(forTwo)).toEqual({ least: 1, most: 1 });
  });

  it('leave one the colour that one chose last time, where it can be played', () => {
    const may = ['green', 'red', 'blue', 'yellow'];
    const colours = { '2': may, '4': may };
    const settings = (own: string) =>
      settingsFor({ ...game, colours }, { bot: 'moth', count: 1 }, own).options;
    expect(settings('blue')).toEqual({ players: '2', colours: 'blue red' });
    expect(settings('black')).toEqual({ players: '2' });
  });

  it('make the table only as large as it is to be', () => {
    expect(settingsFor(game, { bot: 'moth', count: 1 }).options).toEqual({ players: '2' });
    expect(settingsFor(game, { bot: 'moth', count: 3 }).options).toEqual({});
    expect(settingsFor(forTwo, { bot: 'moth', count: 1 })).toEqual({
      game: 'menhirs',
      options: {},
    });
  });
});
