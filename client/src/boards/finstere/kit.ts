/**
 * The monster building kit: six of each part, in our own drawings.
 *
 *   y  -80   head        a monster stands with its feet on (0, 0); up is negative; it is two
 *      -46   body, arms  cells tall and less than one wide
 *      -20   legs, tail
 *        0   floor
 */

export type Tone = 'skin' | 'belly' | 'horn' | 'dark' | 'white' | 'mouth';

export interface Shape {
  readonly tone: Tone;
  readonly path: string;
}

export interface Part {
  /** Drawn once. */
  readonly middle?: readonly Shape[];
  /** Drawn twice: as it is on the right, and mirrored on the left. */
  readonly sides?: readonly Shape[];
}

/** All kinds of a part. */
export type Kinds<Kind> = readonly [Kind, ...Kind[]];

export interface Eye {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Head extends Part {
  readonly eyes: readonly Eye[];
}

export interface Palette {
  readonly skin: string;
  readonly belly: string;
  readonly horn: string;
}

/** The parts that are chosen, in the order in which the kit offers them. */
export const PART_NAMES = ['head', 'body', 'arms', 'legs', 'tail', 'colour'] as const;
export type PartName = (typeof PART_NAMES)[number];
export const KINDS = 6;

export type Look = Readonly<Partial<Record<string, number>>>;

/** Return which kind of a part was chosen. */
export function kindOf(look: Look, part: PartName): number {
  return (look[part] ?? 0) % KINDS;
}
