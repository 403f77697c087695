import { describe, expect, it } from 'vitest';
import { rulesFor } from '../testing/rules';
import { numbersOf, type OptionTable } from './choices';

const TABLE: OptionTable = {
  players: { kind: 'number', default: '4', names: [], may_be_left: false },
  mist: { kind: 'number', default: '', names: [], may_be_left: false },
  starter: { kind: 'seat', default: '0', names: ['chance'], may_be_left: false },
  advanced: { kind: 'switch', default: 'false', names: ['false', 'true'], may_be_left: false },
  eaten: { kind: 'choice', default: '', names: ['flips', 'keeps'], may_be_left: true },
  cards: { kind: 'list', default: '', names: ['tag', 'dizzy', 'lava'], may_be_left: true },
  schedule: {
    kind: 'text',
    default: 'usual',
    names: [],
    may_be_left: false,
    presets: { usual: 'mm rr' },
    marked: 'r',
  },
};

describe('options as numbers', () => {
  it('are the defaults where nothing is chosen', () => {
    expect(numbersOf(TABLE, {})).toEqual({
      players: 4,
      mist: -1,
      starter: 0,
      advanced: 0,
      eaten: 0,
      cards: 0,
      schedule: 0b1100,
    });
  });

  it('are what is chosen', () => {
    const chosen = { players: '2', starter: 'chance', advanced: 'true', eaten: 'keeps' };
    expect(numbersOf(TABLE, { ...chosen, cards: 'lava tag', schedule: 'rm' })).toMatchObject({
      players: 2,
      starter: -1,
      advanced: 1,
      eaten: 2,
      cards: 0b101,
      schedule: 0b1,
    });
  });
});

describe('a match that starts here', () => {
  it('has the seats that its options say', async () => {
    const finstere = await rulesFor('finstere');
    expect(finstere.seatNames({})).toEqual(['green', 'red', 'blue', 'yellow']);
    expect(finstere.seatNames({ players: '2' })).toEqual(['green', 'red']);
    expect(finstere.seatNames({ players: '2', colours: 'blue red' })).toEqual(['blue', 'red']);
    expect(finstere.read(finstere.start({ players: '7' })).token_count).toBe(21);
    expect((await rulesFor('menhirs')).seatNames({})).toEqual(['player 1', 'player 2']);
  });

  it('has the counts that follow from the board', async () => {
    const rules = await rulesFor('menhirs');
    expect(rules.read(rules.start({ board: 'large' }))).toMatchObject({ supply: 14 });
    const { forests_left: forests, menhirs_left: menhirs } = rules.read(
      rules.start({ menhirs: '9' }),
    );
    expect([menhirs, forests]).toEqual([9, 21]);
  });
});
