/** Looks that were made: the verdict, and the picture through that door or another one. */

import type { Shown as ShownMoment } from '../board';
import type { Look, Looking } from './rules';
import type { Looked, State } from './state';
import { lookOf } from './account';

export interface LookShown {
  readonly official: Looked;
  /** The door that one looks through here, such as N3. */
  readonly door: string;
  readonly seen: Look;
}

/** A moment at which somebody looked. */
export interface PastLook {
  readonly shown: ShownMoment<State>;
  readonly official: Looked;
}

type Glimpse = (at: number) => ShownMoment<State> | undefined;

const MOST_BACK = 90; // moments in which a last look is searched
const NEXT_LOOK = 3; // moments at most from a first look of a round back from the second

/** Return the last look up to a moment and the one before it in the same round, oldest first. */
export function lastLooks(at: number, glimpse: Glimpse): PastLook[] {
  const last = lookUpTo(at, MOST_BACK, glimpse);
  if (!last) return [];
  const first = lookUpTo(last.shown.at - 1, NEXT_LOOK, glimpse);
  const isSameRound = first?.shown.state.round_number === last.shown.state.round_number;
  return first && isSameRound ? [first, last] : [last];
}

/** Return an official look with what is seen through its door, or another. */
export async function shownThrough(
  state: State,
  official: Looked,
  door: string,
  look: Looking,
): Promise<LookShown> {
  return { official, door, seen: await look(state, door) };
}

function lookUpTo(from: number, most: number, glimpse: Glimpse): PastLook | undefined {
  for (let at = from; at > from - most && at > 0; at -= 1) {
    const shown = glimpse(at);
    if (!shown) return undefined;
    const official = shown.moment && lookOf(shown);
    if (official) return { shown, official };
  }
  return undefined;
}
