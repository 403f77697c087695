import { describe, expect, it } from 'vitest';
import { arrowSpots, isOn } from './around';
import { both, cellsIn, has, setOf, sizeOf, without } from './cells';
import { beside, chartOf, directionOf, hexAt, hexNamed, outline, rim } from './chart';
import { pines, puffs, wisps } from './landscape';
import { isStep, stepped, wayOfKey } from './roving';
import { cell, cells } from './testing/positions';

const chart = chartOf(0);
const hex = (name: string) => {
  const found = hexNamed(chart, name);
  if (!found) throw new Error(name);
  return found;
};

describe('sets of cells', () => {
  it('hold every cell of the large board without loss', () => {
    const all = chartOf(1).hexes.map((one) => one.cell);
    expect(cellsIn(setOf(all))).toEqual([...all].sort((one, other) => one - other));
    expect(sizeOf(setOf(all))).toBe(37);
  });

  it('can be cut with one another', () => {
    expect(both(cells('11 43'), cells('43 72'))).toBe(cells('43'));
    expect(without(cells('11 43'), cells('43 72'))).toBe(cells('11'));
    expect(has(cells('43'), cell('43'))).toBe(true);
    expect(has(cells('43'), cell('44'))).toBe(false);
  });
});

describe('the chart', () => {
  it('has thirty hexes, or thirty-seven', () => {
    expect([0, 1].map((board) => chartOf(board).hexes.length)).toEqual([30, 37]);
    expect(() => chartOf(2)).toThrow('no board 2');
  });

  it('leads from hex to hex, and nowhere over the edge', () => {
    expect(beside(chart, hex('(4,3)'), directionOf('NE'))?.name).toBe('(5,2)');
    expect(beside(chart, hex('(3,3)'), directionOf('NE'))?.name).toBe('(4,3)');
    expect(beside(chart, hex('(1,1)'), directionOf('NW'))).toBeUndefined();
    expect(hexAt(chart, cell('43'))?.name).toBe('(4,3)');
    expect(() => directionOf('X' as 'N')).toThrow('no direction X');
  });

  it('draws the outline of a group without the sides inside it', () => {
    const sides = (names: string[]) => rim(chart, names.map(hex)).split('M').length - 1;
    expect(sides(['(4,3)'])).toBe(6);
    expect(sides(['(4,3)', '(4,4)'])).toBe(10);
    expect(outline().split(' ')).toHaveLength(6);
  });
});

describe('arrows', () => {
  it('stand one step beyond the tiles in each direction', () => {
    const spots = arrowSpots(chart, [cell('43')], [], 30);
    expect(spots.map(({ direction }) => direction.letters)).toEqual([
      'N',
      'NE',
      'SE',
      'S',
      'SW',
      'NW',
    ]);
    expect(spots[0]?.y).toBeLessThan(hex('(4,3)').y);
    expect(spots[0]?.turn).toBeCloseTo(-90);
    expect(arrowSpots(chart, [], [], 30)).toEqual([]);
  });

  it('keep clear of other tiles, and inside the drawing', () => {
    const [north] = arrowSpots(chart, [cell('43')], [cell('42')], 30);
    expect(north && isOn(chart, north, new Set([cell('42')]))).toBe(false);
    const [top] = arrowSpots(chart, [cell('41')], [], 30);
    expect(top?.y).toBeGreaterThan(-30);
    const [near] = arrowSpots(chart, [cell('43')], [], 30);
    expect(near && isOn(chart, near, new Set([cell('42')]))).toBe(true);
  });
});

describe('keys', () => {
  it('stand for directions by their place on the keyboard', () => {
    expect(['KeyQ', 'KeyW', 'KeyE', 'KeyA', 'KeyS', 'KeyD'].map(wayOfKey)).toEqual([
      'NW',
      'N',
      'NE',
      'SW',
      'S',
      'SE',
    ]);
    expect(wayOfKey('KeyX')).toBeUndefined();
  });

  it('go straight across with left and right', () => {
    let at = hex('(1,2)');
    const { line } = at;
    const seen = [at.name];
    for (let step = 0; step < 6; step += 1) {
      at = stepped(chart, at, 'ArrowRight', line);
      seen.push(at.name);
    }
    expect(at.column).toBe(7);
    expect(seen).toHaveLength(7);
    expect(Math.abs(at.line - line)).toBeLessThanOrEqual(1);
  });

  it('stay where no hex follows', () => {
    expect(stepped(chart, hex('(4,1)'), 'ArrowUp', 0).name).toBe('(4,1)');
    expect(stepped(chart, hex('(4,1)'), 'ArrowDown', 0).name).toBe('(4,2)');
    expect(isStep('ArrowLeft')).toBe(true);
    expect(isStep('Enter')).toBe(false);
  });
});

describe('the landscape', () => {
  it('is the same at every look, and other on every hex', () => {
    expect(pines(27, false)).toEqual(pines(27, false));
    expect(pines(27, false)).not.toEqual(pines(28, false));
    expect(puffs(3)).not.toEqual(puffs(4));
    expect(wisps(3)).toHaveLength(3);
  });

  it('leaves room for a stone in a clearing', () => {
    for (const { x } of pines(27, true)) expect(Math.abs(x)).toBeGreaterThan(18);
  });
});
