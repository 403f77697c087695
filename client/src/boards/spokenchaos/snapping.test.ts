import { describe, expect, it } from 'vitest';
import type { Draft } from './draft';
import { footprintOf, laidLow } from './footprint';
import { leanTowards, pressed, snapped, squared } from './snapping';
import './testing/rules';

const MIRROR = 0;
const TABLE = 5;
const DRAFT: Draft = { piece: TABLE, x: 96, y: 96, yaw: 0, face: 0, lean: -1 };

function print(draft: Draft) {
  return footprintOf(laidLow(draft));
}

describe('a piece near a wall', () => {
  it('comes flush with it, and never stands outside', () => {
    const near = snapped({ ...DRAFT, x: 20 }, []);
    expect(print(near).west).toBeGreaterThanOrEqual(-1e-6);
    expect(print(near).west).toBeLessThan(1);
    const corner = print(snapped({ ...DRAFT, x: 192, y: 0 }, []));
    expect(corner.east).toBeLessThanOrEqual(192 + 1e-6);
    expect(corner.south).toBeGreaterThanOrEqual(-1e-6);
  });

  it('stays where it is in the middle of the lobby', () => {
    expect(snapped(DRAFT, [])).toEqual(DRAFT);
  });
});

describe('a piece near another', () => {
  const other = { ...DRAFT, piece: MIRROR, x: 60, y: 96 };
  const edge = print(other).east;

  it('comes flush with it, without going into it', () => {
    const wide = (print(DRAFT).east - print(DRAFT).west) / 2;
    const near = snapped({ ...DRAFT, x: Math.round(edge + wide + 3) }, [laidLow(other)]);
    expect(print(near).west - edge).toBeGreaterThanOrEqual(-1e-6);
    expect(print(near).west - edge).toBeLessThan(1);
  });

  it('leans on it when it is dragged into it a little, with its foot away', () => {
    const held = { ...DRAFT, piece: MIRROR, yaw: 90 };
    const table = { ...DRAFT, x: 96, y: 96 };
    const half = (print(held).east - print(held).west) / 2;
    const start = print(table).west - half + 9;
    const press = pressed({ ...held, x: Math.round(start) }, [laidLow(table)]);
    expect(press?.holder).toBe(TABLE);
    expect(press?.draft.lean).toBe(leanTowards(90, 1, 0));
    expect(print({ ...held, x: press?.draft.x ?? 0 }).east).toBeLessThan(print(table).west - 3);
  });

  it('goes over it when it is dragged on', () => {
    expect(pressed({ ...DRAFT, piece: MIRROR }, [laidLow(DRAFT)])).toBeUndefined();
  });
});

describe('turning', () => {
  it('ends at right angles that are near', () => {
    expect(squared({ ...DRAFT, yaw: 86 }).yaw).toBe(90);
    expect(squared({ ...DRAFT, yaw: 356 }).yaw).toBe(0);
    expect(squared({ ...DRAFT, yaw: 45 }).yaw).toBe(45);
  });

  it('turns the sides to which a piece leans with it', () => {
    expect([leanTowards(0, 0, 1), leanTowards(0, 0, -1)]).toEqual([0, 1]);
    expect([leanTowards(0, -1, 0), leanTowards(0, 1, 0)]).toEqual([2, 3]);
    expect(leanTowards(90, -1, 0)).toBe(0);
  });
});
