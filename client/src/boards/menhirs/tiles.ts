/** Mist tiles with an identity, so that a drawing can follow each of them as it moves. */

import type { Done } from './actions';
import { cellsIn, has, setOf } from './cells';
import { beside, directionOf, hexAt, type Chart, type Letters } from './chart';
import type { MenhirsState } from './state';

export interface Tile {
  readonly id: number;
  readonly cell: number;
}

/** Return the tiles after a moment: those that moved keep their identity. */
export function followed(
  tiles: readonly Tile[],
  chart: Chart,
  state: MenhirsState,
  before: MenhirsState | undefined,
  done: Done | undefined,
): readonly Tile[] {
  const isTold = before?.mist === setOf(tiles.map(({ cell }) => cell));
  const isGoing = before && isTold && done?.family === 'go';
  const moved = isGoing ? shifted(tiles, chart, before.chosen, done.direction) : tiles;
  const kept = moved.filter(({ cell }) => has(state.mist, cell));
  return [...kept, ...added(kept, tiles, state.mist)];
}

function shifted(
  tiles: readonly Tile[],
  chart: Chart,
  chosen: number,
  letters: Letters,
): readonly Tile[] {
  const direction = directionOf(letters);
  return tiles.map((tile) => {
    const hex = has(chosen, tile.cell) ? hexAt(chart, tile.cell) : undefined;
    return { ...tile, cell: (hex && beside(chart, hex, direction)?.cell) ?? tile.cell };
  });
}

function added(kept: readonly Tile[], old: readonly Tile[], mist: number): readonly Tile[] {
  const next = 1 + Math.max(0, ...old.map(({ id }) => id));
  const held = new Set(kept.map(({ cell }) => cell));
  const fresh = cellsIn(mist).filter((cell) => !held.has(cell));
  return fresh.map((cell, index) => ({ id: next + index, cell }));
}
