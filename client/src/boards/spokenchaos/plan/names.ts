/** Where furniture's names stand on the plan: in the middle of each piece, and on no other name. */

import type { ScenePiece } from '../scene';
import { middleOf, outlinesOf, type Point } from './outlines';

const LINE = 23;
const WORD = 88;

/** Return the places of the names of pieces; whoever comes later makes room. */
export function namePlaces(pieces: readonly Pick<ScenePiece, 'piece' | 'placed'>[]): Point[] {
  const places: Point[] = [];
  for (const { piece, placed } of pieces) {
    const [x, middle] = middleOf(outlinesOf(piece, placed));
    let y = middle;
    while (places.some((one) => Math.abs(one[0] - x) < WORD && Math.abs(one[1] - y) < LINE))
      y += LINE;
    places.push([x, y]);
  }
  return places;
}
