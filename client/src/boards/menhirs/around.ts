/** Where the six arrows stand around lifted tiles: one step beyond the furthest in each way. */

import type { Way } from './guide';
import { DIRECTIONS, hexAt, RADIUS, type Chart, type Direction, type Hex } from './chart';

export interface Spot {
  readonly direction: Direction;
  readonly x: number;
  readonly y: number;
  /** The turn of an arrow that points east, in degrees. */
  readonly turn: number;
}

/** How far beyond the furthest tile an arrow stands, and how near to the edge it may come. */
const BEYOND = RADIUS * 1.42;
const EDGE = RADIUS * 0.5;

/** Return the spots of the arrows around some tiles, clear of others, inside the drawing. */
export function arrowSpots(
  chart: Chart,
  cells: Iterable<number>,
  others: Iterable<number>,
  margin: number,
): readonly Spot[] {
  const hexes = [...cells].flatMap((cell) => hexAt(chart, cell) ?? []);
  const all = [...hexes, ...[...others].flatMap((cell) => hexAt(chart, cell) ?? [])];
  if (hexes.length === 0) return [];
  const x = mean(hexes.map((hex) => hex.x));
  const y = mean(hexes.map((hex) => hex.y));
  return DIRECTIONS.map((direction) => {
    const angle = Math.atan2(direction.dy, direction.dx);
    const far = BEYOND + reach(all, x, y, angle);
    return {
      direction,
      x: within(x + Math.cos(angle) * far, EDGE - margin, chart.width + margin - EDGE),
      y: within(y + Math.sin(angle) * far, EDGE - margin, chart.height + margin - EDGE),
      turn: (angle * 180) / Math.PI,
    };
  });
}

/** Return the arrows' spots; while tiles are picked, blocked arrows keep out of the way. */
export function spotsAround(
  chart: Chart,
  lifted: ReadonlySet<number>,
  picks: { readonly open: ReadonlySet<number>; readonly ways: readonly Way[] } | undefined,
  margin: number,
): readonly Spot[] {
  if (!picks) return arrowSpots(chart, lifted, [], margin);
  const { open, ways } = picks;
  const held = new Set(ways.filter(({ reason }) => reason).map(({ direction }) => direction));
  if (held.size === ways.length && open.size > 0) return [];
  const busy = new Set([...open, ...lifted]);
  return arrowSpots(chart, lifted, open, margin).filter(
    (spot) => !held.has(spot.direction.letters) || !isOn(chart, spot, busy),
  );
}

/** Tell whether an arrow would stand on one of some hexes. */
export function isOn(chart: Chart, { x, y }: Spot, cells: ReadonlySet<number>): boolean {
  const near = chart.hexes.filter((hex) => Math.hypot(hex.x - x, hex.y - y) < RADIUS);
  return near.some(({ cell }) => cells.has(cell));
}

function reach(hexes: readonly Hex[], x: number, y: number, angle: number): number {
  const along = hexes.map((hex) => (hex.x - x) * Math.cos(angle) + (hex.y - y) * Math.sin(angle));
  return Math.max(...along);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** Return the numbers of all cells of a chart. */
export function allCells({ hexes }: Chart): ReadonlySet<number> {
  return new Set(hexes.map(({ cell }) => cell));
}
