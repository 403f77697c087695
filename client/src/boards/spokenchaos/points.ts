/** The points of every seat, as if the match ended now. */

import { INSIDE, OUT, seatOf, sizeOf, type Figure, type State } from './state';
import { POINTS, SIZES } from './twin/measures';

/** Return what each seat has won so far. */
export function pointsOf({ figures, players }: State): readonly number[] {
  const points = Array.from({ length: players }, () => 0);
  figures.forEach((figure, ghost) => {
    const seat = seatOf(ghost);
    if (seat < players) points[seat] = (points[seat] ?? 0) + worthOf(figure, ghost);
  });
  return points;
}

function worthOf({ where }: Figure, ghost: number): number {
  const size = SIZES.indexOf(sizeOf(ghost));
  if (where === OUT) return POINTS.out[size] ?? 0;
  return where === INSIDE ? (POINTS.inside[size] ?? 0) : 0;
}
