/** What words name in the lobby lights up. */

import { expect, it } from 'vitest';
import { bodyAt } from './bodies';
import { doorNamed, litBy } from './lit';

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

it('lights single doors, and knows the first as where one looks', () => {
  const named = { cells: [], walls: ['S2', 'W4'] };
  expect(litBy(named, GHOSTS)).toMatchObject({
    sides: [],
    doors: [
      { side: 'S', number: 2 },
      { side: 'W', number: 4 },
    ],
  });
  expect(doorNamed(named)).toEqual({ side: 'S', number: 2 });
  expect(doorNamed({ cells: [], walls: ['N'] })).toBeUndefined();
});

it('lights nothing where nothing is named', () => {
  const nothing = { fields: [], ghosts: [], sides: [], doors: [], paths: [] };
  expect(litBy({ cells: [] }, GHOSTS)).toEqual(nothing);
});
