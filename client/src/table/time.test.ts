import { describe, expect, it } from 'vitest';
import { clockText, isShort, timeLeft } from './time';

const DAY = 24 * 3600;

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
    const kind = { kind: 'per-player', seconds: 600 } as const;
    expect(timeLeft(kind, { left: 30, flag: 100 }, 90).seconds).toBe(10);
    expect(timeLeft(kind, { left: 30, flag: 100 }, 190).seconds).toBe(0);
    expect(timeLeft(kind, { left: 30 }, 90)).toEqual({ seconds: 30, reserve: 0 });
    expect(timeLeft(kind, {}, 90).seconds).toBe(0);
  });

  it('show the time of a turn apart from the reserve', () => {
    const days = { kind: 'correspondence', days: 3, vacation_days: 7 } as const;
    const reserve = 7 * DAY;
    expect(timeLeft(days, { left: reserve, flag: 10 * DAY }, 0)).toEqual({
      seconds: 3 * DAY,
      reserve,
    });
    expect(timeLeft(days, { left: reserve, flag: 10 * DAY }, 4 * DAY)).toEqual({
      seconds: 6 * DAY,
      reserve: 0,
    });
    expect(clockText(3 * DAY)).toBe('3 d');
  });

  it('show who waits the time of the next turn', () => {
    const turn = { kind: 'per-move', seconds: 180 } as const;
    expect(timeLeft(turn, { left: 0 }, 90)).toEqual({ seconds: 180, reserve: 0 });
    expect(timeLeft(turn, { left: 300 }, 90)).toEqual({ seconds: 180, reserve: 300 });
  });

  it('warn when time runs out', () => {
    expect([isShort(19), isShort(21)]).toEqual([true, false]);
  });
});
