import { describe, expect, it } from 'vitest';
import { besideOf, choosers } from './cards';
import { stateOf } from './testing/states';
import { CARDS } from './geometry/measures';

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

  it('is the place of the die before the player who is first next, unless no round follows', () => {
    const next = (round: number) =>
      [0, 1].map((seat) => besideOf({ ...state, round_number: round }, seat).isNext);
    expect(next(4)).toEqual([false, true]);
    expect(next(5)).toEqual([false, false]);
  });

  it('is the die, before the player who is first', () => {
    expect([0, 1].map((seat) => besideOf(state, seat).hasDie)).toEqual([true, false]);
  });
});

describe('the next to pick a side', () => {
  it('are those of whom the server says so', () => {
    expect(choosers({ ...state, players: 3, rolling: 0b110 })).toEqual([1, 2]);
    expect([0, 1].map((seat) => besideOf({ ...state, rolling: 0b10 }, seat).isChooser)).toEqual([
      false,
      true,
    ]);
  });

  it('is nobody before the first round, or when the side stays', () => {
    expect(choosers({ ...state, rolling: 0 })).toEqual([]);
  });
});
