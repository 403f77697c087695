/** Tipping a piece over one of its lower edges, as a hand would do it. */

import type { Draft } from './draft';
import { laidLow } from './footprint';
import { posed } from './rules';
import { FACES, NONE } from './state';
import type { Side } from './geometry/doors';
import { AXES, type Turn, type Vector } from './geometry/vectors';

const RIGHT = 90;
const QUARTERS = [0, 1, 2, 3].map((quarter) => quarter * RIGHT);
const WAYS: Readonly<Record<Side, readonly [number, number]>> = {
  N: [0, 1],
  E: [1, 0],
  S: [0, -1],
  W: [-1, 0],
};

/** Tip a piece over towards a side of the lobby: of its own four ways, the one that is nearest. */
export function tippedTowards(draft: Draft, side: Side): Draft {
  const [x, y] = nearestOwn(draft.yaw, WAYS[side]);
  const wanted = rolled(turnOf(draft), x, y);
  const poses = FACES.flatMap((_, face) =>
    QUARTERS.map((quarter) => ({ ...draft, face, yaw: (draft.yaw + quarter) % 360, lean: NONE })),
  );
  const alike = (one: Draft) => likeness(turnOf(one), wanted);
  return poses.reduce((best, one) => (alike(one) > alike(best) + 1e-9 ? one : best));
}

function turnOf(draft: Draft): Turn {
  return posed(laidLow(draft)).turn;
}

/** Return the one of a piece's own four ways that is nearest to a way of the lobby. */
function nearestOwn(yaw: number, [x, y]: readonly [number, number]): readonly [number, number] {
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  const own = yaw + Math.round((degrees - yaw) / RIGHT) * RIGHT;
  const radians = (own * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)];
}

/** Return a turn after a quarter roll: what was up looks the way (x, y), and what looked there, down. */
function rolled(turn: Turn, x: number, y: number): Turn {
  const result: [Vector, Vector, Vector] = [[...turn[0]], [...turn[1]], [...turn[2]]];
  for (const column of AXES) {
    const [across, up, high] = [turn[0][column], turn[1][column], turn[2][column]];
    const along = across * x + up * y;
    result[0][column] = across + (high - along) * x;
    result[1][column] = up + (high - along) * y;
    result[2][column] = -along;
  }
  return result;
}

/** Return how alike two turns are; the same are so by 3. */
function likeness(one: Turn, other: Turn): number {
  return AXES.reduce(
    (sum: number, row) =>
      AXES.reduce((part: number, column) => part + one[row][column] * other[row][column], sum),
    0,
  );
}
