/** Solutions of Menhirs as the interchange writes them. */

import { setOf } from '../../boards/menhirs/cells';
import { BOARDS, DIRECTIONS, type Position } from '../../generated/menhirs';
import type { Turn } from './solver';

type Place = readonly [column: number, position: number];

/** A turn; a pass has no tiles. */
export interface Solution {
  readonly tiles?: readonly Place[];
  readonly direction?: (typeof DIRECTIONS)[number]['letters'];
  readonly remove?: Place | null;
}

/** Return a solution's turn in terms of cells. */
export function turnFrom(position: Position, solution: Solution): Turn {
  const cell = cellsOf(position);
  return {
    tiles: setOf((solution.tiles ?? []).map(cell)),
    direction: Math.max(
      0,
      DIRECTIONS.findIndex(({ letters }) => letters === solution.direction),
    ),
    removed: solution.remove ? cell(solution.remove) : undefined,
  };
}

function cellsOf({ heights = [] }: Position): (place: Place) => number {
  const count = heights.reduce((sum, height) => sum + height, 0);
  const board = BOARDS.find(({ cells }) => cells.length === count) ?? BOARDS[0];
  return ([column, position]) =>
    board.cells.find((cell) => cell.column === column && cell.position === position)?.cell ?? 0;
}
