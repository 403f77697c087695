import { describe, expect, it } from 'vitest';
import { rated, UNKNOWN } from './glicko';

describe('Glicko-2', () => {
  it('comes to the numbers of the paper’s example', () => {
    const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { rating: 1400, deviation: 30, score: 1 },
      { rating: 1550, deviation: 100, score: 0 },
      { rating: 1700, deviation: 300, score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it('knows less of somebody who does nothing', () => {
    const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, []);
    expect(after.deviation).toBeCloseTo(200.27, 1);
    expect(after.rating).toBe(1500);
  });

  it('raises who solves what is hard more than who solves what is easy', () => {
    const after = (rating: number) => rated(UNKNOWN, [{ rating, deviation: 60, score: 1 }]).rating;
    expect(after(2000)).toBeGreaterThan(after(1000));
    expect(after(1000)).toBeGreaterThan(UNKNOWN.rating);
  });

  it('takes a surprise as a sign of change', () => {
    const steady = { rating: 1500, deviation: 40, volatility: 0.06 };
    const upset = Array.from({ length: 8 }, () => ({ rating: 2300, deviation: 40, score: 1 }));
    expect(rated(steady, upset).volatility).toBeGreaterThan(steady.volatility);
  });
});
