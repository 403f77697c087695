import { beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../../generated/menhirs';
import { LANGUAGES } from '../../words/language';
import { speaker } from '../../words/words.svelte';
import type { BoardSeat } from '../board';
import { places, shownWith, stateWith, toldWith } from './testing/positions';
import { cites, sum, tell } from './telling';
import { words } from './words';

const MOVE = { kind: 'go', seat: 0, tiles: places('32 33 34'), direction: 'NE' } as const;
const told = (account: Account) => tell(toldWith(account));

beforeAll(async () => {
  speaker.language = 'en';
  await speaker.learn('menhirs', words);
});

describe('what was done', () => {
  it('tells a move with what becomes of the menhirs', () => {
    expect(told({ ...MOVE, freed: places('33'), covered: places('51') })).toBe(
      'Player 1 moves 3 tiles north-east: (3,2) (3,3) (3,4). The menhir on (3,3) comes free. ' +
        'The menhir on (5,1) is covered.',
    );
  });

  it('says which player one is, unless one plays both', () => {
    const seats = [{ isYours: true }, { isYours: false }] as unknown as readonly BoardSeat[];
    const placed = toldWith({ kind: 'place', seat: 0, cell: [4, 3] });
    expect(tell({ ...placed, seats })).toBe('You place mist on (4,3).');
    const reply = toldWith({ kind: 'place', seat: 1, cell: [4, 3] });
    expect(tell({ ...reply, seats })).toBe('Your opponent places mist on (4,3).');
    const both = seats.map((seat) => ({ ...seat, isYours: true }));
    expect(tell({ ...placed, seats: both })).toBe('Player 1 places mist on (4,3).');
  });

  it('names only one tile of many', () => {
    const tiles = places('31 32 33 34 35 43');
    expect(told({ ...MOVE, seat: 1, tiles, direction: 'N' })).toBe(
      'Player 2 moves 6 tiles, those with (3,1), north.',
    );
  });

  it('tells what follows', () => {
    expect(told({ ...MOVE, removal: 'due' })).toContain('A tile is still to be removed.');
    expect(told({ ...MOVE, removal: 'none' })).toContain('No tile may be removed');
    expect(told(MOVE)).not.toContain('removed');
    expect(told({ ...MOVE, removal: 'none', ending: 'rounds' })).not.toContain('may be removed');
  });

  it('tells of what follows only until it is done', () => {
    const moved = toldWith({ ...MOVE, removal: 'due' });
    expect(`${sum(moved)} A tile is still to be removed.`).toBe(tell(moved));
  });

  it('tells how it ends', () => {
    expect(told({ ...MOVE, seat: 1, ending: 'free' })).toContain(
      'Every menhir is free: Player 2 wins.',
    );
    const removed = { kind: 'remove', seat: 0, tile: [7, 2] } as const;
    expect(told({ ...removed, ending: 'rounds' })).toMatch(/removes the mist on \(7,2\).*a draw/);
  });

  it('tells everything else', () => {
    expect(tell(shownWith(stateWith()))).toBe('');
    expect(told({ kind: 'cluster', seat: 0, tiles: places('32 33 34') })).toContain(
      'lifts the cluster (3,2) (3,3) (3,4)',
    );
    expect(told({ kind: 'tile', seat: 0, tile: [3, 2] })).toBe('Player 1 picks the tile on (3,2).');
    expect(told({ kind: 'place', seat: 0, cell: [4, 3] })).toBe('Player 1 places mist on (4,3).');
    expect(told({ kind: 'hidden-place', seat: 1 })).toBe('Player 2 places mist.');
  });

  it('tells a pass, and the rule where it was forced', () => {
    const forced = toldWith({ kind: 'pass', seat: 0, is_forced: true });
    expect(tell(forced)).toBe('Player 1 passes: no mist may move.');
    expect(cites(forced)).toBe('3.8');
    const atWill = toldWith({ kind: 'pass', seat: 0 });
    expect(tell(atWill)).toBe('Player 1 passes.');
    expect(cites(atWill)).toBeUndefined();
  });

  it('tells the deal as one', () => {
    expect(told({ kind: 'deal', land: 'forest', cell: [1, 1] })).toBe('The land is being dealt.');
    const last = 'The land is dealt, with 3 menhirs.';
    expect(told({ kind: 'deal', land: 'menhir', cell: [7, 3], standing: 3 })).toBe(last);
    expect(told({ kind: 'hidden-deal', standing: 3 })).toBe(last);
  });

  it.each(LANGUAGES)('is told in %s without a gap', async (language) => {
    speaker.language = language;
    await speaker.learn('menhirs', words);
    const all = { ...MOVE, freed: places('33'), covered: places('51'), removal: 'due' } as const;
    expect(told(all)).not.toMatch(/[{}]|undefined/);
  });
});
