/** What something names on a board, so that it can be lit up. */

export type Cell = readonly [number, number];

/** What something names on the board, by the board's own coordinates and numbers. */
export interface Named {
  readonly cells: readonly Cell[];
  readonly pieces?: readonly number[];
  /** Lines of sight, each from a cell to a cell. */
  readonly sights?: readonly (readonly [from: Cell, to: Cell])[];
  /** Walls or sides by their letters. */
  readonly walls?: readonly string[];
}

/** Return what several things name together, each cell once. */
export function together(all: readonly (Named | undefined)[]): Named {
  const cells = new Map(
    all.flatMap((named) => named?.cells ?? []).map((cell) => [cell.join(), cell]),
  );
  const once = <Thing>(of: (named: Named) => readonly Thing[] | undefined): Thing[] => [
    ...new Set(all.flatMap((named) => (named && of(named)) ?? [])),
  ];
  return {
    cells: [...cells.values()],
    pieces: once(({ pieces }) => pieces),
    sights: once(({ sights }) => sights),
    walls: once(({ walls }) => walls),
  };
}

/** Tell whether anything is named. */
export function namesSomething(named: Named | undefined): named is Named {
  const { cells = [], pieces = [], sights = [], walls = [] } = named ?? {};
  return cells.length + pieces.length + sights.length + walls.length > 0;
}
