/** A look as one picture: the lobby through the opening, outlines, and the door around it. */

import type { BoardSeat } from '../board';
import type { Pigment } from './backdrop';
import { gridSide } from './keyhole-frame';
import { middleSeen, outline, paint, type Outlined, type Seen } from './keyhole-picture';
import { drawPlate } from './keyhole-plate';
import type { LookShown } from './looking';
import { seatOf } from './state';

/** Where a picture is drawn, in pixels. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const NIGHT = '#05030c';
const CRIMSON = '#ff3a54';
const RING = 0.012; // parts of the grid
const SMALLEST = 0.045;

/** Return a look as it is painted: its samples, and the colours of its ghosts. */
export function seenIn(
  look: Pick<LookShown, 'seen' | 'door'>,
  grid: number,
  seats: readonly BoardSeat[],
): Seen {
  return {
    picture: look.seen.picture,
    shown: look.seen.ghosts.map((_, number) => samplesOf(look.seen.shown, number)),
    grid,
    door: look.door,
    ghosts: look.seen.ghosts.map(({ ghost }) => ghost),
    colours: look.seen.ghosts.map(({ ghost }) => sheetOf(seats, ghost)),
  };
}

/** Return the samples that show one of the ghosts, by its bit. */
function samplesOf(shown: Int32Array, number: number): number[] {
  const samples: number[] = [];
  shown.forEach((bits, sample) => {
    if (bits & (1 << number)) samples.push(sample);
  });
  return samples;
}

/** Return the colour of a ghost's sheet. */
function sheetOf(seats: readonly BoardSeat[], ghost: number): Pigment {
  const colour = seats[seatOf(ghost)]?.colour ?? 'blue';
  const style = getComputedStyle(document.documentElement).getPropertyValue(`--seat-${colour}`);
  const hex = Number.parseInt(style.trim().slice(1), 16);
  return [(hex >> 16) & 255, (hex >> 8) & 255, hex & 255];
}

/**
 * Draw a look into a frame: what the stage has drawn from the door, as large as the frame, or what
 * the samples themselves show; then the outlines of who is seen, and the door.
 */
export function drawLook(
  context: CanvasRenderingContext2D,
  frame: Frame,
  seen: Seen,
  outlined: Outlined,
  still: CanvasImageSource | undefined,
): void {
  const { x, y, width, height } = frame;
  const side = gridSide(width, height);
  context.save();
  clip(context, frame);
  context.fillStyle = NIGHT;
  context.fillRect(x, y, width, height);
  context.translate(x + (width - side) / 2, y + (height - side) / 2);
  if (still) context.drawImage(still, (side - width) / 2, (side - height) / 2, width, height);
  else
    context.drawImage(
      samples(seen.grid, (own) => paint(own, seen)),
      0,
      0,
      side,
      side,
    );
  context.drawImage(
    samples(seen.grid, (own) => outline(own, seen, outlined)),
    0,
    0,
    side,
    side,
  );
  context.scale(side, side);
  drawPlate(context);
  for (const ghost of outlined.ghosts) ring(context, seen, ghost);
  context.restore();
}

/** Draw a ring around what is seen of a ghost, so that a small one is found. */
function ring(context: CanvasRenderingContext2D, seen: Seen, ghost: number): void {
  const found = middleSeen(seen, ghost);
  if (!found) return;
  const { x, y, radius } = found;
  context.strokeStyle = CRIMSON;
  context.lineWidth = RING;
  context.beginPath();
  context.arc(x, y, Math.max(SMALLEST, radius + RING), 0, 2 * Math.PI);
  context.stroke();
}

/** Draw within a frame only. */
export function clip(context: CanvasRenderingContext2D, { x, y, width, height }: Frame): void {
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
}

/** Return a canvas with a pixel for each sample. */
function samples(
  grid: number,
  draw: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = blank(grid, grid);
  const context = canvas.getContext('2d');
  if (context) draw(context);
  return canvas;
}

/** Return an empty canvas. */
export function blank(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}
