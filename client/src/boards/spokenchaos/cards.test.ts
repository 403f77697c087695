import { describe, expect, it } from 'vitest';
import { besideOf, choosers } from './cards';
import { stateOf } from './testing/states';
import { CARDS } from './twin/measures';

const state = stateOf('planning');
const pair = CARDS.findIndex(({ pieces }) => pieces.length === 2);

describe('what stands beside a player', () => {
  it('is the card of the round, with the pieces that were moved', () => {
    const [first = 0, second = 0] = CARDS[pair]?.pieces ?? [];
    const drawn = { ...state, cards: [pair, -1, -1, -1], used: 1 << second };
    expect(besideOf(drawn, 0)).toMatchObject({
      number: CARDS[pair]?.number,
      pieces: [
        { piece: first, isMoved: false },
        { piece: second, isMoved: true },
      ],
    });
    expect(besideOf(drawn, 1)).toMatchObject({ number: undefined, pieces: [] });
  });

  it('is the die, before the player who is first', () => {
    expect([0, 1].map((seat) => besideOf(state, seat).hasDie)).toEqual([true, false]);
  });
});

describe('the next to pick a side', () => {
  it('are those who did so least often', () => {
    expect(choosers({ ...state, players: 3, picks: [1, 0, 0, 0] })).toEqual([1, 2]);
  });

  it('is the one who has won the roll', () => {
    expect(choosers({ ...state, picker: 1 })).toEqual([1]);
  });

  it('is nobody before the first round', () => {
    expect(choosers({ ...state, round_number: 0 })).toEqual([]);
  });
});
