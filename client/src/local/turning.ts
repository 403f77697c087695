/** What decided a match of this browser. */

import type { ShownTurningPoint, TurningPoint } from '../table/turning';
import type { Match } from './match';
import { hindsightOf } from './seeing';
import type { LocalTable } from './table';

/** Return the moments that decided a match. */
export function pointsOf({ rules, moments, state }: Match): readonly TurningPoint[] {
  const states = [...moments.map(({ before }) => before), state];
  return rules.turningPoints(
    states,
    moments.map(({ actor }) => actor),
  );
}

/** Return the same as everybody sees them. */
export function shownPointsOf(table: LocalTable): readonly ShownTurningPoint[] {
  const { story, start } = hindsightOf(table);
  return pointsOf(table.match).flatMap((point) => {
    const moment = story[point.at - 1];
    const seen = story.slice(0, point.at - 1).findLast(({ state }) => state);
    return moment ? [{ ...point, moment, before: seen?.state ?? start }] : [];
  });
}
