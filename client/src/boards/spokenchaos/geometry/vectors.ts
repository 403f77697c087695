/** Triples of numbers, and the axes by which they are told. */

export type Vector = [x: number, y: number, z: number];
/** One that nobody changes. */
export type Point = Readonly<Vector>;
export type Turn = readonly [Point, Point, Point];
export type Axis = 0 | 1 | 2;

export const AXES: readonly Axis[] = [0, 1, 2];
