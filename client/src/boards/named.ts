/** What something names on a board, so that it can be lit up. */

export type Cell = readonly [number, number];

/** A point in a space that a board has, where it has more than a plane. */
export type SpacePoint = readonly [number, number, number];

/** How something is moved, from cell to cell; where it is only put or taken, a single cell. */
export interface Path {
  readonly points: readonly Cell[];
  /** Which of the best lines begins with it, from 1 on; nothing: it stands alone. */
  readonly rank?: number;
}

/** What something names on the board, by the board's own coordinates and numbers. */
export interface Named {
  readonly cells: readonly Cell[];
  readonly pieces?: readonly number[];
  /** Lines of sight, each from a cell to a cell. */
  readonly sights?: readonly (readonly [from: Cell, to: Cell])[];
  /** Walls or sides by their letters, and doors of them with their numbers: N, N3. */
  readonly walls?: readonly string[];
  /** What stands beside the board, by its name. */
  readonly tools?: readonly string[];
  /** How things are moved. */
  readonly paths?: readonly Path[];
  /** Lines of sight through space, each from point to point. */
  readonly rays?: readonly (readonly SpacePoint[])[];
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
    tools: once(({ tools }) => tools),
    paths: once(({ paths }) => paths),
    rays: once(({ rays }) => rays),
  };
}

/** Tell whether anything is named. */
export function namesSomething(named: Named | undefined): named is Named {
  return Object.values(named ?? {}).some(({ length }: readonly unknown[]) => length > 0);
}

/** Return pieces of paths as whole ones: what begins where the one before it ends goes on from it. */
export function joinedPaths(pieces: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const paths: Cell[][] = [];
  for (const points of pieces) {
    const before = paths.at(-1);
    const isNext = before?.at(-1)?.join() === points[0]?.join();
    if (before && isNext) before.push(...points.slice(1));
    else if (points.length > 0) paths.push([...points]);
  }
  return paths;
}
