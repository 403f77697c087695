/** What is encoded is decoded as the same value. */

import { expect, test } from 'vitest';
import type { Schema, Structs } from './tables';
import { Codec } from './encoding';

const STRUCTS: Structs = {
  Named: [
    [],
    [
      ['name', ['text']],
      ['cell', ['items', ['whole'], ['whole']]],
      ['note', ['unset', ['number']]],
      ['sides', ['list', ['name', 'N', 'E']], []],
    ],
  ],
  Stone: [['kind', 'stone'], [['heavy', ['truth']]]],
  Pool: [['kind', 'pool'], [['next', ['maybe', ['whole']]]]],
};
const NAMED: Schema = ['list', ['struct', 'Named']];
const TILES: Schema = ['list', ['union', ['struct', 'Stone'], ['struct', 'Pool']]];

test.each([
  [
    NAMED,
    [
      { name: 'a', cell: [3, 4], note: 0.5, sides: ['E', 'N'] },
      { name: 'b', cell: [0, 0] },
    ],
  ],
  [
    TILES,
    [
      { kind: 'pool', next: 7 },
      { kind: 'stone', heavy: true },
      { kind: 'pool', next: null },
    ],
  ],
])('a value is read as it was written', (schema, value) => {
  const reader = new Codec(STRUCTS);
  const { numbers, texts } = reader.encode(schema, value);
  expect(reader.read(schema, numbers.subarray(1), texts)).toEqual(value);
});

test('compiled code finds the place of the next number before the numbers', () => {
  const { numbers } = new Codec(STRUCTS).encode(['list', ['whole']], [7, 9]);
  expect([...numbers]).toEqual([1, 2, 7, 9]);
});
