import { describe, expect, it } from 'vitest';
import { DOORS, type Viewed } from '../../generated/spokenchaos';
import { doorsByGhost, lookThroughAll, sidesOf, type SideLook } from './all-doors';
import type { Looking } from './rules';
import type { State } from './state';

const OTHERS = 7; // the first ghost of the second seat

function viewed(ghost: number, isCaught = true): Viewed {
  const line: Viewed['line'] = [[0, 0, 0]];
  return { ghost, samples: 20, mirrored: 0, line, is_caught: isCaught, whole: 99, by: null };
}

describe('what all doors see', () => {
  it('is summed up by side, for each seat on average over its doors', () => {
    const looks = Object.keys(DOORS).map((door) => ({
      door,
      caught: door === 'N1' || door === 'N2' ? [viewed(0), viewed(OTHERS)] : [],
    }));
    const sides = sidesOf(looks, 2);
    expect(sides.map(({ side }) => side)).toEqual(['N', 'E', 'S', 'W']);
    expect(sides[0]?.costs).toEqual([2 / 6, 2 / 6]);
    expect(sides[1]?.costs).toEqual([0, 0]);
    expect(sides[0]?.doors.map(({ door }) => door)).toEqual(['N1', 'N2', 'N3', 'N4', 'N5', 'N6']);
    expect(doorsByGhost(sides).map(({ ghost, seen }) => [ghost, seen.length])).toEqual([
      [0, 2],
      [OTHERS, 2],
    ]);
  });

  it('counts only who is caught, and stops as soon as nobody wants to know', async () => {
    const look: Looking = (_, door) =>
      Promise.resolve({
        ghosts: [viewed(0, door === 'N1')],
        picture: new Uint8Array(),
        shown: new Int32Array(),
      });
    const told: (readonly [readonly SideLook[], boolean])[] = [];
    const state = { players: 2 } as State;
    await lookThroughAll(state, look, (...found) => told.push(found) < 3);
    expect(told.length).toBe(3);
    await lookThroughAll(state, look, (...found) => told.push(found) > 0);
    const [sides, isDone] = told.at(-1) ?? [[], false];
    expect(isDone).toBe(true);
    expect(doorsByGhost(sides).map(({ seen }) => seen.map(({ door }) => door))).toEqual([['N1']]);
  });
});
