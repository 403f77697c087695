/** How tokens and tiles are moved in a moment, from cell to cell. */

import type { Shown } from '../board';
import { tokensOf } from './pieces';
import type { Place, State } from './state';
import { accountOf } from './telling';

/** Where the way of a token ends that got out: beyond the corner of the exit. */
const OUTSIDE: Place = [-0.7, -0.7];

/** Return how a moment moves a token; a tile that is laid, or a token that waits, has no way. */
export function path(shown: Shown<State>): readonly Place[] {
  const account = accountOf(shown);
  switch (account?.kind) {
    case 'lay':
      return [account.cell];
    case 'pick':
      return placeOfToken(shown.before, account.token);
    case 'step': {
      const end = account.cell ?? (account.where === 'out' ? OUTSIDE : undefined);
      return [...placeOfToken(shown.before, account.token), ...(end ? [end] : [])];
    }
    default:
      return [];
  }
}

function placeOfToken(state: State | undefined, token: number): Place[] {
  const place = state && tokensOf(state).find(({ number }) => number === token)?.place;
  return place ? [place] : [];
}
