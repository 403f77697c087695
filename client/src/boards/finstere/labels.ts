/**
 * Where labels stand: beside what they speak of, never on a token, never on one another.
 *
 *          N              a label is tried at its anchor, if nothing stands there, then on its sides,
 *     W  token  E         then a cell further away; of the free places the one that covers least is taken
 *          S
 */

import type { Box } from '../view';
import { CELL } from './geometry';
import type { Place } from './state';

/** A label that wants a place. */
export interface Label {
  readonly anchor: Place;
  readonly width: number;
  readonly height: number;
}

export interface PlacedLabel extends Box {
  /** It stands so far away that a line must lead to it. */
  readonly isApart: boolean;
}

export interface Surroundings {
  /** What must stay visible. */
  readonly kept: readonly Box[];
  /** What is better not covered. */
  readonly spared: readonly Box[];
  /** The whole drawing. */
  readonly within: Box;
  /** Where labels belong. */
  readonly floor: Box;
}

/** Half of the room that a token takes, with its signs. */
export const TOKEN_HALF = 18;
const FURTHEST = 3; // cells away
/** Sides in the order in which they are liked: above and below, a label covers least of its neighbours. */
const SIDES: readonly Place[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
];
const PER_RING = 10_000; // a place further away is worth it only where nothing nearer is free
const PER_SIDE = 8;

interface Candidate {
  readonly box: Box;
  readonly ring: number;
  readonly cost: number;
}

/** Return where labels stand, each clear of those before it. */
export function placedLabels(
  labels: readonly Label[],
  { kept, spared, within, floor }: Surroundings,
): PlacedLabel[] {
  return labels.reduce<PlacedLabel[]>((placed, label) => {
    const taken = [...kept, ...placed];
    const found = best(candidatesOf(label), taken, { spared, within, floor });
    return [...placed, { ...found.box, isApart: found.ring > 1 }];
  }, []);
}

/** Return the square around a token that stands at a point. */
export function tokenBox([x, y]: Place): Box {
  return { x: x - TOKEN_HALF, y: y - TOKEN_HALF, width: 2 * TOKEN_HALF, height: 2 * TOKEN_HALF };
}

/** Return the area that two boxes have in common. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

function candidatesOf(label: Label): Candidate[] {
  const around = Array.from({ length: FURTHEST }, (_, away) =>
    SIDES.map((side, place) => ({
      box: boxAt(label, side, TOKEN_HALF + away * CELL),
      ring: away + 1,
      cost: (away + 1) * PER_RING + place * PER_SIDE,
    })),
  );
  return [{ box: boxAt(label, [0, 0], 0), ring: 0, cost: 0 }, ...around.flat()];
}

function boxAt({ anchor, width, height }: Label, [right, down]: Place, away: number): Box {
  const x = anchor[0] + right * (away + width / 2) - width / 2;
  const y = anchor[1] + down * (away + height / 2) - height / 2;
  return { x, y, width, height };
}

function best(
  candidates: readonly Candidate[],
  taken: readonly Box[],
  { spared, within, floor }: Omit<Surroundings, 'kept'>,
): Candidate {
  const covered = (box: Box, things: readonly Box[]) =>
    things.reduce((sum, thing) => sum + overlap(box, thing), 0);
  const outside = (box: Box, place: Box) => box.width * box.height - overlap(box, place);
  const rated = candidates.map((candidate) => ({
    candidate,
    hidden: covered(candidate.box, taken) + outside(candidate.box, within),
    cost: candidate.cost + covered(candidate.box, spared) + outside(candidate.box, floor),
  }));
  const [first] = rated.sort((one, other) => one.hidden - other.hidden || one.cost - other.cost);
  if (!first) throw new Error('a label has nowhere to stand');
  return first.candidate;
}
