import { describe, expect, it } from 'vitest';
import { joinedPaths, namesSomething, together } from './named';

describe('paths', () => {
  it('go on where the one before ended, and begin anew elsewhere', () => {
    const pieces = [
      [[1, 1]],
      [
        [1, 1],
        [1, 2],
      ],
      [
        [1, 2],
        [2, 2],
      ],
      [],
      [[5, 5]],
    ] as const;
    expect(joinedPaths(pieces)).toEqual([
      [
        [1, 1],
        [1, 2],
        [2, 2],
      ],
      [[5, 5]],
    ]);
  });

  it('are something that is named', () => {
    const named = { cells: [], paths: [{ points: [[0, 0]] as const, rank: 1 }] };
    expect(namesSomething(named)).toBe(true);
    expect(together([named, undefined]).paths).toEqual(named.paths);
    expect(namesSomething({ cells: [], paths: [] })).toBe(false);
  });
});
