import { describe, expect, it } from 'vitest';
import {
  actionsChosen,
  endChosen,
  isClear,
  kept,
  NOTHING_CHOSEN,
  otherWay,
  reachable,
  refusedAt,
  steppedBack,
  tapTarget,
  tapTile,
  tapToken,
  turnChosen,
  turned,
} from './choosing';
import { sampleEnd, TILE_GUIDE, TOKEN_GUIDE } from './samples';
import { NO_TOKEN, type End, type Guide } from './state';

describe('choosing a token', () => {
  const chosen = tapToken(TOKEN_GUIDE, NOTHING_CHOSEN, 1);

  it('shows each place where it can end once', () => {
    expect(reachable(TOKEN_GUIDE, chosen.token).map(({ cell }) => cell)).toEqual([
      [4, 4],
      [5, 4],
    ]);
  });

  it('again lets it go', () => {
    expect(tapToken(TOKEN_GUIDE, chosen, 1)).toEqual(NOTHING_CHOSEN);
  });

  it('does nothing where the guide knows no such token', () => {
    expect(tapToken(TOKEN_GUIDE, chosen, 7)).toEqual(chosen);
    expect(tapToken(undefined, NOTHING_CHOSEN, 1)).toEqual(NOTHING_CHOSEN);
  });
});

describe('choosing where it goes', () => {
  const chosen = tapTarget(TOKEN_GUIDE, tapToken(TOKEN_GUIDE, NOTHING_CHOSEN, 1), [5, 4]);

  it('confirms the plainest way first', () => {
    expect(actionsChosen(TOKEN_GUIDE, chosen)).toEqual([1, 22, 26]);
  });

  it('is clear where a way that pushes nothing leads there, and not if the token only stays', () => {
    const near = tapTarget(TOKEN_GUIDE, tapToken(TOKEN_GUIDE, NOTHING_CHOSEN, 1), [4, 4]);
    expect(isClear(TOKEN_GUIDE, near, [3, 3])).toBe(true);
    expect(isClear(TOKEN_GUIDE, near, [4, 4])).toBe(false);
    expect(isClear(TOKEN_GUIDE, chosen, [3, 3])).toBe(true); // the other way pushes a stone
    expect(isClear(TOKEN_GUIDE, NOTHING_CHOSEN, undefined)).toBe(false);
  });

  it('is clear where something is pushed only if it is the same thing on every way', () => {
    const pushing = (...ends: readonly End[]): Guide => ({
      tokens: [{ token: 1, steps: 3, ends, held: [] }],
    });
    const one = pushing(sampleEnd([5, 4], [1, 22, 26], 1));
    const several = pushing(sampleEnd([5, 4], [1, 22, 26], 1), sampleEnd([5, 4], [1, 23, 26], 2));
    expect(isClear(one, chosen, [3, 3])).toBe(true);
    expect(isClear(several, chosen, [3, 3])).toBe(false);
  });

  it('can show another way and comes round again', () => {
    const other = otherWay(TOKEN_GUIDE, chosen);
    expect(endChosen(TOKEN_GUIDE, other)?.shoves).toHaveLength(1);
    expect(otherWay(TOKEN_GUIDE, other)).toEqual(chosen);
  });

  it('elsewhere keeps the token, and elsewhere again lets it go', () => {
    const nowhere = tapTarget(TOKEN_GUIDE, chosen, [9, 9]);
    expect(nowhere.token).toBe(1);
    expect(nowhere.target).toBeUndefined();
    expect(tapTarget(TOKEN_GUIDE, nowhere, [9, 9])).toEqual(NOTHING_CHOSEN);
  });

  it('may be beside the board', () => {
    const waiting = tapTarget(TOKEN_GUIDE, tapToken(TOKEN_GUIDE, NOTHING_CHOSEN, 2), 'waiting');
    expect(actionsChosen(TOKEN_GUIDE, waiting)).toEqual([2, 26]);
  });

  it('is taken back step by step', () => {
    expect(steppedBack(chosen).token).toBe(1);
    expect(steppedBack(steppedBack(chosen))).toEqual(NOTHING_CHOSEN);
  });
});

describe('laying a tile', () => {
  const chosen = tapTile(NOTHING_CHOSEN, 'blue teleporter');

  it('confirms the spot as the tile is turned', () => {
    const laid = tapTarget(TILE_GUIDE, chosen, [3, 3]);
    expect(actionsChosen(TILE_GUIDE, laid)).toEqual([100]);
    expect(actionsChosen(TILE_GUIDE, turned(TILE_GUIDE, laid))).toEqual([101]);
    expect(turned(TILE_GUIDE, turned(TILE_GUIDE, laid))).toEqual(laid);
  });

  it('names the reason where it cannot lie', () => {
    const turn = turnChosen(TILE_GUIDE, chosen);
    expect(refusedAt(turn, [0, 1])).toBe('kept-free');
    expect(refusedAt(turn, [3, 3])).toBe('');
    expect(actionsChosen(TILE_GUIDE, tapTarget(TILE_GUIDE, chosen, [0, 1]))).toEqual([]);
  });

  it('is taken back step by step', () => {
    const laid = tapTarget(TILE_GUIDE, chosen, [3, 3]);
    expect(steppedBack(laid)).toEqual(chosen);
    expect(tapTile(chosen, 'blue teleporter')).toEqual(NOTHING_CHOSEN);
  });
});

describe('a new guide', () => {
  it('keeps what is still possible', () => {
    const chosen = tapToken(TOKEN_GUIDE, NOTHING_CHOSEN, 1);
    expect(kept(TOKEN_GUIDE, chosen, NO_TOKEN)).toEqual(chosen);
    expect(kept(TILE_GUIDE, chosen, NO_TOKEN)).toEqual(NOTHING_CHOSEN);
    expect(kept(undefined, chosen, NO_TOKEN)).toEqual(NOTHING_CHOSEN);
  });

  it('chooses the token that is on the move', () => {
    expect(kept(TOKEN_GUIDE, NOTHING_CHOSEN, 2).token).toBe(2);
  });
});
