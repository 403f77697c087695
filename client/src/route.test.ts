import { expect, it } from 'vitest';
import { routeOf } from './route';

it.each([
  ['/', { page: 'home' }],
  ['/table/a%20b', { page: 'table', table: 'a b' }],
  ['/replay/x', { page: 'replay', table: 'x' }],
  ['/new/menhirs', { page: 'new', game: 'menhirs' }],
  ['/learn', { page: 'learn', game: '' }],
  ['/learn/finstere/', { page: 'learn', game: 'finstere' }],
  ['/letter', { page: 'letter', letter: '' }],
  ['/letter/AQ-_', { page: 'letter', letter: 'AQ-_' }],
  ['/learn/finstere/tie', { page: 'lesson', game: 'finstere', lesson: 'tie' }],
  ['/learn/finstere/tie/x', { page: 'missing' }],
  ['/account', { page: 'account' }],
  ['/puzzles', { page: 'puzzles' }],
  ['/puzzles/feast', { page: 'puzzle-kind', puzzle: 'feast' }],
  ['/puzzles/compose', { page: 'compose', puzzle: 'compose' }],
  ['/puzzles/own', { page: 'puzzle', puzzle: 'own' }],
  ['/puzzles/ff-0001', { page: 'puzzle', puzzle: 'ff-0001' }],
  ['/table', { page: 'missing' }],
  ['/table/x/y', { page: 'missing' }],
  ['/nowhere', { page: 'missing' }],
  ['/%E0%A4%A', { page: 'missing' }],
  ['/table/100%', { page: 'missing' }],
  ['/puzzles/%', { page: 'missing' }],
  ['/learn/finstere/%zz', { page: 'missing' }],
])('shows the page of %s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
