/** Looks that were made, and looked at here again: the official verdict and what this browser sees. */

import type { Viewed } from '../../wire/spokenchaos';
import type { Shown as ShownMoment } from '../board';
import type { Look, Looking } from './rules';
import type { Looked, Sight, State } from './state';
import { lookOf } from './account';

export interface LookShown {
  readonly official: Looked;
  /** The door that one looks through here, such as N3. */
  readonly door: string;
  readonly seen: Look;
  /** Whether this browser comes to the same verdict, sample by sample. */
  readonly agrees: boolean;
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

/** Return an official look beside what this browser sees through the same door, or another. */
export async function checked(
  state: State,
  official: Looked,
  door: string,
  look: Looking,
): Promise<LookShown> {
  const here = await look(state, official.door);
  const agrees =
    here.ghosts.length === official.sights.length &&
    official.sights.every((sight, number) => isSame(sight, here.ghosts[number]));
  const seen = door === official.door ? here : await look(state, door);
  return { official, door, seen, agrees };
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

function isSame(sight: Sight, own: Viewed | undefined): boolean {
  return (
    own?.ghost === sight.ghost &&
    own.samples === sight.samples &&
    own.mirrored === sight.mirrored &&
    own.line.flat().join() === sight.line.flat().join()
  );
}
