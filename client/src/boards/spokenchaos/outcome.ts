/** What has come of the midnight card in force, as sentences, for who reads rather than watches. */

import type { Shown } from '../board';
import { effectOf, isDrawn } from './effects';
import { midnightOf, type State } from './state';
import { tell } from './telling';

const MOST_BACK = 400; // moments of a round, sealed plans among them

/** Return what the moments since the card was drawn tell of it, oldest first. */
export function outcomeOf(
  at: number,
  glimpse: (at: number) => Shown<State> | undefined,
): readonly string[] {
  const told: string[] = [];
  for (let moment = at; moment > at - MOST_BACK && moment > 0; moment -= 1) {
    const shown = glimpse(moment);
    if (!shown || midnightOf(shown.state) === undefined || isDrawn(shown)) break;
    if (effectOf(shown)) told.unshift(tell(shown));
  }
  return told;
}
