/** On which rule a line of the move list rests, where it says something that may need explaining. */

import { MIDNIGHT_NAMES } from '../../generated/spokenchaos';
import type { Shown } from '../board';
import { accountOf } from './account';
import type { State } from './state';

const MIDNIGHT = 6; // the chapter in which every card has its number

/** Return the number of the rule that explains what was told. */
export function restsOn(shown: Shown<State>): string | undefined {
  const account = accountOf(shown);
  switch (account?.kind) {
    case 'midnight':
    case 'carry-out':
    case 'decide':
      return cardRule(account.card);
    case 'look':
      return '5.1';
    case 'catch':
      return account.card ? cardRule(account.card) : '3.6';
    case 'reveal':
      return '3.3';
    default:
      return undefined;
  }
}

/** Return the number of a midnight card: they are numbered in their order. */
function cardRule(card: (typeof MIDNIGHT_NAMES)[number]): string {
  return `${MIDNIGHT}.${MIDNIGHT_NAMES.indexOf(card) + 1}`;
}
