/** Looks that were made, recomputed here: the official verdict and what this browser sees. */

import type { Shown as ShownMoment } from '../board';
import { inside, standing, type Looked, type Sight, type State } from './state';
import { lookOf } from './account';
import type { Looking } from './twin/aside';
import { doorOf, type Look, type Shown } from './twin/look';

export interface LookShown {
  readonly official: Looked;
  /** The door that one looks through here, such as N3. */
  readonly door: string;
  /** The ghosts in the lobby, numbered among all. */
  readonly ghosts: readonly number[];
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
  const here = await lookAt(state, official.door, look);
  const agrees =
    here.ghosts.length === official.sights.length &&
    official.sights.every((sight, number) => isSame(sight, here.ghosts, here.seen, number));
  const shown = door === official.door ? here : await lookAt(state, door, look);
  return { official, door, ...shown, agrees };
}

/** Look at a state through a door. */
export async function lookAt(
  state: State,
  door: string,
  look: Looking,
): Promise<{ ghosts: number[]; seen: Look }> {
  const ghosts = inside(state.figures);
  const bodies = ghosts.map(({ body }) => body);
  return {
    ghosts: ghosts.map(({ ghost }) => ghost),
    seen: await look(standing(state), bodies, doorOf(door), state.grid),
  };
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

function isSame(sight: Sight, ghosts: readonly number[], seen: Look, number: number): boolean {
  const own: Shown | undefined = seen.ghosts[number];
  return (
    own !== undefined &&
    ghosts[number] === sight.ghost &&
    own.samples === sight.samples &&
    own.mirrored === sight.mirrored &&
    own.line.flat().join() === sight.line.flat().join()
  );
}
