/** Actions of Spokenchaos by what they mean. */

import type { Moment } from '../../table/moment';
import { FAMILIES, type Action } from '../../generated/spokenchaos';
import { ActionNumbers } from '../actions';
import { STEPS_PER_FIELD } from './geometry/measures';
import type { Spot } from './state';

export type { Action } from '../../generated/spokenchaos';
export type Family = Action['family'];

/** The numbers of all actions. */
export const ACTIONS = new ActionNumbers<Action>(FAMILIES);

/** Return what was done in a moment; nothing: it followed by rule alone. */
export function actionOf(moment: Pick<Moment, 'action'> | undefined): Action | undefined {
  const number = moment?.action ?? undefined;
  return number === undefined ? undefined : ACTIONS.read(number);
}

/** Return the spot of a ghost, within the field in which it lies. */
export function spotAction([x, y, level, , way]: Spot): Action {
  return { family: 'spot', way, level, x: x % STEPS_PER_FIELD, y: y % STEPS_PER_FIELD };
}
