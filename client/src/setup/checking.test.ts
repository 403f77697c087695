import { describe, expect, it } from 'vitest';
import { anOption } from '../testing/options';
import { allGames } from '../games';
import { checkOptions, problemIn, type CheckedOptions } from './checking';

const OPTIONS = ['menhirs', 'mist', 'schedule'].map((name) => anOption(name));
const FITS: CheckedOptions = {
  options: { menhirs: '7', mist: '12' },
  limits: { menhirs: { least: 5, most: 30 }, mist: { least: 18, most: 30 } },
  refused: null,
};
const refusedAt = (place: string): CheckedOptions => ({ ...FITS, refused: { place } });

describe('what is wrong with options', () => {
  it('is nothing if all of them fit', () => {
    expect(problemIn(FITS, { mist: '99' }, OPTIONS)).toBeUndefined();
  });

  it('is where it was found, with the limits there', () => {
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

describe('what follows from options', () => {
  const ask = async (picked: Record<string, string>, name = 'menhirs') => {
    const game = (await allGames()).find((one) => one.name === name);
    if (!game) throw new Error(name);
    return checkOptions(game, picked);
  };

  it('is what the game assumes where nothing is picked', async () => {
    const { options, limits, refused } = await ask({});
    expect(options).toMatchObject({ board: 'small', menhirs: '7', forests: '23', mist: '12' });
    expect(limits.mist).toEqual({ least: 5, most: 30 });
    expect(refused).toBeNull();
  });

  it('is one number from another, and all of them from the board', async () => {
    expect((await ask({ menhirs: '9' })).options.forests).toBe('21');
    expect((await ask({ forests: '18' })).options.menhirs).toBe('12');
    const large = { board: 'large', menhirs: '7', forests: '30', mist: '14' };
    expect((await ask({ board: 'large' })).options).toMatchObject(large);
  });

  it('is refused where it does not fit, with the limits that hold', async () => {
    const few = await ask({ menhirs: '20' });
    expect(few.refused).toEqual({ place: 'mist' });
    expect(few.limits.mist).toEqual({ least: 18, most: 30 });
    expect((await ask({ menhirs: '20', mist: '18' })).refused).toBeNull();
    for (const menhirs of ['4', '31', '7.5', 'x', '']) {
      expect((await ask({ menhirs })).refused).toEqual({ place: 'menhirs' });
    }
    expect((await ask({ forests: '26' })).refused).toEqual({ place: 'forests' });
  });

  it('is every option, and only what was picked differs, where none follows', async () => {
    const { options, refused } = await ask({ players: '2', rulings: 'de' }, 'finstere');
    expect(options).toMatchObject({ players: '2', rulings: 'de', advanced: 'false' });
    expect(refused).toBeNull();
  });
});
