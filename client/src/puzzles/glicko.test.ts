import { describe, expect, it } from 'vitest';
import { rated, UNKNOWN } from './glicko';
import vectors from './glicko.vectors.json';

describe('Glicko-2', () => {
  it.each(vectors)('comes to the same numbers as the server: $name', (vector) => {
    const after = rated(vector.before, vector.results);
    expect(after.rating).toBeCloseTo(vector.after.rating, 3);
    expect(after.deviation).toBeCloseTo(vector.after.deviation, 3);
    expect(after.volatility).toBeCloseTo(vector.after.volatility, 6);
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
