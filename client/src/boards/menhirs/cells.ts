/** Sets of cells as the state holds them: one number with a bit for each, below 2 to the 53rd. */

/** Tell whether a set has a cell. */
export function has(set: number, cell: number): boolean {
  return Math.floor(set / 2 ** cell) % 2 === 1;
}

/** Return the cells of a set. */
export function cellsIn(set: number): number[] {
  const cells = [];
  for (let cell = 0; 2 ** cell <= set; cell += 1) if (has(set, cell)) cells.push(cell);
  return cells;
}

/** Return the set of some cells. */
export function setOf(cells: Iterable<number>): number {
  return [...new Set(cells)].reduce((set, cell) => set + 2 ** cell, 0);
}

/** Return how many cells a set has. */
export function sizeOf(set: number): number {
  return cellsIn(set).length;
}

/** Return the cells of a set that another has not. */
export function without(set: number, other: number): number {
  return setOf(cellsIn(set).filter((cell) => !has(other, cell)));
}

/** Return the cells that two sets share. */
export function both(set: number, other: number): number {
  return setOf(cellsIn(set).filter((cell) => has(other, cell)));
}
