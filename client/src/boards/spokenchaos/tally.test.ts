import { describe, expect, it } from 'vitest';
import { INSIDE, OUT, SUPPLY, type State } from './state';
import { tallyOf, tallyWords } from './tally';
import { stateOf } from './testing/states';
import { GHOSTS } from './geometry/measures';

function stateWith(places: Readonly<Record<number, number>>): State {
  const state = stateOf('over');
  const figures = state.figures.map((figure, ghost) => ({
    ...figure,
    where: places[ghost] ?? figure.where,
  }));
  return { ...state, figures };
}

describe('the tally of a seat', () => {
  it('has every ghost, those that are out first and those that wait last', () => {
    const state = stateWith({ [GHOSTS + 2]: OUT, [GHOSTS + 6]: INSIDE });
    const tally = tallyOf(state, 1);
    expect(tally).toHaveLength(GHOSTS);
    expect(tally.map(({ reached }) => reached).slice(0, 3)).toEqual(['out', 'inside', 'waiting']);
    expect(tally.map(({ ghost }) => ghost).slice(0, 2)).toEqual([2, 6]);
    expect(tallyOf(state, 0).every(({ reached }) => reached === 'waiting')).toBe(true);
  });

  it('leaves out what lies in the box', () => {
    const tally = tallyOf(stateWith({ 4: SUPPLY, 5: SUPPLY, 6: SUPPLY }), 0);
    expect(tally.map(({ ghost }) => ghost)).toEqual([0, 1, 2, 3]);
  });

  it('names in words only places where a ghost is', () => {
    const words = tallyWords(tallyOf(stateWith({ 0: OUT }), 0));
    expect(words).toContain('tally.out');
    expect(words).not.toContain('tally.inside');
    expect(words).toContain('tally.waiting');
  });
});
