import { describe, expect, it } from 'vitest';
import { backdropOf } from './backdrop';

const GRID = 256;
const MIDDLE = GRID / 2;

describe('the bare lobby through the keyhole', () => {
  it('is the same from doors that lie alike', () => {
    const [south, north] = [
      backdropOf({ side: 'S', number: 2 }, GRID),
      backdropOf({ side: 'N', number: 5 }, GRID),
    ];
    for (const row of [20, 128, 250]) expect(south(row, 110)).toEqual(north(row, 110));
  });

  it('has a floor of two colours below and a wall above', () => {
    const seen = backdropOf({ side: 'W', number: 3 }, GRID);
    const floor = [200, 215, 230, 245, 255].map((row) => seen(row, MIDDLE).map(Math.round).join());
    expect(new Set(floor).size).toBeGreaterThan(1);
    expect(seen(5, MIDDLE)).not.toEqual(seen(250, MIDDLE));
  });

  it('is darker far away', () => {
    const seen = backdropOf({ side: 'S', number: 1 }, GRID);
    const sum = (row: number) => seen(row, MIDDLE).reduce((all, one) => all + one, 0);
    expect(sum(60)).toBeLessThan(sum(255));
  });
});
