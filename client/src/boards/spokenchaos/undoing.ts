/** How far back one goes to take back a ghost's move, or the whole plan. */

import type { Shown } from '../board';
import { atomOf } from './atoms';
import type { State } from './state';

/** How many actions of one's own are taken back. */
export interface Undoing {
  readonly move: number;
  readonly plan: number;
}

const BEGINNINGS: readonly string[] = ['ghost', 'back'];
const ONWARDS: readonly string[] = ['enter', 'step', 'spot', 'stay'];

/** Return how many actions the last move and the whole plan of a seat have; none: no moves. */
export function undoingOf(
  at: number,
  seat: number,
  glimpse: (at: number) => Shown<State> | undefined,
): Undoing {
  const moves = movesOf(ownVerbs(at, seat, glimpse));
  // A ghost that stayed after all has not moved: what was before it is meant.
  const last = moves.findIndex((verbs) => verbs.at(-1) !== 'stay');
  const count = (some: readonly (readonly string[])[]) =>
    some.reduce((sum, verbs) => sum + verbs.length, 0);
  return { move: last < 0 ? 0 : count(moves.slice(0, last + 1)), plan: count(moves) };
}

/** Return the verbs of one's own actions in this plan, the last one first. */
function ownVerbs(
  at: number,
  seat: number,
  glimpse: (at: number) => Shown<State> | undefined,
): string[] {
  const verbs: string[] = [];
  for (let place = at; place > 0; place -= 1) {
    const moment = glimpse(place)?.moment;
    if (!moment || moment.actor < 0) break;
    const { verb } = atomOf(moment.text);
    if (moment.actor !== seat) continue;
    if (!BEGINNINGS.includes(verb) && !ONWARDS.includes(verb)) break;
    verbs.push(verb);
  }
  return verbs;
}

/** Return moves, the last one first, each with its verbs in their order. */
function movesOf(backwards: readonly string[]): string[][] {
  const moves: string[][] = [];
  let move: string[] = [];
  for (const verb of backwards) {
    move = [verb, ...move];
    if (!BEGINNINGS.includes(verb)) continue;
    moves.push(move);
    move = [];
  }
  return moves;
}
