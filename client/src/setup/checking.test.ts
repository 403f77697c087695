import { describe, expect, it } from 'vitest';
import { anOption } from '../testing/options';
import { problemIn, type CheckedOptions } from './checking';

const OPTIONS = ['menhirs', 'mist', 'schedule'].map((name) => anOption(name));
const FITS: CheckedOptions = {
  options: { menhirs: '7', mist: '12' },
  limits: { menhirs: { least: 5, most: 30 }, mist: { least: 18, most: 30 } },
  refused: null,
};
const refusedAt = (place: string): CheckedOptions => ({ ...FITS, refused: { place } });

describe('what is wrong with options', () => {
  it('is nothing if the server takes them', () => {
    expect(problemIn(FITS, { mist: '99' }, OPTIONS)).toBeUndefined();
  });

  it('is where the server says, with the limits there', () => {
    const limits = { least: 18, most: 30 };
    expect(problemIn(refusedAt('mist'), { menhirs: '20' }, OPTIONS)).toEqual({
      place: 'mist',
      limits,
    });
    expect(problemIn(refusedAt('schedule'), {}, OPTIONS)).toEqual({
      place: 'schedule',
      limits: undefined,
    });
  });

  it.each(['4', '31', '7.5', 'x'])('is the number that was picked: %s', (menhirs) => {
    expect(problemIn(refusedAt('mist'), { menhirs }, OPTIONS)?.place).toBe('menhirs');
  });
});
