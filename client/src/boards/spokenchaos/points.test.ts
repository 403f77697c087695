import { expect, it } from 'vitest';
import { pointsOf } from './points';
import { INSIDE, OUT, type State } from './state';
import { stateOf } from './testing/states';
import { GHOSTS } from './twin/measures';

/** Return a state in which some ghosts are somewhere. */
function withGhosts(places: Readonly<Record<number, number>>): State {
  const state = stateOf('planning');
  const figures = state.figures.map((figure, ghost) => ({
    ...figure,
    where: places[ghost] ?? figure.where,
  }));
  return { ...state, figures };
}

it('counts nothing for ghosts that wait', () => {
  expect(pointsOf(stateOf('planning'))).toEqual([0, 0]);
});

it('counts ghosts by size: out, and in the lobby', () => {
  const [small, medium, large] = [0, 4, 6];
  const out = withGhosts({ [small]: OUT, [medium]: OUT, [large]: OUT });
  expect(pointsOf(out)).toEqual([9, 0]);
  const inside = withGhosts({
    [small]: INSIDE,
    [medium + GHOSTS]: INSIDE,
    [large + GHOSTS]: INSIDE,
  });
  expect(pointsOf(inside)).toEqual([1, 3]);
});
