/** The front of the mirror from above: where its glass is, and which way that looks. */

import { GLASS } from './measures';
import { toLobby, type Placed } from './placed';

type Flat = readonly [x: number, y: number];

export interface MirrorFront {
  /** The ends of the glass, in fields. */
  readonly ends: readonly [Flat, Flat];
  /** The way it looks, a field long. */
  readonly out: Flat;
}

const LEVEL = 0.3; // a glass that looks up or down has no front from above

/** Return the front of the mirror; nothing if it looks up or down. */
export function mirrorFront(placed: Placed): MirrorFront | undefined {
  const { turn } = placed;
  const [east, north] = [turn[0][1], turn[1][1]];
  const long = Math.hypot(east, north);
  if (long < LEVEL) return undefined;
  const out = [east / long, north / long] as const;
  const { low, high } = GLASS;
  const corners = [low[0], high[0]].flatMap((x) =>
    [low[2], high[2]].map((z) => toLobby(placed, [x, high[1], z])),
  );
  const along = corners.map(([x, y]) => y * out[0] - x * out[1]);
  const front = Math.max(...corners.map(([x, y]) => x * out[0] + y * out[1]));
  const at = (far: number): Flat => [front * out[0] - far * out[1], front * out[1] + far * out[0]];
  return { ends: [at(Math.min(...along)), at(Math.max(...along))], out };
}
