/** The spots where a ghost may end, as somebody would tell them apart. */

import { bodyAt } from './bodies';
import { toSide, whereWords } from './names';
import { placeIn } from './rules';
import type { Spot, State } from './state';
import { WAYS } from './geometry/ghost-solid';
import { type Size, STEPS_PER_FIELD } from './geometry/measures';
import { whereabouts } from './whereabouts';
import { t } from './words';

export interface SpotGroup {
  /** Such as "B3, under the table". */
  readonly words: string;
  readonly spots: readonly Spot[];
}

const CLIMB = STEPS_PER_FIELD; // a spot on another height is as good as one so far away

/** Return the spots by what is said of them. */
export function spotGroups(spots: readonly Spot[], size: Size, state: State): SpotGroup[] {
  const groups = new Map<string, Spot[]>();
  for (const spot of spots) {
    const way = WAYS[spot[4]];
    const lying = way ? `, ${t('choice.lying', { side: toSide(way) })}` : '';
    const words = `${whereWords(whereabouts(state, bodyAt(size, spot)))}${lying}`;
    groups.set(words, [...(groups.get(words) ?? []), spot]);
  }
  return [...groups].map(([words, found]) => ({ words, spots: found }));
}

/** Return the spot nearest to a point, rather as high and pointing the same way; or on the floor. */
export function nearestSpot(
  spots: readonly Spot[],
  [x, y]: readonly [number, number],
  like?: Spot,
): Spot | undefined {
  const far = (spot: Spot) => {
    const climb = Math.abs((like?.[3] ?? 0) - spot[3]) > 0.01 ? CLIMB : 0;
    const turn = like && like[4] !== spot[4] ? 2 * CLIMB : 0;
    return Math.hypot(spot[0] - x, spot[1] - y) + climb + turn;
  };
  let best: Spot | undefined;
  for (const spot of spots) if (!best || far(spot) < far(best)) best = spot;
  return best;
}

/** Where a finger points: a place in 1/32 field, its height, and the furniture that is there. */
export interface Aim {
  readonly at: readonly [x: number, y: number];
  readonly height?: number;
  readonly onto?: number;
}

/** Return the spot that is meant: on or in the furniture at which one points, if there is any. */
export function aimedSpot(
  spots: readonly Spot[],
  { at, height = 0, onto }: Aim,
  size: Size,
  state: State,
): Spot | undefined {
  const isOnto = (spot: Spot) => placeIn(state, bodyAt(size, spot)).on === onto;
  const meant = onto === undefined ? [] : spots.filter(isOnto);
  if (meant.length === 0) return nearestSpot(spots, at);
  const far = ([x, y, , up]: Spot) =>
    Math.hypot(x - at[0], y - at[1], (up - height) * STEPS_PER_FIELD);
  return meant.reduce((best, spot) => (far(spot) < far(best) ? spot : best));
}

/** Return the middle of a field, in 1/32 field. */
export function middleOf(column: number, row: number): readonly [number, number] {
  return [(column + 0.5) * STEPS_PER_FIELD, (row + 0.5) * STEPS_PER_FIELD];
}
