/** Editing a position of Menhirs: what a tap on a cell does with a tool in hand. */

import { BOARDS, ROUNDS, SEATS, type Position } from '../wire/menhirs';

type Place = readonly [column: number, position: number];

export type LandTool = 'mist' | 'menhir' | 'erase';
export const LAND_TOOLS: readonly LandTool[] = ['mist', 'menhir', 'erase'];
export const LAST_TURN = ROUNDS * SEATS;

/** How many cells each column of each board has. */
export const HEIGHTS: readonly (readonly number[])[] = BOARDS.map(({ cells }) => {
  const heights: number[] = [];
  for (const { column } of cells) heights[column - 1] = (heights[column - 1] ?? 0) + 1;
  return heights;
});

export const EMPTY_LAND: Position = {
  game: 'menhirs',
  menhirs: [[4, 3]],
  mist: [[4, 3]],
  turn: 1,
};

/** Return a position after a tap: mist and menhirs are put, or taken away where they are. */
export function tapped(position: Position, tool: LandTool, cell: Place): Position {
  const { menhirs, mist } = position;
  if (tool === 'mist') return unbanned({ ...position, mist: toggled(mist, cell) });
  if (tool === 'menhir') return { ...position, menhirs: toggled(menhirs, cell) };
  if (!has(mist, cell) && !has(menhirs, cell)) return position;
  return unbanned({ ...position, mist: lacking(mist, cell), menhirs: lacking(menhirs, cell) });
}

/** Return a position on another board, with what there is room for. */
export function onBoard(position: Position, board: number): Position {
  const cells = (BOARDS[board]?.cells ?? []).map(({ column, position: at }): Place => [column, at]);
  return unbanned({
    ...position,
    heights: HEIGHTS[board] ?? [],
    menhirs: position.menhirs.filter((cell) => has(cells, cell)),
    mist: position.mist.filter((cell) => has(cells, cell)),
  });
}

/** Return the number of the board of a position. */
export function boardOf({ heights }: Position): number {
  return heights ? HEIGHTS.findIndex((each) => each.join() === heights.join()) : 0;
}

/** Return a position in which nothing is barred: what was, may not lie there any more. */
function unbanned(position: Position): Position {
  const kept = Object.entries(position).filter(([key]) => key !== 'banned');
  return Object.fromEntries(kept) as unknown as Position;
}

function toggled(cells: readonly Place[], cell: Place): Place[] {
  return has(cells, cell) ? lacking(cells, cell) : [...cells, [cell[0], cell[1]]];
}

function lacking(cells: readonly Place[], cell: Place): Place[] {
  return cells.filter((one) => one.join() !== cell.join());
}

function has(cells: readonly Place[], cell: Place): boolean {
  return cells.some((one) => one.join() === cell.join());
}
