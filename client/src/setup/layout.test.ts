import { describe, expect, it } from 'vitest';
import type { GameAbout, OptionAbout } from '../games';
import { chosenAfter, optionsOf, optionsToSend, seatCount } from './layout';

function option(name: string): OptionAbout {
  return {
    name,
    kind: 'text',
    about: '',
    default: '',
    choices: [],
    least: null,
    most: null,
    sources: {},
  };
}

const FINSTERE: GameAbout = {
  name: 'finstere',
  title: '',
  about: '',
  options: ['rulings', 'players', 'advanced', 'layout', 'three_hits', 'colours'].map(option),
  defaults: { players: '4', advanced: 'false', layout: 'players', rulings: 'official' },
  seats: ['green', 'red', 'blue', 'yellow'],
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
    const game = { ...FINSTERE, name: 'spokenchaos', options: names.map(option) };
    const plain = (chosen: Record<string, string>) =>
      optionsOf(game, chosen)[0].map(({ name }) => name);
    expect(plain({ players: '4' })).toEqual(['players', 'furniture', 'midnight']);
    expect(plain({ players: '2', midnight: 'true' })).toEqual(names.slice(0, 5));
  });

  it('are all shown for a game that is not known here', () => {
    const [plain] = optionsOf({ ...FINSTERE, name: 'other' }, {});
    expect(plain).toHaveLength(FINSTERE.options.length);
  });

  it('are sent when they differ from the defaults and can matter', () => {
    const chosen = { players: '3', advanced: 'false', layout: 'random', rulings: 'official' };
    expect(optionsToSend(FINSTERE, chosen)).toEqual({ players: '3' });
  });

  it('let nobody begin who does not play', () => {
    const chosen = { players: '4', starter: '3' };
    const game = { ...FINSTERE, defaults: { ...FINSTERE.defaults, starter: '0' } };
    expect(chosenAfter(game, chosen, 'players', '2')).toEqual({ players: '2', starter: '0' });
    expect(chosenAfter(game, chosen, 'players', '5')).toEqual({ players: '5', starter: '3' });
    const byChance = { ...chosen, starter: 'chance' };
    expect(chosenAfter(game, byChance, 'players', '2').starter).toBe('chance');
  });

  it('say how many seats there are', () => {
    expect(seatCount(FINSTERE, { players: '6' })).toBe(6);
    expect(seatCount(FINSTERE, {})).toBe(4);
  });
});
