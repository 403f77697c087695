/**
 * What a seat may know of what was done at this screen: what the server would tell it
 * (`tables/views/secrecy.py`).
 *
 * An action is hidden from a seat if some other action in its place would have led to the same
 * view; it stays hidden until its turn is final.
 */

import type { Rules, State } from '../engine/rules';
import { finishedMoments, isHidden, type Played } from '../engine/session';
import { SEVERAL } from '../generated/games';
import type { Match } from './match';

/** Who looks on, and sees what everybody may. */
export const SPECTATOR = -1;

/** Return the moments that a seat may know of, in order. */
export function openMoments(match: Match, seat: number): readonly Played[] {
  const final = finishedMoments(match);
  const open = match.moments.slice(0, final);
  let hasSecrets = false;
  for (const moment of match.moments.slice(final)) {
    const isSecret = hides(match.rules, moment, seat, hasSecrets);
    hasSecrets ||= isSecret;
    if (!isSecret) open.push(moment);
  }
  return open;
}

/** Return how many moments there are before the first that a seat may not know of. */
export function openPrefix(match: Match, seat: number): number {
  const open = openMoments(match, seat);
  const first = match.moments.findIndex((moment, at) => open[at] !== moment);
  return first < 0 ? open.length : first;
}

/** Tell whether players must remember: nobody sees something that nobody did in secret. */
export function isByMemory({ rules, moments, state }: Match): boolean {
  const states = [...moments.map(({ before }) => before), state];
  return (
    !states.some((one) => rules.actor(one) === SEVERAL) &&
    states.some((one) => !areSame(rules.view(one, SPECTATOR), one))
  );
}

/** Tell whether a seat saw nothing of a moment: others planned then. */
export function isSealed(rules: Rules, { before, actor }: Played, seat: number): boolean {
  return !isOwn(actor, seat) && rules.actor(before) === SEVERAL;
}

/** Tell whether a seat acted itself; chance and who only looks on have the same number. */
export function isOwn(actor: number, seat: number): boolean {
  return actor === seat && seat >= 0;
}

const hidden = new WeakMap<Played, Map<string, boolean>>();

/** Tell whether a seat may not know of a moment; it is worked out once. */
function hides(rules: Rules, moment: Played, seat: number, isLater: boolean): boolean {
  const known = hidden.get(moment) ?? new Map<string, boolean>();
  hidden.set(moment, known);
  const key = `${seat} ${isLater}`;
  const found = known.get(key) ?? isHidden(rules, moment, seat, isLater);
  known.set(key, found);
  return found;
}

function areSame(one: State, other: State): boolean {
  return one.every((byte, place) => byte === other[place]);
}
