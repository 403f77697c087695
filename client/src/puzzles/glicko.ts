/**
 * Glicko-2 as Mark Glickman describes it (glicko.net/glicko/glicko2.pdf): a rating, how far it may
 * be off, and how steady somebody is.  One function, for one period with any number of results.
 */

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** Against whom, and what came of it: 1 a win, 0 a loss. */
export interface Result {
  readonly rating: number;
  readonly deviation: number;
  readonly score: number;
}

/** Somebody of whom nothing is known. */
export const UNKNOWN: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
const MIDDLE = 1500;
const CHANGE = 0.5; // tau: how quickly volatility may change
const CLOSE_ENOUGH = 1e-6;

/** Return the rating after a period with some results. */
export function rated(before: Rating, results: readonly Result[]): Rating {
  const [mu, phi] = [(before.rating - MIDDLE) / SCALE, before.deviation / SCALE];
  if (results.length === 0) {
    return { ...before, deviation: Math.hypot(phi, before.volatility) * SCALE };
  }
  const games = results.map(({ rating, deviation, score }) => {
    const weight = weightOf(deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (rating - MIDDLE) / SCALE)));
    return { weight, expected, score };
  });
  const variance =
    1 / sum(games.map(({ weight, expected }) => weight ** 2 * expected * (1 - expected)));
  const gain = sum(games.map(({ weight, expected, score }) => weight * (score - expected)));
  const volatility = steadied(before.volatility, phi, variance, variance * gain);
  const deviation = 1 / Math.sqrt(1 / (phi ** 2 + volatility ** 2) + 1 / variance);
  return {
    rating: MIDDLE + SCALE * (mu + deviation ** 2 * gain),
    deviation: SCALE * deviation,
    volatility,
  };
}

/** Return how much a result counts against somebody whose rating may be so far off: g. */
function weightOf(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);
}

/** Return the new volatility: step 5, by the Illinois algorithm. */
function steadied(volatility: number, phi: number, variance: number, delta: number): number {
  const start = Math.log(volatility ** 2);
  const f = (x: number): number => {
    const whole = phi ** 2 + variance + Math.exp(x);
    return (Math.exp(x) * (delta ** 2 - whole)) / (2 * whole ** 2) - (x - start) / CHANGE ** 2;
  };
  let [low, high] = [start, lowerEnd(f, start, delta ** 2 - phi ** 2 - variance)];
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CLOSE_ENOUGH) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [next, atNext];
  }
  return Math.exp(low / 2);
}

function lowerEnd(f: (x: number) => number, start: number, surprise: number): number {
  if (surprise > 0) return Math.log(surprise);
  let end = start - CHANGE;
  while (f(end) < 0) end -= CHANGE;
  return end;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
