import { describe, expect, it } from 'vitest';
import type { GameAbout } from '../games';
import { anOption } from '../testing/options';
import { pickedAfter, optionsOf, optionsToSend, seatCount } from './layout';

const FINSTERE: GameAbout = {
  name: 'finstere',
  title: '',
  about: '',
  options: ['rulings', 'players', 'advanced', 'layout', 'three_hits', 'colours'].map((name) =>
    anOption(name),
  ),
  defaults: { players: '4', advanced: 'false', layout: 'players', rulings: 'official' },
  seats: ['green', 'red', 'blue', 'yellow'],
  colours: { '2': ['green', 'red', 'blue', 'yellow'], '3': ['green', 'red', 'blue', 'yellow'] },
  bots: ['random'],
  has_outlook: false,
};

describe('the options of a game', () => {
  it('stand in plain sight or are folded away', () => {
    const [plain, rulings] = optionsOf(FINSTERE, FINSTERE.defaults);
    expect(plain.map(({ name }) => name)).toEqual(['players', 'advanced']);
    expect(rulings.map(({ name }) => name)).toEqual(['rulings']);
  });

  it('are shown when they can matter', () => {
    const [plain] = optionsOf(FINSTERE, { players: '7', advanced: 'true' });
    expect(plain.map(({ name }) => name)).toEqual(['players', 'advanced', 'layout', 'three_hits']);
  });

  it('wait for others in Spokenchaos too', () => {
    const names = ['players', 'seats', 'furniture', 'midnight', 'midnight_cards', 'grid', 'doors'];
    const game = { ...FINSTERE, name: 'spokenchaos', options: names.map((name) => anOption(name)) };
    const plain = (chosen: Record<string, string>) =>
      optionsOf(game, chosen)[0].map(({ name }) => name);
    expect(plain({ players: '4' })).toEqual(['players', 'furniture', 'midnight']);
    expect(plain({ players: '2', midnight: 'true' })).toEqual(names.slice(0, 5));
  });

  it('are all shown for a game that is not known here', () => {
    const [plain] = optionsOf({ ...FINSTERE, name: 'other' }, {});
    expect(plain).toHaveLength(FINSTERE.options.length);
  });

  it('are sent when they were picked and can matter', () => {
    expect(optionsToSend(FINSTERE, { players: '3', layout: 'random', rulings: '' })).toEqual({
      players: '3',
    });
    expect(optionsToSend(FINSTERE, { players: '4' })).toEqual({ players: '4' });
  });

  it('let nobody begin who does not play', () => {
    const picked = { players: '4', starter: '3' };
    const game = { ...FINSTERE, defaults: { ...FINSTERE.defaults, starter: '0' } };
    expect(pickedAfter(game, picked, 'players', '2')).toEqual({ players: '2' });
    expect(pickedAfter(game, picked, 'players', '5')).toEqual({ players: '5', starter: '3' });
    const byChance = { ...picked, starter: 'chance' };
    expect(pickedAfter(game, byChance, 'players', '2').starter).toBe('chance');
  });

  it('are left to the game again when another one is picked from which they follow', () => {
    const options = [anOption('board', { replaces: ['menhirs', 'mist'] }), anOption('mist')];
    const game = { ...FINSTERE, options };
    const picked = { menhirs: '9', mist: '20', may_pass: 'true' };
    expect(pickedAfter(game, picked, 'board', 'large')).toEqual({
      board: 'large',
      may_pass: 'true',
    });
    expect(pickedAfter(game, picked, 'mist', '8')).toEqual({ ...picked, mist: '8' });
  });

  it('say how many seats there are', () => {
    expect(seatCount(FINSTERE, { players: '6' })).toBe(6);
    expect(seatCount(FINSTERE, {})).toBe(4);
  });
});
