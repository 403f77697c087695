/** Where a ghost is, as somebody would say it: in which field, on, under or beside what. */

import type { Whereabouts as Place } from '../../generated/spokenchaos';
import type { Body } from './geometry/ghost-solid';
import { FIELDS, STEPS_PER_FIELD } from './geometry/measures';
import { placeIn } from './rules';
import { inside, type State } from './state';

export interface Whereabouts extends Place {
  /** Such as B3: columns from the west, rows from the south. */
  readonly field: string;
}

const COLUMNS = 'ABCDEF';

/** Return the name of a field. */
export function fieldName(column: number, row: number): string {
  return `${COLUMNS[column] ?? '?'}${row + 1}`;
}

/** Return the field in which a place lies, which is given in 1/32 field. */
export function fieldAt(x: number, y: number): readonly [column: number, row: number] {
  return [within(x), within(y)];
}

/** Return where a ghost is among the furniture of a state. */
export function whereabouts(state: State, body: Body): Whereabouts {
  return { field: fieldName(...fieldAt(body.x, body.y)), ...placeIn(state, body) };
}

/** Return the ghosts that something is above of. */
export function coveredIn(state: State): ReadonlySet<number> {
  const covered = inside(state.figures).filter(({ body }) => placeIn(state, body).under !== null);
  return new Set(covered.map(({ ghost }) => ghost));
}

function within(place: number): number {
  return Math.min(Math.max(Math.floor(place / STEPS_PER_FIELD), 0), FIELDS - 1);
}
