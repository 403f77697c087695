/** The boards' geometry, as the server's chart gives it, and where things are drawn. */

import { BOARDS, DIRECTIONS as WAYS } from '../../generated/menhirs';

export interface Hex {
  /** The number of its bit in a set of cells. */
  readonly cell: number;
  readonly column: number;
  readonly position: number;
  readonly line: number;
  /** As the rules write it: (column,position). */
  readonly name: string;
  /** The middle of the drawn hex. */
  readonly x: number;
  readonly y: number;
}

/** The letters of a direction. */
export type Letters = (typeof WAYS)[number]['letters'];

export interface Direction {
  readonly letters: Letters;
  readonly columns: number;
  readonly lines: number;
  /** How far a step leads on the drawing. */
  readonly dx: number;
  readonly dy: number;
}

export interface Chart {
  readonly hexes: readonly Hex[];
  readonly width: number;
  readonly height: number;
}

export type Point = readonly [x: number, y: number];

/** From the middle of a hex to its corners. */
export const RADIUS = 50;
const COLUMN = RADIUS * 1.5;
const LINE = (RADIUS * Math.sqrt(3)) / 2;

export const DIRECTIONS: readonly Direction[] = WAYS.map((way) => ({
  ...way,
  dx: way.columns * COLUMN,
  dy: way.lines * LINE,
}));

const CHARTS: readonly Chart[] = BOARDS.map(({ cells }) => ({
  hexes: cells.map((cell) => ({
    ...cell,
    name: `(${cell.column},${cell.position})`,
    x: RADIUS + (cell.column - 1) * COLUMN,
    y: LINE + cell.line * LINE,
  })),
  width: 2 * RADIUS + COLUMN * (Math.max(...cells.map((cell) => cell.column)) - 1),
  height: 2 * LINE + LINE * Math.max(...cells.map((cell) => cell.line)),
}));

/** The outline of a hex around its middle: flat on top. */
export const CORNERS: readonly Point[] = [0, 60, 120, 180, 240, 300].map((degrees) => {
  const turn = (degrees * Math.PI) / 180;
  return [RADIUS * Math.cos(turn), RADIUS * Math.sin(turn)];
});

/** Return the chart of a board by its number in the state. */
export function chartOf(board: number): Chart {
  const found = CHARTS[board];
  if (!found) throw new Error(`there is no board ${board}`);
  return found;
}

/** Return a hex by its name, such as (4,3). */
export function hexNamed({ hexes }: Chart, name: string): Hex | undefined {
  return hexes.find((hex) => hex.name === name);
}

/** Return a hex by its number. */
export function hexAt({ hexes }: Chart, cell: number): Hex | undefined {
  return hexes.find((hex) => hex.cell === cell);
}

/** Return the direction of some letters. */
export function directionOf(letters: Letters): Direction {
  const found = DIRECTIONS.find((direction) => direction.letters === letters);
  if (!found) throw new Error(`there is no direction ${letters}`);
  return found;
}

/** Return the next hex in a direction, if the board has one. */
export function beside({ hexes }: Chart, hex: Hex, { columns, lines }: Direction): Hex | undefined {
  return hexes.find(
    ({ column, line }) => column === hex.column + columns && line === hex.line + lines,
  );
}

/** A number at the edge of the board, and where it is drawn. */
export interface EdgeNumber {
  readonly key: string;
  readonly words: string;
  readonly x: number;
  readonly y: number;
}

const ABOVE = LINE + 12;
const ASIDE = RADIUS * 0.98;
const BELOW = LINE * 0.62;

/**
 * Return the numbers around a board: of each column above it, and of each position where it first
 * and last comes, for positions run up to the middle column and down again.
 *
 *        x4
 *     x3     x5
 *     / \_ ...
 *   y1         y1
 */
export function edgesOf({ hexes }: Chart): EdgeNumber[] {
  const tops = hexes.filter(({ position }) => position === 1);
  const positions = [...new Set(hexes.map(({ position }) => position))];
  const aside = positions.flatMap((position) => {
    const all = hexes.filter((hex) => hex.position === position);
    return [
      { hex: all[0], side: -1 },
      { hex: all.at(-1), side: 1 },
    ].flatMap(({ hex, side }) => (hex ? [besideHex(hex, side)] : []));
  });
  return [...tops.map(aboveHex), ...aside];
}

function aboveHex({ column, x, y }: Hex): EdgeNumber {
  return { key: `column ${column}`, words: `x${column}`, x, y: y - ABOVE };
}

function besideHex({ position, x, y }: Hex, side: number): EdgeNumber {
  const key = `position ${position} ${side}`;
  return { key, words: `y${position}`, x: x + side * ASIDE, y: y + BELOW };
}

/** Return a hex's outline as the points of an SVG polygon, a little smaller if asked for. */
export function outline(shrink = 0): string {
  const scale = (RADIUS - shrink) / RADIUS;
  return CORNERS.map(([x, y]) => `${(x * scale).toFixed(1)},${(y * scale).toFixed(1)}`).join(' ');
}

/** The letters of the side between each corner and the next. */
const SIDES: readonly Letters[] = ['SE', 'S', 'SW', 'NW', 'N', 'NE'];

/** Return the outline of a group of hexes as an SVG path: the sides that no other of it shares. */
export function rim(chart: Chart, hexes: readonly Hex[], shrink = 0): string {
  const own = new Set(hexes.map(({ cell }) => cell));
  const scale = (RADIUS - shrink) / RADIUS;
  const sides = hexes.flatMap((hex) =>
    SIDES.flatMap((letters, index) => {
      const next = beside(chart, hex, directionOf(letters));
      return next && own.has(next.cell) ? [] : side(hex, index, scale);
    }),
  );
  return sides.join('');
}

function side({ x, y }: Hex, index: number, scale: number): string {
  const ends = [CORNERS[index], CORNERS[(index + 1) % CORNERS.length]];
  const [from, to] = ends.map((corner = [0, 0]) => {
    return `${(x + corner[0] * scale).toFixed(1)} ${(y + corner[1] * scale).toFixed(1)}`;
  });
  return `M${from ?? ''}L${to ?? ''}`;
}
