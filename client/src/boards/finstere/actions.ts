/** Actions of Finstere Flure by what they mean. */

import { FAMILIES, type Action } from '../../generated/finstere';
import type { Choice } from '../../table/moment';
import { ActionNumbers } from '../actions';

/** The letter of a step: a direction, or onto the entrance. */
type StepLetter = Extract<Action, { readonly family: 'step' }>['letter'];

/** The numbers of all actions. */
export const ACTIONS = new ActionNumbers<Action>(FAMILIES);
export const STOP = ACTIONS.number({ family: 'stop' });

/** Return the number of a step. */
export function stepNumber(letter: StepLetter): number {
  return ACTIONS.number({ family: 'step', letter });
}

/** Tell whether an action is among the legal ones. */
export function isLegal(choices: readonly Choice[], number: number): boolean {
  return choices.some(({ action }) => action === number);
}
