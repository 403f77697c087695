import { describe, expect, it } from 'vitest';
import { CELL, Frame, HEIGHT, WIDTH } from './geometry';
import { overlap, placedLabels, tokenBox, type Label } from './labels';
import { allOf } from './scene';
import type { Place } from './state';

const frame = new Frame(false);
const within = allOf(frame);
const floor = { x: 0, y: 0, width: WIDTH * CELL, height: HEIGHT * CELL };
const label = (cell: Place): Label => ({ anchor: frame.middle(cell), width: 38, height: 18 });
const tokensAt = (...cells: Place[]) => cells.map((cell) => tokenBox(frame.middle(cell)));

/** All cells of a square around one. */
function block([x, y]: Place, reach: number): Place[] {
  const side = 2 * reach + 1;
  return Array.from({ length: side * side }, (_, index): Place => [
    x - reach + (index % side),
    y - reach + Math.floor(index / side),
  ]);
}

describe('a label', () => {
  it('stands where it is wanted if nothing is there', () => {
    const [placed] = placedLabels([label([5, 5])], { kept: [], spared: [], within, floor });
    expect(placed).toMatchObject({ x: 5.5 * CELL - 19, y: 5.5 * CELL - 9, isApart: false });
  });

  it('stands below the token that it speaks of', () => {
    const kept = tokensAt([5, 5]);
    const [placed] = placedLabels([label([5, 5])], { kept, spared: [], within, floor });
    expect(placed?.y).toBeGreaterThan(5.5 * CELL);
    expect(placed?.isApart).toBe(false);
  });

  it('covers no token, however many stand together', () => {
    const cells = block([6, 6], 1);
    const kept = tokensAt(...cells);
    const placed = placedLabels(cells.map(label), { kept, spared: [], within, floor });
    const hidden = placed.flatMap((box) => kept.map((token) => overlap(box, token)));
    expect(Math.max(...hidden)).toBe(0);
  });

  it('covers no other label', () => {
    const cells: Place[] = [
      [4, 4],
      [5, 4],
      [4, 5],
      [6, 4],
    ];
    const placed = placedLabels(cells.map(label), {
      kept: tokensAt(...cells),
      spared: [],
      within,
      floor,
    });
    const pairs = placed.flatMap((one, index) =>
      placed.slice(index + 1).map((other) => overlap(one, other)),
    );
    expect(Math.max(...pairs)).toBe(0);
  });

  it('spares what is better seen, if another side is as near', () => {
    const below = tokensAt([5, 6])[0];
    const spared = below ? [below] : [];
    const [placed] = placedLabels([label([5, 5])], {
      kept: tokensAt([5, 5]),
      spared,
      within,
      floor,
    });
    expect(placed && below && overlap(placed, below)).toBe(0);
    expect(placed?.isApart).toBe(false);
  });

  it('leaves the shelves to be read', () => {
    const kept = tokensAt([8, 10]); // below it there is only the wall
    const [placed] = placedLabels([label([8, 10])], { kept, spared: [], within, floor });
    expect(placed && overlap(placed, floor)).toBe(38 * 18);
  });

  it('stays within the drawing', () => {
    const cell: Place = [0, 0];
    const kept = tokensAt(cell, [1, 0], [0, 1], [1, 1]);
    const [placed] = placedLabels([label(cell)], { kept, spared: [], within, floor });
    expect(placed && overlap(placed, within)).toBe(38 * 18);
  });
});
