/** Light on the floor that falls through doors onto a spot: its edges, whoever draws them. */

type Point = readonly [x: number, y: number];

/** Light that falls through a door onto a ghost, bent at the mirror. */
export interface Light {
  readonly door: string;
  /** From the eye on, in fields. */
  readonly way: readonly (readonly [x: number, y: number])[];
  /** Half as wide as it is at its end. */
  readonly radius: number;
  readonly isCaught: boolean;
}

/** A spot that was asked about, in fields, and how wide the ghost is that would stand there. */
export interface Asked {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly radius: number;
}

const NARROW = 0.04; // of a field, half as wide as light is at the keyhole

/** Return the edges of the light that falls onto a spot, as wide there as what it falls on. */
export function beamOf({ way, radius }: Light): readonly Point[] {
  const [from, to] = [way.at(-2), way.at(-1)];
  return from && to ? band(from, to, way.length > 2 ? radius / 2 : NARROW, radius) : [];
}

/** Return the edges of the light on its way to the mirror; none if it comes straight. */
export function bentOf({ way, radius }: Light): readonly Point[] {
  const [from, bend] = way;
  return from && bend && way.length > 2 ? band(from, bend, NARROW, radius / 2) : [];
}

/** Return the four corners of a band, half so wide at its beginning and at its end. */
function band(from: Point, to: Point, near: number, far: number): readonly Point[] {
  const [across, up] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(across, up) || 1;
  const [aside, on] = [-up / long, across / long];
  return [
    [from[0] + aside * near, from[1] + on * near],
    [to[0] + aside * far, to[1] + on * far],
    [to[0] - aside * far, to[1] - on * far],
    [from[0] - aside * near, from[1] - on * near],
  ];
}
