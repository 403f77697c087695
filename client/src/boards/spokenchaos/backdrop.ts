/** The bare lobby behind everything that is seen through the keyhole: floor, walls and doors. */

import type { Door } from './geometry/doors';
import { FIELDS } from './geometry/measures';
import type { Vector } from './geometry/vectors';
import { fromView, newKeyhole, sampleU, sampleZ } from './geometry/view';

export type Pigment = readonly [red: number, green: number, blue: number];

const LIGHT: Pigment = [216, 186, 142];
const DARK: Pigment = [96, 64, 54];
const PAPER: Pigment = [72, 54, 104];
const PANEL: Pigment = [86, 52, 42];
const DOOR: Pigment = [126, 78, 50];
const HIGH_PAPER: Pigment = [52, 40, 82];
const CEILING: Pigment = [38, 29, 58];

const WALL_HIGH = 1.75;
/** So high is the room for those who look; from above nobody sees so much of its walls. */
const ROOM_HIGH = 4;
const PANEL_HIGH = 0.52;
const DOOR_HIGH = 1.42;
const DOOR_HALF = 0.3;
/** How fast the candle light fades, for each field of distance. */
const FADING = 0.11;

/** Return what gives the colour of the lobby at a row and a column of the look. */
export function backdropOf(door: Door, grid: number): (row: number, column: number) => Pigment {
  const keyhole = newKeyhole(grid);
  const reach = keyhole.plate - keyhole.eye;
  return (row, column) => {
    const way: Vector = [
      sampleU(keyhole, column),
      reach,
      sampleZ(keyhole, row) - keyhole.eyeHeight,
    ];
    const met = firstMet(door, way, keyhole.eye, keyhole.eyeHeight);
    const [u, w, z] = way.map((step) => step * met);
    const at: Vector = [u ?? 0, keyhole.eye + (w ?? 0), keyhole.eyeHeight + (z ?? 0)];
    return faded(colourAt(fromView(door, at)), at[1]);
  };
}

/** Return how often the way is gone until it meets floor, ceiling or a wall. */
function firstMet({ side, number }: Door, [u, w, z]: Vector, eye: number, high: number): number {
  const isForward = side === 'S' || side === 'E';
  const left = isForward ? number - 0.5 : FIELDS - number + 0.5;
  const wall = u < 0 ? -left / u : u > 0 ? (FIELDS - left) / u : Infinity;
  const level = z < 0 ? -high / z : z > 0 ? (ROOM_HIGH - high) / z : Infinity;
  return Math.min(wall, level, (FIELDS - eye) / w);
}

function colourAt([x, y, z]: Vector): Pigment {
  if (z < 1e-6) return (Math.floor(x) + Math.floor(y)) % 2 === 0 ? DARK : LIGHT;
  if (z > ROOM_HIGH - 1e-6) return CEILING;
  if (z > WALL_HIGH) return HIGH_PAPER;
  const isLevel = Math.min(y, FIELDS - y) < 1e-6;
  const along = (isLevel ? x : y) % 1;
  if (Math.abs(along - 0.5) < DOOR_HALF && z < DOOR_HIGH) return DOOR;
  return z < PANEL_HIGH ? PANEL : PAPER;
}

function faded([red, green, blue]: Pigment, far: number): Pigment {
  const light = 1 / (1 + FADING * Math.max(far, 0));
  return [red * light, green * light, blue * light];
}
