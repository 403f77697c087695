/**
 * What a seat may know of what was done at this screen: what the server would tell it
 * (`tables/views/secrecy.py`).
 *
 * An action is hidden from a seat if some other action in its place would have led to the same
 * view; it stays hidden until its turn is final.
 */

import type { Rules, State } from '../engine/rules';
import { AUTOMATIC, CHANCE, NOBODY, SEVERAL } from '../wire/games';
import type { Match, Played } from './match';

/** Who looks on, and sees what everybody may. */
export const SPECTATOR = -1;

/** Return the moments that a seat may know of, in order. */
export function openMoments(match: Match, seat: number): readonly Played[] {
  const final = finishedMoments(match);
  const open = match.moments.slice(0, final);
  let hasSecrets = false;
  for (const moment of match.moments.slice(final)) {
    const isSecret: boolean =
      moment.actor === AUTOMATIC ? hasSecrets : isHidden(match.rules, moment, seat);
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

/** Return how many moments belong to turns that are final. */
function finishedMoments({ rules, moments, state, actor }: Match): number {
  if (actor === NOBODY) return moments.length;
  const turn = rules.turnNumber(state);
  return moments.findLastIndex(({ before }) => rules.turnNumber(before) !== turn) + 1;
}

const hidden = new WeakMap<Played, Map<number, boolean>>();

function isHidden(rules: Rules, moment: Played, seat: number): boolean {
  const known = hidden.get(moment) ?? new Map<number, boolean>();
  hidden.set(moment, known);
  let found = known.get(seat);
  if (found === undefined) {
    found = cannotTell(rules, moment, seat);
    known.set(seat, found);
  }
  return found;
}

/** Tell whether a seat could not tell an action from another one in its place. */
function cannotTell(rules: Rules, { before, actor, action }: Played, seat: number): boolean {
  if (isOwn(actor, seat)) return false;
  if (rules.actor(before) === SEVERAL) return true;
  const after = rules.apply(before, actor, action);
  const seen = rules.view(after, seat);
  if (areSame(seen, after)) return false; // it sees all there is
  return alternatives(rules, before, actor).some(
    (other) =>
      other !== action &&
      rules.isLegal(before, actor, other) &&
      areSame(rules.view(rules.apply(before, actor, other), seat), seen),
  );
}

function alternatives(rules: Rules, before: State, actor: number): readonly number[] {
  if (actor !== CHANCE) return rules.legalActions(before, actor);
  return rules.chances(before).map(({ action }) => action);
}

function areSame(one: State, other: State): boolean {
  return one.every((byte, place) => byte === other[place]);
}
