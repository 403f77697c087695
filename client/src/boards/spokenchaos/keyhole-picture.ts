/** What is seen through the keyhole, sample by sample: a picture, and the outlines of ghosts. */

import { PICTURE_IDS } from '../../generated/spokenchaos';
import { backdropOf, type Pigment } from './backdrop';
import { doorOf } from './geometry/doors';

export interface Seen {
  /** A byte for each sample, row after row from the top. */
  readonly picture: Uint8Array;
  /** The samples that show each ghost, whoever is before it. */
  readonly shown: readonly (readonly number[])[];
  /** Samples across and down. */
  readonly grid: number;
  readonly door: string;
  /** The ghosts of the look, numbered among all, and the colours of their sheets. */
  readonly ghosts: readonly number[];
  readonly colours: readonly Pigment[];
}

/** Which ghosts are outlined; if one of them is picked, the others step back. */
export interface Outlined {
  readonly ghosts: ReadonlySet<number>;
  readonly picked: number | undefined;
}

const { plate: PLATE, nothing: NOTHING, furniture: FURNITURE } = PICTURE_IDS;
const { glass: GLASS, ghosts: GHOSTS } = PICTURE_IDS;
const PIGMENTS: Readonly<Record<number, Pigment>> = {
  [FURNITURE]: [168, 140, 74], // mirror
  [FURNITURE + 1]: [150, 126, 66],
  [FURNITURE + 2]: [128, 82, 52],
  [FURNITURE + 3]: [66, 52, 62],
  [FURNITURE + 4]: [150, 54, 76],
  [FURNITURE + 5]: [166, 114, 70],
  [GLASS]: [150, 178, 200],
};
const CRIMSON: Pigment = [255, 58, 84];
const AMBER: Pigment = [255, 212, 138];
const BLACK: Pigment = [0, 0, 0];
const WHITE: Pigment = [255, 255, 255];
const THIN = 2; // samples of an outline
const THICK = 3;
const SOFT = 110; // of 255: how much is seen of outlines that step back
const FULL = 255;
const CLOSE = 7; // samples by which a finger may miss

/** Draw the picture. */
export function paint(context: CanvasRenderingContext2D, seen: Seen): void {
  const behind = backdropOf(doorOf(seen.door), seen.grid);
  draw(context, seen, (shown, sample) => {
    const wall = behind(Math.floor(sample / seen.grid), sample % seen.grid);
    return [pigmentOf(seen, sample, shown, wall), FULL];
  });
  seen.ghosts.forEach((_, number) => drawFace(context, seen, number));
}

/** Draw nothing but outlines, over whatever shows the lobby. */
export function outline(
  context: CanvasRenderingContext2D,
  seen: Seen,
  { ghosts, picked }: Outlined,
): void {
  const { grid, picture } = seen;
  const image = context.createImageData(grid, grid);
  seen.ghosts.forEach((ghost, number) => {
    if (!ghosts.has(ghost) && ghost !== picked) return;
    const own = new Set(seen.shown[number]);
    const near = ghost === picked ? THICK : THIN;
    const isBack = picked !== undefined && ghost !== picked;
    const pigment = [...(ghosts.has(ghost) ? CRIMSON : AMBER), isBack ? SOFT : FULL];
    for (const sample of own) {
      const isRim = steps(grid, near).some(
        (step) => !own.has(sample + step) && picture[sample + step] !== PLATE,
      );
      if (isRim) image.data.set(pigment, sample * 4);
    }
  });
  context.putImageData(image, 0, 0);
}

/** Return the ghost that is seen at a point of the grid or close to it, given from 0 to 1. */
export function ghostAt(seen: Seen, across: number, down: number): number | undefined {
  const [column, row] = [Math.floor(across * seen.grid), Math.floor(down * seen.grid)];
  let [found, nearest] = [undefined as number | undefined, CLOSE * CLOSE + 1];
  for (let y = -CLOSE; y <= CLOSE; y += 1) {
    for (let x = -CLOSE; x <= CLOSE; x += 1) {
      const shown = shownAt(seen, row + y, column + x);
      const ghost = seen.ghosts[shown - GHOSTS];
      const far = x * x + y * y;
      if (ghost !== undefined && far < nearest) [found, nearest] = [ghost, far];
    }
  }
  return found;
}

/** Return the middle of what is seen of a ghost, from 0 to 1, and how far it reaches. */
export function middleSeen(
  { ghosts, shown, grid }: Seen,
  ghost: number,
): { x: number; y: number; radius: number } | undefined {
  const box = boxOf(shown[ghosts.indexOf(ghost)] ?? [], grid);
  if (!box) return undefined;
  const { left, right, top, bottom } = box;
  return {
    x: (left + right + 1) / 2 / grid,
    y: (top + bottom + 1) / 2 / grid,
    radius: Math.hypot(right - left + 1, bottom - top + 1) / 2 / grid,
  };
}

type Colour = (shown: number, sample: number) => readonly [Pigment, number] | undefined;

function draw(context: CanvasRenderingContext2D, { picture, grid }: Seen, colour: Colour): void {
  const image = context.createImageData(grid, grid);
  picture.forEach((shown, sample) => {
    const drawn = shown === PLATE ? undefined : colour(shown, sample);
    if (!drawn) return;
    const [pigment, alpha] = drawn;
    image.data.set([...pigment, alpha], sample * 4);
  });
  context.putImageData(image, 0, 0);
}

function pigmentOf(seen: Seen, sample: number, shown: number, behind: Pigment): Pigment {
  if (shown === NOTHING) return behind;
  if (shown >= GHOSTS) {
    const sheet = seen.colours[shown - GHOSTS] ?? WHITE;
    return isEdge(seen, sample, shown, THICK)
      ? mixed(sheet, WHITE, 0.35)
      : mixed(sheet, behind, 0.22);
  }
  const wood = mixed(PIGMENTS[shown] ?? BLACK, BLACK, 0.45 * (sample / seen.grid ** 2));
  return isEdge(seen, sample, shown, 1) ? mixed(wood, BLACK, 0.45) : wood;
}

/** Draw a frightened face on a ghost that is seen well. */
function drawFace(context: CanvasRenderingContext2D, seen: Seen, number: number): void {
  const own = (seen.shown[number] ?? []).filter(
    (sample) => seen.picture[sample] === GHOSTS + number,
  );
  const box = boxOf(own, seen.grid);
  if (!box) return;
  const wide = box.right - box.left + 1;
  const isWhole = own.length > 0.8 * wide * wide && wide > 9;
  if (!isWhole) return;
  context.fillStyle = 'rgb(20 12 36 / 85%)';
  const dots: readonly (readonly [number, number, number])[] = [
    [0.3, 0.48, 0.1],
    [0.7, 0.48, 0.1],
    [0.5, 0.86, 0.09],
  ];
  for (const [across, below, size] of dots) {
    const [x, y] = [box.left + across * wide, box.top + below * wide];
    context.beginPath();
    context.ellipse(x, y, size * wide, size * wide * 1.4, 0, 0, 7);
    context.fill();
  }
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Return between which columns and rows some samples are. */
function boxOf(samples: readonly number[], grid: number): Box | undefined {
  if (samples.length === 0) return undefined;
  const columns = samples.map((sample) => sample % grid);
  const rows = samples.map((sample) => Math.floor(sample / grid));
  const least = (places: readonly number[]) => places.reduce((one, other) => Math.min(one, other));
  const most = (places: readonly number[]) => places.reduce((one, other) => Math.max(one, other));
  return { left: least(columns), right: most(columns), top: least(rows), bottom: most(rows) };
}

function shownAt({ picture, grid }: Seen, row: number, column: number): number {
  const isInside = row >= 0 && column >= 0 && row < grid && column < grid;
  return isInside ? (picture[row * grid + column] ?? PLATE) : PLATE;
}

/** Tell whether a sample is so near to the outline of what it shows. */
function isEdge({ picture, grid }: Seen, sample: number, shown: number, near: number): boolean {
  return steps(grid, near).some((step) => {
    const other = picture[sample + step];
    return other !== shown && other !== PLATE;
  });
}

/** Return the ways up, down, left and right from a sample. */
function steps(grid: number, near: number): readonly number[] {
  return [-near * grid, near * grid, -near, near];
}

function mixed(one: Pigment, other: Pigment, share: number): Pigment {
  const mix = (channel: 0 | 1 | 2) => one[channel] + (other[channel] - one[channel]) * share;
  return [mix(0), mix(1), mix(2)];
}
