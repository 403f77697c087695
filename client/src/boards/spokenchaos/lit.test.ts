/** What words name in the lobby lights up. */

import { expect, it } from 'vitest';
import { bodyAt } from './bodies';
import { litBy } from './lit';

const GHOSTS = [
  { ghost: 0, body: bodyAt('small', [16, 48, 0, 0.5, 0]) },
  { ghost: 7, body: bodyAt('large', [80, 80, 0, 0, 0]) },
];

it('lights fields, ghosts where they stand, and sides', () => {
  const lit = litBy({ cells: [[1, 2]], pieces: [0], walls: ['S', 'N'] }, GHOSTS);
  expect(lit.fields).toEqual([[1, 2]]);
  expect(lit.ghosts).toMatchObject([{ x: 0.5, y: 1.5, height: 0.5 }]);
  expect(lit.sides).toEqual(['N', 'S']);
});

it('lights nothing where nothing is named', () => {
  expect(litBy({ cells: [] }, GHOSTS)).toEqual({ fields: [], ghosts: [], sides: [], paths: [] });
});
