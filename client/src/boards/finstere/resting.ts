/** On which rule a line of the move list rests, where it says something that may need explaining. */

import type { Shown } from '../board';
import type { State, Walked } from './state';
import { accountOf } from './telling';

/** Return the number of the rule that explains what was told. */
export function restsOn(shown: Shown<State>): string | undefined {
  const account = accountOf(shown);
  switch (account?.kind) {
    case 'card':
      return account.hits ? '5.9' : undefined;
    case 'walk':
      return walkRule(account);
    case 'last-look':
      return '5.1';
    default:
      return undefined;
  }
}

/** Return the rule of what is most remarkable in a step of his. */
function walkRule({ eaten, shoves, turns, way, wall }: Walked): string {
  if (way.some(({ by }) => by === 'teleporter')) return '5.8';
  if (turns > 0) return '5.7';
  if (shoves.length > 0) return '5.4';
  if (eaten.length > 0) return '5.3';
  if (wall) return '5.6';
  return way.length > 1 ? '5.5' : '5.2';
}
