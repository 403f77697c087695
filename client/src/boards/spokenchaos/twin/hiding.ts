/** What hides ghosts: by which part of which piece the eye's way to each of them ends. */

import { inverted, turnInto } from './casting';
import { frameGhost } from './frame';
import { aim, eyeOf, openColumns, type Keyhole, type Seen } from './keyhole';
import { modelOf } from './measures';
import { toModel } from './pose';
import { boxEntry, FAR, ghostEntry } from './rays';
import type { Body } from './solid';
import type { Vector } from './vectors';

/** A part of a piece of furniture. */
export interface Cover {
  readonly piece: number;
  readonly part: string;
}

export interface Hiding {
  /** So many samples would show the ghost directly in an empty lobby. */
  readonly whole: number;
  /** What ends most of their ways before it; nothing if nothing does. */
  readonly by?: Cover;
}

type Obstacle = Cover & { readonly meet: (ray: Vector) => number };

/** Return what hides each of the ghosts from the eye. */
export function hidings(keyhole: Keyhole, { pieces, ghosts }: Seen): Hiding[] {
  const obstacles = obstaclesOf(keyhole, pieces);
  const first = openColumns(keyhole);
  return ghosts.map((ghost) => {
    const counts = new Map<string, { cover: Cover; count: number }>();
    let whole = 0;
    for (const ray of raysTo(keyhole, ghost, first)) {
      const met = ghostEntry(eyeOf(keyhole), ray, ghost);
      if (met === FAR) continue;
      whole += 1;
      const cover = nearest(obstacles, ray, met);
      if (!cover) continue;
      const name = `${cover.piece} ${cover.part}`;
      counts.set(name, { cover, count: (counts.get(name)?.count ?? 0) + 1 });
    }
    const [most] = [...counts.values()].sort((one, other) => other.count - one.count);
    return { whole, by: most?.cover };
  });
}

function obstaclesOf(keyhole: Keyhole, pieces: Seen['pieces']): Obstacle[] {
  return pieces.flatMap((placed) => {
    const { boxes, parts } = modelOf(placed.piece);
    const start = toModel(placed, eyeOf(keyhole));
    return boxes.map((box, index) => ({
      piece: placed.piece,
      part: parts[index] ?? '',
      meet: (ray: Vector) => boxEntry(start, inverted(turnInto(placed, ray)), box),
    }));
  });
}

/** Return what a ray meets first, if that is before the ghost; a ghost that touches it is seen. */
function nearest(obstacles: readonly Obstacle[], ray: Vector, ghost: number): Cover | undefined {
  let [found, first] = [undefined as Cover | undefined, ghost];
  for (const { piece, part, meet } of obstacles) {
    const met = meet(ray);
    if (met < first) [found, first] = [{ piece, part }, met];
  }
  return found;
}

/** Return the rays of all samples that may show a ghost. */
function* raysTo(keyhole: Keyhole, ghost: Body, first: Int32Array): Generator<Vector> {
  const { top, bottom, left, right } = frameGhost(keyhole, ghost);
  for (let row = top; row < bottom; row += 1) {
    const closed = first[row] ?? 0;
    const end = Math.min(right, keyhole.grid - closed);
    for (let column = Math.max(left, closed); column < end; column += 1) {
      yield aim(keyhole, row, column);
    }
  }
}
