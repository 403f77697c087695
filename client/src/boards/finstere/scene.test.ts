import { describe, expect, it } from 'vitest';
import { Frame } from './geometry';
import { cardSlots, Lying, turnedSlot } from './scene';

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
