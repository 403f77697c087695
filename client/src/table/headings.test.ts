import { expect, it } from 'vitest';
import { headings } from './headings';

it('puts moments under the heading before them', () => {
  const lines = headings(3, 8, (at) => at % 3 === 0);
  expect(lines).toEqual([
    { from: 3, to: 5 },
    { from: 6, to: 8 },
  ]);
});

it('begins with what is known, heading or not', () => {
  expect(headings(0, 2, () => false)).toEqual([{ from: 1, to: 2 }]);
  expect(headings(0, 0, () => true)).toEqual([]);
});
