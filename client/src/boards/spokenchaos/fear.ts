/** Whom a sight line frightens: those whom it nearly meets. */

import { type Body, bounds } from './geometry/ghost-solid';
import type { Point, Vector } from './geometry/vectors';

const NEAR = 0.4; // fields between a ghost's sheet and a line that frightens it

/** Tell whether a line goes by a ghost so closely that it is afraid. */
export function isAfraid(body: Body, lines: readonly (readonly Point[])[]): boolean {
  const middle = middleOf(body);
  return lines.some((line) =>
    line.slice(1).some((to, index) => {
      const from = line[index];
      return from !== undefined && distance(middle, from, to) < body.radius + NEAR;
    }),
  );
}

function middleOf(body: Body): Vector {
  const [low, high] = bounds(body);
  return [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
}

/** Return how far a point is from the part of a line between two others. */
function distance(point: Point, from: Point, to: Point): number {
  const way = minus(to, from);
  const length = dot(way, way);
  const share = length === 0 ? 0 : dot(minus(point, from), way) / length;
  const met = Math.min(1, Math.max(0, share));
  const [x, y, z] = minus(point, [
    from[0] + way[0] * met,
    from[1] + way[1] * met,
    from[2] + way[2] * met,
  ]);
  return Math.hypot(x, y, z);
}

function minus(one: Point, other: Point): Vector {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
}

function dot(one: Point, other: Point): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}
