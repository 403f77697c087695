import { describe, expect, it } from 'vitest';
import * as finstere from '../generated/finstere';
import * as menhirs from '../generated/menhirs';
import * as spokenchaos from '../generated/spokenchaos';
import { ActionNumbers, type Families } from './actions';

type Toy =
  | { family: 'go'; direction: 'N' | 'E' }
  | { family: 'stop' }
  | { family: 'at'; x: number; y: number };

const FAMILIES: Families = [
  ['go', [['direction', ['N', 'E']]]],
  ['stop', []],
  [
    'at',
    [
      ['x', 3],
      ['y', 2],
    ],
  ],
];

describe('numbers of actions', () => {
  const toy = new ActionNumbers<Toy>(FAMILIES);

  it('mean what their families say', () => {
    expect(toy.read(1)).toEqual({ family: 'go', direction: 'E' });
    expect(toy.read(2)).toEqual({ family: 'stop' });
    expect([3, 4, 5, 8].map((number) => toy.read(number))).toEqual([
      { family: 'at', x: 0, y: 0 },
      { family: 'at', x: 0, y: 1 },
      { family: 'at', x: 1, y: 0 },
      { family: 'at', x: 2, y: 1 },
    ]);
  });

  it('are found again', () => {
    for (let number = 0; number < 9; number += 1) expect(toy.number(toy.read(number))).toBe(number);
  });

  it('end somewhere', () => {
    expect(() => toy.read(9)).toThrow('there is no action 9');
    expect(() => toy.number({ family: 'at', x: 3, y: 0 })).toThrow('3 is out of range');
    expect(() => toy.number({ family: 'fly' } as unknown as Toy)).toThrow('no action fly');
  });
});

describe('numbers of the games', () => {
  it.each([
    ['finstere', finstere.FAMILIES, 3355],
    ['menhirs', menhirs.FAMILIES, 233],
    ['spokenchaos', spokenchaos.FAMILIES, 288_609],
  ] as const)('%s: each is found again', (_, families, count) => {
    const actions = new ActionNumbers(families);
    for (let number = 0; number < count; number += 97) {
      expect(actions.number(actions.read(number))).toBe(number);
    }
    expect(() => actions.read(count)).toThrow();
  });

  it('mean what the rules write', () => {
    const flure = new ActionNumbers<finstere.Action>(finstere.FAMILIES);
    const lobby = new ActionNumbers<spokenchaos.Action>(spokenchaos.FAMILIES);
    expect(flure.read(flure.number({ family: 'place', form: 13, cell: 157 }))).toEqual({
      family: 'place',
      form: 13,
      cell: 157,
    });
    expect(lobby.read(7)).toEqual({ family: 'door', side: 'N', number: 3 });
  });
});
