import { describe, expect, it } from 'vitest';
import { cellsIn } from './cells';
import { chartOf } from './chart';
import { bannedMove, coveredMenhirs, freeMenhirs, marker, OVER, roundOf } from './state';
import { clustersOf } from './speech';
import { cell, cells, stateWith } from './testing/positions';
import { followed, type Tile } from './tiles';

describe('a state', () => {
  it('tells the forbidden move', () => {
    const NORTH_EAST = 1;
    const ban = bannedMove(stateWith({ banned: cells('11 12') + NORTH_EAST }));
    expect(ban?.direction.letters).toBe('NE');
    expect(ban?.tiles).toEqual(cellsIn(cells('11 12')));
    expect(bannedMove(stateWith())).toBeUndefined();
    expect(bannedMove(stateWith({ banned: cells('11'), phase: OVER }))).toBeUndefined();
  });

  it('tells what each turn asks for', () => {
    const turns = marker(stateWith());
    expect(turns).toHaveLength(24);
    expect(turns.filter(({ removes }) => removes).map(({ turn }) => turn)).toEqual([3, 4]);
    expect(turns[3]).toEqual({ turn: 4, round: 2, seat: 1, removes: true });
    expect([1, 2, 3, 24].map(roundOf)).toEqual([1, 1, 2, 12]);
  });

  it('tells which menhirs are free and covered', () => {
    const state = stateWith();
    expect(freeMenhirs(state)).toBe(cells('51'));
    expect(coveredMenhirs(state)).toBe(cells('33'));
  });

  it('groups the mist that hangs together', () => {
    expect(clustersOf(chartOf(0), cells('32 33 34 72'))).toEqual([
      cellsIn(cells('32 33 34')),
      [cell('72')],
    ]);
  });
});

describe('tiles', () => {
  const chart = chartOf(0);
  const before = stateWith({ mist: cells('32 33 72'), chosen: cells('32 33') });
  const tiles: Tile[] = [
    { id: 1, cell: cell('32') },
    { id: 2, cell: cell('33') },
    { id: 3, cell: cell('72') },
  ];

  it('keep their identity as they move', () => {
    const after = stateWith({ mist: cells('31 32 72') });
    expect(followed(tiles, chart, after, before, { family: 'go', direction: 'N' })).toEqual([
      { id: 1, cell: cell('31') },
      { id: 2, cell: cell('32') },
      { id: 3, cell: cell('72') },
    ]);
  });

  it('vanish when they are removed, and come with a new identity', () => {
    const removed = followed(tiles, chart, stateWith({ mist: cells('33 72') }), before, {
      family: 'remove',
      cell: cell('32'),
    });
    expect(removed.map(({ id }) => id)).toEqual([2, 3]);
    const placed = followed(
      tiles,
      chart,
      stateWith({ mist: cells('11 32 33 72') }),
      before,
      undefined,
    );
    expect(placed.at(-1)).toEqual({ id: 4, cell: cell('11') });
  });

  it('are found anew after a leap', () => {
    const leapt = followed(tiles, chart, stateWith({ mist: cells('31 72') }), stateWith(), {
      family: 'go',
      direction: 'N',
    });
    expect(leapt).toEqual([
      { id: 3, cell: cell('72') },
      { id: 4, cell: cell('31') },
    ]);
  });
});
