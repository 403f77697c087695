import { describe, expect, it } from 'vitest';
import { bloodOf, followed, teleportersOf, tilesOf, tokensOf } from './pieces';
import { sampleState } from './samples';
import { EATEN, OUT } from './state';

describe('tokens', () => {
  it('show one number now and the other next', () => {
    const [first, second] = tokensOf(sampleState({ flipped: [1] }));
    expect([first?.now, first?.next]).toEqual([1, 6]);
    expect([second?.now, second?.next]).toEqual([4, 3]);
  });

  it('stand on the board, wait, are out or eaten', () => {
    const tokens = tokensOf(sampleState({ tokens: { 0: [3, 4], 1: OUT, 2: EATEN } }));
    expect(tokens.slice(0, 4).map(({ where }) => where)).toEqual([
      'board',
      'out',
      'eaten',
      'waiting',
    ]);
    expect(tokens[0]?.place).toEqual([3, 4]);
  });
});

describe('tiles', () => {
  const before = tilesOf(
    sampleState({
      things: [
        [[5, 5], 2],
        [[7, 5], 3],
      ],
    }),
  );

  it('are found with their kinds', () => {
    expect(before.map(({ kind, place }) => [kind, ...place])).toEqual([
      ['stone', 5, 5],
      ['crystal', 7, 5],
    ]);
  });

  it('keep their identity when they are pushed', () => {
    const state = sampleState({
      things: [
        [[6, 5], 2],
        [[7, 5], 3],
      ],
    });
    const shove = { thing: 'stone', token: null, start: [5, 5], rest: [6, 5] } as const;
    expect(followed(before, state, [shove]).map(({ id }) => id)).toEqual(
      before.map(({ id }) => id),
    );
  });

  it('get a new identity where nothing is known of how they came', () => {
    const state = sampleState({
      things: [
        [[9, 9], 2],
        [[7, 5], 3],
      ],
    });
    const ids = followed(before, state, []).map(({ id }) => id);
    expect(ids).toContain(before[1]?.id);
    expect(ids).not.toContain(before[0]?.id);
  });

  it('are gone when they are pushed out', () => {
    const shove = { thing: 'stone', token: null, start: [5, 5], rest: null } as const;
    expect(followed(before, sampleState({ things: [[[7, 5], 3]] }), [shove])).toHaveLength(1);
  });
});

it('finds blood and teleporters', () => {
  const state = sampleState({ blood: [[4, 8]] });
  expect(bloodOf(state)).toEqual([[4, 8]]);
  expect(teleportersOf(state)).toEqual([]);
  const floor = { ...state.floor, teleporters: [17, 0, 202, 0], arrows: [1, 0, 3, 0] };
  expect(teleportersOf({ ...state, floor })).toEqual([
    { pair: 'yellow', place: [0, 0], arrow: 'E' },
    { pair: 'blue', place: [15, 10], arrow: 'W' },
  ]);
});
