/**
 * The look itself: a ray for every sample of the view.
 *
 * First every piece of furniture is cast onto the samples, keeping the nearest; where that is the
 * mirror's glass, the ray bounces once.  Then every ghost is cast, past all other ghosts.
 */

import { frameGhost, frameImage, framePiece, type Frame } from './frame';
import { aim, eyeOf, openColumns, type Keyhole, type Seen } from './keyhole';
import { GLASS, MIRROR, modelOf, PIECES } from './measures';
import { toModel, type Placed } from './pose';
import { FAR, ghostEntry, glassEntry, inverse, modelEntry } from './rays';
import type { Body } from './solid';
import type { Vector } from './vectors';

/** What a sample of the ID picture shows. */
export const PLATE = 0;
export const NOTHING = 1;
export const FURNITURE = 2;
export const GLASS_SEEN = FURNITURE + PIECES;
export const FIRST_GHOST = 16;

/** How much of a ghost is seen, and the first sample that shows it either way. */
export interface Sighting {
  direct: number;
  mirrored: number;
  /** The samples that show it either way, whoever is before it. */
  readonly shown: number[];
  point?: Vector;
  bend?: Vector;
  mirroredPoint?: Vector;
}

interface Bounce {
  readonly row: number;
  readonly column: number;
  readonly met: number;
  readonly start: Vector;
  readonly way: Vector;
  stop: number;
}

export class Casting {
  readonly picture: Uint8Array;
  readonly #nearest: Float64Array;
  readonly #depth: Float64Array;
  readonly #shown: Int16Array;
  readonly #first: Int32Array;
  readonly #eye: Vector;
  readonly #grid: number;

  constructor(
    private readonly keyhole: Keyhole,
    private readonly seen: Seen,
  ) {
    const { grid } = keyhole;
    this.#grid = grid;
    this.picture = new Uint8Array(grid * grid);
    this.#nearest = new Float64Array(grid * grid);
    this.#depth = new Float64Array(grid * grid).fill(FAR);
    this.#shown = new Int16Array(grid * grid).fill(-1);
    this.#first = openColumns(keyhole);
    this.#eye = eyeOf(keyhole);
  }

  /** Look; return how much of each ghost is seen. */
  cast(): Sighting[] {
    this.#castFurniture();
    const mirror = this.seen.pieces.find(({ piece }) => piece === MIRROR);
    const bounces = mirror ? this.#castGlass(mirror) : [];
    this.#stop(bounces);
    return this.seen.ghosts.map((ghost, number) => {
      const sighting: Sighting = { direct: 0, mirrored: 0, shown: [] };
      this.#castDirectly(ghost, number, sighting);
      if (mirror) this.#castImage(mirror, ghost, number, bounces, sighting);
      return sighting;
    });
  }

  #castFurniture(): void {
    for (let row = 0; row < this.#grid; row += 1) {
      const first = this.#first[row] ?? 0;
      for (let column = 0; column < this.#grid; column += 1) {
        const isInside = first <= column && column < this.#grid - first;
        const sample = row * this.#grid + column;
        this.picture[sample] = isInside ? NOTHING : PLATE;
        this.#nearest[sample] = isInside ? FAR : -FAR;
      }
    }
    for (const placed of this.seen.pieces) this.#castPiece(placed, placed.piece);
  }

  #castPiece(placed: Placed, index: number): void {
    const model = modelOf(index);
    const frame = framePiece(this.keyhole, placed, model);
    const start = toModel(placed, this.#eye);
    for (let row = frame.top; row < frame.bottom; row += 1) {
      const first = this.#first[row] ?? 0;
      const end = Math.min(frame.right, this.#grid - first);
      for (let column = Math.max(frame.left, first); column < end; column += 1) {
        const per = inverted(turnInto(placed, aim(this.keyhole, row, column)));
        const met = modelEntry(start, per, model, -FAR);
        const sample = row * this.#grid + column;
        if (met < (this.#nearest[sample] ?? -FAR)) {
          this.#nearest[sample] = met;
          this.picture[sample] = FURNITURE + index;
        }
      }
    }
  }

  /** Return the rays that meet the mirror's glass before other furniture. */
  #castGlass(mirror: Placed): Bounce[] {
    const frame = framePiece(this.keyhole, mirror, modelOf(MIRROR));
    const start = toModel(mirror, this.#eye);
    const bounces: Bounce[] = [];
    this.#each(frame, (row, column, sample) => {
      const d = aim(this.keyhole, row, column);
      const way = turnInto(mirror, d);
      const met = glassEntry(start, way);
      if (met > (this.#nearest[sample] ?? -FAR) || met === FAR) return;
      this.picture[sample] = GLASS_SEEN;
      const back = (axis: 0 | 1 | 2) => d[axis] - 2.0 * way[1] * mirror.turn[axis][1];
      bounces.push({
        row,
        column,
        met,
        start: gone(this.#eye, d, met),
        way: [back(0), back(1), back(2)],
        stop: FAR,
      });
    });
    return bounces;
  }

  /** Find the furniture that stops each ray after the glass. */
  #stop(bounces: readonly Bounce[]): void {
    for (const placed of this.seen.pieces) {
      const model = modelOf(placed.piece);
      // The ray leaves the glass forwards: what is behind its plane cannot stop it.
      const behind = placed.piece === MIRROR ? GLASS.high[1] : -FAR;
      for (const bounce of bounces) {
        const start = toModel(placed, bounce.start);
        const per = inverted(turnInto(placed, bounce.way));
        bounce.stop = Math.min(bounce.stop, modelEntry(start, per, model, behind));
      }
    }
  }

  #castDirectly(ghost: Body, number: number, sighting: Sighting): void {
    this.#each(frameGhost(this.keyhole, ghost), (row, column, sample) => {
      const nearest = this.#nearest[sample] ?? -FAR;
      if (nearest < 0.0) return;
      const d = aim(this.keyhole, row, column);
      const met = ghostEntry(this.#eye, d, ghost);
      if (met > nearest || met === FAR) return;
      if (sighting.direct === 0) sighting.point = gone(this.#eye, d, met);
      sighting.direct += 1;
      sighting.shown.push(sample);
      this.#shown[sample] = number;
      this.#draw(sample, met, number);
    });
  }

  #castImage(
    mirror: Placed,
    ghost: Body,
    number: number,
    bounces: readonly Bounce[],
    sighting: Sighting,
  ): void {
    const { top, bottom, left, right } = frameImage(this.keyhole, mirror, ghost);
    for (const bounce of bounces) {
      const { row, column, start, way } = bounce;
      const sample = row * this.#grid + column;
      if (row < top || row >= bottom || column < left || column >= right) continue;
      if (this.#shown[sample] === number) continue;
      const met = ghostEntry(start, way, ghost);
      if (met > bounce.stop || met === FAR) continue;
      if (sighting.mirrored === 0) {
        sighting.bend = gone(start, way, 0.0);
        sighting.mirroredPoint = gone(start, way, met);
      }
      sighting.mirrored += 1;
      sighting.shown.push(sample);
      this.#draw(sample, bounce.met + met, number);
    }
  }

  #draw(sample: number, met: number, number: number): void {
    if (met >= (this.#depth[sample] ?? FAR)) return;
    this.#depth[sample] = met;
    this.picture[sample] = FIRST_GHOST + number;
  }

  #each(frame: Frame, visit: (row: number, column: number, sample: number) => void): void {
    for (let row = frame.top; row < frame.bottom; row += 1) {
      for (let column = frame.left; column < frame.right; column += 1) {
        visit(row, column, row * this.#grid + column);
      }
    }
  }
}

/** Return a direction as it is in the model of a piece. */
export function turnInto({ turn }: Placed, d: Vector): Vector {
  return [
    turn[0][0] * d[0] + (turn[1][0] * d[1] + turn[2][0] * d[2]),
    turn[0][1] * d[0] + (turn[1][1] * d[1] + turn[2][1] * d[2]),
    turn[0][2] * d[0] + (turn[1][2] * d[1] + turn[2][2] * d[2]),
  ];
}

export function inverted(d: Vector): Vector {
  return [inverse(d[0]), inverse(d[1]), inverse(d[2])];
}

/** Return the point that a ray comes to. */
function gone(start: Vector, way: Vector, far: number): Vector {
  return [start[0] + far * way[0], start[1] + far * way[1], start[2] + far * way[2]];
}
