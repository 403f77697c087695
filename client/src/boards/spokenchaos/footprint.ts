/** How much room furniture takes up as it lies, seen from above and upwards. */

import type { Footprint } from '../../generated/spokenchaos';
import type { Draft } from './draft';
import { NO_LEAN, type Standing } from './geometry/placed';
import { posed } from './rules';

export type { Footprint } from '../../generated/spokenchaos';

/** Return the footprint of a piece. */
export function footprintOf(piece: Standing): Footprint {
  return posed(piece).footprint;
}

/** Return a piece in mind as it would lie on the floor, upright on its face. */
export function laidLow(draft: Draft): Standing {
  return { ...draft, lean: NO_LEAN, angle: 0, height: 0 };
}

/** Tell whether two footprints have more than an edge in common. */
export function overlap(one: Footprint, other: Footprint): boolean {
  const isAcross = one.west < other.east && other.west < one.east;
  return isAcross && one.south < other.north && other.south < one.north;
}
