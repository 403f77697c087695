import { expect, it } from 'vitest';
import { CELL, Frame } from './geometry';
import { overlap, tokenBox } from './labels';
import { outlookLabels } from './outlook-labels';
import { tokensOf } from './pieces';
import { sampleState } from './samples';
import type { Outlook, Place } from './state';

const frame = new Frame(false);
const tokens = tokensOf(sampleState({ tokens: { 1: [4, 4], 2: [5, 4], 3: [5, 5] } }));
const outlook: Outlook = {
  start: [9, 4],
  cards: [
    { card: '5', chance: 0.5, way: [], eaten: [2], cell: [5, 4], facing: 'W' },
    { card: '10', chance: 0.5, way: [], eaten: [1, 2], cell: [4, 4], facing: 'W' },
  ],
  dangers: [
    { token: 1, chance: 0.5 },
    { token: 2, chance: 1 },
    { token: 3, chance: 0 },
  ],
};
const waiting: Place = [5.5 * CELL, 6 * CELL + 10]; // drawn where a chance would stand else
const drawn = [waiting];
const standing = { tokens, drawn, tiles: [], monster: [9, 4] as const };
const { flags, chances } = outlookLabels(frame, outlook, standing);

it('tells the chance of every token in danger, and of no other', () => {
  expect(chances.map(({ token, chance }) => [token, chance])).toEqual([
    [1, 0.5],
    [2, 1],
  ]);
});

it('covers no token, neither with a chance nor with a flag', () => {
  const squares = tokens.flatMap(({ place }) => (place ? [tokenBox(frame.middle(place))] : []));
  squares.push(tokenBox(waiting));
  expect(squares).toHaveLength(4);
  const hidden = [...flags, ...chances].flatMap(({ box }) =>
    squares.map((square) => overlap(box, square)),
  );
  expect(Math.max(...hidden)).toBe(0);
});

it('has a chance nearer to its token than to any other cell’s middle but one', () => {
  for (const { box, anchor } of chances) {
    const far = Math.hypot(box.x + box.width / 2 - anchor[0], box.y + box.height / 2 - anchor[1]);
    expect(far).toBeLessThan(CELL);
  }
});
