import { describe, expect, it } from 'vitest';
import { CELL, Frame } from './geometry';
import type { TokenPiece } from './pieces';
import { allOf, cardSlots, Lying, porchCaption, porchSlots, spotsOf, turnedSlot } from './scene';
import type { Place } from './state';

const UPRIGHT = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };

describe('how the board lies', () => {
  it('stays when something grows beside it', () => {
    const lying = new Lying();
    const first = lying.in({ width: 390, height: 560 }, UPRIGHT);
    expect(first.isTurned).toBe(true);
    expect(lying.in({ width: 390, height: 190 }, UPRIGHT)).toBe(first);
  });

  it('turns with the window', () => {
    const lying = new Lying();
    lying.in({ width: 390, height: 560 }, UPRIGHT);
    expect(lying.in({ width: 560, height: 330 }, ON_ITS_SIDE).isTurned).toBe(false);
    expect(lying.in({ width: 390, height: 560 }, UPRIGHT).isTurned).toBe(true);
  });
});

describe('the card that was turned last', () => {
  it('lies by the first of the others', () => {
    const frame = new Frame(false);
    const [x, y] = cardSlots(frame, 10)[0] ?? [0, 0];
    const [there, down] = turnedSlot(frame, 8);
    expect(Math.hypot(there - x, down - y)).toBeLessThan(10);
  });
});

const TOKEN = 32; // units from rim to rim

function token(number: number, where: TokenPiece['where']): TokenPiece {
  return {
    number,
    seat: 0,
    now: 1,
    next: 6,
    isFlipped: false,
    hasMoved: false,
    isActive: false,
    where,
    place: null,
  };
}

const FAR_OFF: Place = [5, 5];

function spotsWith(frame: Frame, monster: Place, ...wheres: TokenPiece['where'][]) {
  const tokens = wheres.map((where, number) => token(number, where));
  return [...spotsOf(frame, tokens, monster).values()];
}

function spots(frame: Frame, ...wheres: TokenPiece['where'][]) {
  return spotsWith(frame, FAR_OFF, ...wheres);
}

function far([x, y]: Place, [left, up]: Place): number {
  return Math.hypot(x - left, y - up);
}

describe.each([false, true])('tokens beside the floor, turned: %s', (isTurned) => {
  const frame = new Frame(isTurned);
  const exit = frame.middle([0, 0]);

  it('stand as large as on the floor when they are out, beyond the exit', () => {
    const out = spots(frame, 'out', 'out', 'out');
    for (const { at, scale } of out) {
      expect(scale).toBe(1);
      expect(at[1]).toBeLessThan(-TOKEN / 2);
      expect(at[1]).toBeGreaterThan(allOf(frame).y + TOKEN / 2);
    }
    expect(far(out[0]?.at ?? [0, 0], exit)).toBeLessThan(2 * CELL);
    expect(far(out[0]?.at ?? [0, 0], out[1]?.at ?? [0, 0])).toBeGreaterThan(TOKEN);
  });

  it('are announced where the monster does not cover it', () => {
    const [first] = porchSlots(frame, FAR_OFF, 1);
    expect(porchCaption(frame, FAR_OFF)).toEqual(first);
    for (let x = 0; x < 4; x += 1) {
      const before: Place = isTurned ? [0, x] : [x, 0];
      const [left, up] = porchCaption(frame, before);
      expect(Math.abs(left - frame.middle(before)[0])).toBeGreaterThanOrEqual(CELL);
      expect(up).toBe(first?.[1]);
    }
  });

  it('step aside when the monster stands before them', () => {
    const length = isTurned ? 11 : 12;
    const out = Array.from({ length: 15 }, () => 'out' as const);
    for (let along = 0; along < length; along += 1) {
      const monster: Place = isTurned ? [0, along] : [along, 0];
      const [across] = frame.middle(monster);
      const places = spotsWith(frame, monster, ...out).map(({ at }) => at);
      for (const [x] of places) {
        expect(Math.abs(x - across)).toBeGreaterThanOrEqual(CELL);
        expect(x).toBeGreaterThan(allOf(frame).x + TOKEN / 2);
        expect(x).toBeLessThan(allOf(frame).x + allOf(frame).width - TOKEN / 2);
      }
      expect(new Set(places.map(([x]) => x)).size).toBe(out.length);
    }
  });

  it('are elsewhere when they were eaten', () => {
    const [out, eaten] = spots(frame, 'out', 'eaten');
    expect(far(out?.at ?? [0, 0], eaten?.at ?? [0, 0])).toBeGreaterThan(4 * CELL);
    expect(far(eaten?.at ?? [0, 0], exit)).toBeGreaterThan(4 * CELL);
  });

  it('all find room within the drawing', () => {
    const all = allOf(frame);
    const many = Array.from({ length: 15 }, () => 'out' as const);
    for (const { at } of spots(frame, ...many)) {
      expect(at[0]).toBeGreaterThan(all.x);
      expect(at[0]).toBeLessThan(all.x + all.width);
    }
  });
});
