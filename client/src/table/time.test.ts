import { describe, expect, it } from 'vitest';
import { clockText, isShort, secondsLeft } from './time';

describe('clocks', () => {
  it.each([
    [0, '0:00'],
    [8.2, '0:09'],
    [59.9, '1:00'],
    [750, '12:30'],
    [3723, '1:02:03'],
    [200_000, '2 d 7 h'],
  ])('show %d seconds as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });

  it('run towards their flag and stand still without one', () => {
    expect(secondsLeft({ left: 30, flag: 100 }, 90)).toBe(10);
    expect(secondsLeft({ left: 30, flag: 100 }, 190)).toBe(0);
    expect(secondsLeft({ left: 30 }, 90)).toBe(30);
    expect(secondsLeft({}, 90)).toBe(0);
  });

  it('warn when time runs out', () => {
    expect([isShort(19), isShort(21)]).toEqual([true, false]);
  });
});
