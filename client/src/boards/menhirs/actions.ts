/** Actions of Menhirs by what they mean. */

import { CHANCE } from '../../generated/games';
import { FAMILIES, type Action } from '../../generated/menhirs';
import type { Moment } from '../../table/moment';
import { ActionNumbers } from '../actions';

/** The numbers of all actions. */
export const ACTIONS = new ActionNumbers<Action>(FAMILIES);

export const PASS = ACTIONS.number({ family: 'pass' });

/** The cells of a board by which actions name what they are about. */
export type OnCell = Extract<Action, { readonly cell: number }>['family'];

/** What was done; by memory it is not told which land was dealt and where mist was placed. */
export type Done =
  | Action
  | { readonly family: 'deal'; readonly land?: undefined }
  | { readonly family: 'place'; readonly cell?: undefined };

/** Return what was done in a moment. */
export function doneIn(moment: Moment): Done {
  const { action, actor } = moment;
  if (action === undefined || action === null) {
    return actor === CHANCE ? { family: 'deal' } : { family: 'place' };
  }
  return ACTIONS.read(action);
}

/** Return the number of an action on a cell. */
export function onCell(family: OnCell, cell: number): number {
  return ACTIONS.number({ family, cell });
}
