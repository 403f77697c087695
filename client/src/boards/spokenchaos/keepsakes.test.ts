import { describe, expect, it } from 'vitest';
import type { Shown } from '../board';
import {
  bestHidden,
  captionOf,
  decidedWords,
  decidingLook,
  hidingView,
  hidingWords,
  looksOf,
  placeOf,
  type KeptLook,
} from './keepsakes';
import { wrapped } from './keepsake-picture';
import { INSIDE, type Looked, type State } from './state';
import { figureOf, stateOf } from './testing/states';

const DESK = { piece: 2, part: 'top' };

/** A moment of a match; with ghosts by samples that show them, a look. */
function moment(at: number, official?: Looked): Shown<State> {
  const body = { ...figureOf(3).body, x: 80, y: 112 };
  const state = stateOf('catching');
  const figures = state.figures.map((one) => ({ ...one, where: INSIDE, body }));
  return {
    options: {},
    seats: [],
    seat: -1,
    state: { ...state, figures, grid: 256 },
    before: undefined,
    moment: { actor: -2, account: official ?? { kind: 'catch' } },
    at,
  };
}

/** A look at which an empty lobby would show ghosts so, and furniture leaves so much of it. */
function kept(at: number, ghosts: Record<number, readonly [whole: number, samples: number]>) {
  const official: Looked = { kind: 'look', door: 'S3', sights: [] };
  const seen = {
    ghosts: Object.entries(ghosts).map(([ghost, [whole, samples]]) => ({
      ghost: Number(ghost),
      samples,
      mirrored: 0,
      line: [],
      is_caught: false,
      whole,
      by: whole > samples ? DESK : null,
    })),
    picture: new Uint8Array(),
    shown: new Int32Array(),
  };
  const look = { official, door: 'S3', seen };
  return { shown: moment(at, official), official, look } as KeptLook;
}

describe('pictures to keep', () => {
  it('finds the looks of a match', () => {
    const official: Looked = { kind: 'look', door: 'N2', sights: [] };
    const found = looksOf(4, (at) => moment(at, at % 2 === 0 ? official : undefined));
    expect(found.map(({ shown }) => shown.at)).toEqual([2, 4]);
  });

  it('takes for the best hiding place where furniture hid most of somebody who was not caught', () => {
    const looks = [
      kept(5, { 0: [400, 0], 1: [3000, 2000] }), // the second one was caught
      kept(9, { 2: [900, 10], 3: [600, 0] }),
      kept(14, { 4: [2, 0], 5: [2000, 12] }),
    ];
    const best = bestHidden(looks);
    expect([best?.ghost, best?.kept.shown.at]).toEqual([5, 14]);
    expect(bestHidden(looks.slice(0, 1))?.ghost).toBe(0);
  });

  it('takes nobody who stood out of sight, or whom nothing hid', () => {
    expect(bestHidden([kept(5, { 0: [0, 0], 1: [5, 5], 2: [12, 0] })])).toBeUndefined();
  });

  it('takes the look after which the lead was kept; else the one that caught most; else the last', () => {
    const looks = [5, 9, 14].map((at) => kept(at, {}));
    const at = (points: { at: number; kind: string; count: number }[]) =>
      decidingLook(looks, points)?.shown.at;
    const [hidden, one, two] = [
      { at: 14, kind: 'hidden', count: 3 },
      { at: 5, kind: 'caught', count: 1 },
      { at: 9, kind: 'caught', count: 2 },
    ];
    expect(at([one, two, { at: 14, kind: 'ahead', count: 7 }])).toBe(14);
    expect(at([one, two, hidden])).toBe(9);
    expect(at([hidden])).toBe(14);
    expect(at([])).toBeUndefined();
  });

  it('says who was hidden by what, of which match, and who was seen', () => {
    const look = kept(5, { 0: [400, 0] });
    const best = bestHidden([look]);
    expect(best && hidingWords(best)).toMatch(/why\.hidden.*keepsake\.hidden/i);
    expect(captionOf(look.shown)).toContain('keepsake.match');
    expect(decidedWords(look)).toContain('told.look-nobody');
  });

  it('looks at a hidden ghost from behind it, towards the keyhole', () => {
    const { state } = moment(5);
    const [x, y] = placeOf(state, 3);
    const { from, to } = hidingView(state, 3, 'S3');
    expect([x, y]).toEqual([2.5, 3.5]);
    expect(from[1]).toBeGreaterThan(y); // the keyhole is in the south
    expect(to[1]).toBeLessThan(y);
    expect(from[2]).toBeGreaterThan(to[2]);
  });

  it('writes in lines that fit', () => {
    const width = (text: string) => text.length;
    expect(wrapped('one two three four', 9, width)).toEqual(['one two', 'three', 'four']);
    expect(wrapped('longerthanthat is', 5, width)).toEqual(['longerthanthat', 'is']);
  });
});
