import { describe, expect, it } from 'vitest';
import type { AnyBoard, Shown } from '../boards/board';
import { happened, lineNames, lineWords, listingOf } from './listing';

/** A board whose moments are numbers: even ones are headings, those above 9 are a walk. */
const board = {
  isHeading: ({ at }: Shown) => at % 2 === 0,
  fold: ({ at }: Shown) => (at < 10 ? undefined : at === 10 ? 'begins' : 'goes-on'),
  round: (state: unknown) => Number(state),
  tell: ({ at }: Shown) => `told ${at}.`,
  sum: ({ at }: Shown) => `summed ${at}.`,
  sumFold: (moments: readonly Shown[]) => `walk of ${moments.length}.`,
  named: ({ at }: Shown) => ({ cells: [[at, at]] }),
} as unknown as AnyBoard;

function glimpse(at: number): Shown | undefined {
  return { at, state: at + 1, before: at } as unknown as Shown;
}

describe('a list in words', () => {
  it('knows the round in which a moment happened: the one before it', () => {
    expect(listingOf(board, glimpse).round(7)).toBe(7);
  });

  it('says of a line what its last moment sums up, and names what that names', () => {
    expect(lineWords(board, glimpse, { from: 2, to: 3 })).toBe('summed 3.');
    expect(lineNames(board, glimpse, { from: 2, to: 3 }).cells).toEqual([[3, 3]]);
  });

  it('tells of a line’s first moment where nothing is summed up', () => {
    const plain = { ...board, sum: undefined } as unknown as AnyBoard;
    expect(lineWords(plain, glimpse, { from: 2, to: 3 })).toBe('told 2.');
    expect(lineNames(plain, glimpse, { from: 2, to: 3 }).cells).toEqual([[2, 2]]);
  });

  it('says one moment in full and several in sum', () => {
    expect(happened(board, glimpse, 12, 12)).toBe('told 12.');
    expect(happened(board, glimpse, 8, 13)).toBe('summed 9. walk of 4.');
  });
});
