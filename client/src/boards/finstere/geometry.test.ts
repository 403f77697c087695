import { describe, expect, it } from 'vitest';
import {
  around,
  beside,
  cellAt,
  CUT_OFF,
  Frame,
  isOnBoard,
  placeOf,
  PLACES,
  uneven,
  WALLS,
} from './geometry';
import { LETTERS } from './state';

describe('the floor', () => {
  it('has 156 cells, and two corners cut off', () => {
    expect(PLACES).toHaveLength(156);
    expect(CUT_OFF).toHaveLength(20);
    expect(isOnBoard([12, 0])).toBe(false);
    expect(isOnBoard([0, 7])).toBe(false);
  });

  it('numbers cells as the server does', () => {
    expect(cellAt([0, 0])).toBe(17);
    expect(cellAt([15, 10])).toBe(202);
    expect(PLACES.every((place) => placeOf(cellAt(place)).join() === place.join())).toBe(true);
  });

  it('has a letter on every wall, each twice', () => {
    const edges = PLACES.flatMap((place) =>
      LETTERS.filter((way) => !isOnBoard(beside(place, way))).map((way) => place.join() + way),
    );
    expect(WALLS.map(({ place, direction }) => place.join() + direction).sort()).toEqual(
      edges.sort(),
    );
    const twice = WALLS.filter(({ symbol }) => symbol === 'Y');
    expect(twice.map(({ place, direction }) => [...place, direction])).toEqual([
      [15, 8, 'E'],
      [0, 2, 'W'],
    ]);
  });
});

describe('a frame', () => {
  it.each([false, true])('finds every cell again (turned: %s)', (isTurned) => {
    const frame = new Frame(isTurned);
    for (const place of PLACES) expect(frame.place(frame.grid(place))).toEqual(place);
    for (const way of LETTERS) expect(frame.onBoard(frame.onScreen(way))).toBe(way);
  });

  it('turned: north is to the right', () => {
    const frame = new Frame(true);
    const [x, y] = frame.middle([5, 5]);
    expect(frame.middle([5, 4])).toEqual([x + 40, y]);
    expect(frame.onScreen('N')).toBe('E');
    expect(frame.angle('N')).toBe(90);
  });
});

it('surrounds points with room for their cells', () => {
  expect(around([])).toBeUndefined();
  expect(
    around([
      [100, 100],
      [180, 140],
    ]),
  ).toEqual({ x: 68, y: 68, width: 144, height: 104 });
});

it('is uneven, but always the same', () => {
  expect(uneven(3, 4)).toBe(uneven(3, 4));
  expect(uneven(3, 4)).not.toBe(uneven(4, 3));
  expect(uneven(1, 2, 3)).toBeGreaterThanOrEqual(0);
  expect(uneven(1, 2, 3)).toBeLessThan(1);
});
