/** How far back one goes to take back a ghost's move, or the whole plan. */

import type { Shown } from '../board';
import { actionOf, type Family } from './actions';
import type { State } from './state';

/** How many actions of one's own are taken back. */
export interface Undoing {
  readonly move: number;
  readonly plan: number;
}

const BEGINNINGS: readonly Family[] = ['ghost', 'back'];
const ONWARDS: readonly Family[] = ['enter', 'step', 'spot', 'stay'];

/** Return how many actions the last move and the whole plan of a seat have; none: no moves. */
export function undoingOf(
  at: number,
  seat: number,
  glimpse: (at: number) => Shown<State> | undefined,
): Undoing {
  const moves = movesOf(ownFamilies(at, seat, glimpse));
  // A ghost that stayed after all has not moved: what was before it is meant.
  const last = moves.findIndex((families) => families.at(-1) !== 'stay');
  const count = (some: readonly (readonly Family[])[]) =>
    some.reduce((sum, families) => sum + families.length, 0);
  return { move: last < 0 ? 0 : count(moves.slice(0, last + 1)), plan: count(moves) };
}

/** Return the families of one's own actions in this plan, the last one first. */
function ownFamilies(
  at: number,
  seat: number,
  glimpse: (at: number) => Shown<State> | undefined,
): Family[] {
  const families: Family[] = [];
  for (let place = at; place > 0; place -= 1) {
    const moment = glimpse(place)?.moment;
    if (!moment || moment.actor < 0) break;
    if (moment.actor !== seat) continue;
    const family = actionOf(moment)?.family;
    if (!family || ![...BEGINNINGS, ...ONWARDS].includes(family)) break;
    families.push(family);
  }
  return families;
}

/** Return moves, the last one first, each with its families in their order. */
function movesOf(backwards: readonly Family[]): Family[][] {
  const moves: Family[][] = [];
  let move: Family[] = [];
  for (const family of backwards) {
    move = [family, ...move];
    if (!BEGINNINGS.includes(family)) continue;
    moves.push(move);
    move = [];
  }
  return moves;
}
