/**
 * What a seat knows of a match, worked out with the rules from the plies that it is told.
 *
 *   told     base    ply     ply    sealed    ply, patches    now: patches
 *   known    view -> view -> view   view   -> view         -> view
 */

import type { Rules, State } from '../engine/rules';
import { followedView } from '../engine/session';
import { AUTOMATIC, type GameState } from '../generated/games';
import type { Patch, Score, ShownPlies, ShownPly } from '../generated/messages';
import type { Choice, Moment } from './moment';

/** A moment, and the bytes of the last state that the seat has seen then. */
export interface KnownMoment extends Moment {
  readonly view: State;
}

/** What one seat may know, with all moments that were told so far. */
export interface KnownSight {
  readonly seat: number;
  /** The state with what is hidden blanked, and its bytes. */
  readonly state: GameState;
  readonly view: State;
  readonly score: Score | null;
  readonly actions: readonly Choice[];
  readonly canUndo: boolean;
  /** How many moments of the match lie before the first one here. */
  readonly first: number;
  /** What was seen before that one. */
  readonly base: State;
  readonly start: GameState;
  readonly startScore: Score | null;
  readonly story: readonly KnownMoment[];
}

/** Follow what a seat is told; nothing if it does not follow from what is known. */
export function followed(
  rules: Rules,
  told: ShownPlies,
  old: KnownSight | undefined,
): KnownSight | undefined {
  const before = told.moments_before ?? 0;
  const kept = old && before >= old.first && before <= old.first + old.story.length ? old : null;
  const story = kept ? kept.story.slice(0, before - kept.first) : [];
  const from = told.base ? fromBase64(told.base) : (story.at(-1)?.view ?? kept?.base);
  if (!from) return undefined;
  const added = playedOn(rules, told.seat, told.plies ?? [], from);
  const view = patched(added.at(-1)?.view ?? from, told.patches ?? []);
  if (crc32(view) !== told.check) return undefined;
  const base = kept && story.length > 0 ? kept.base : from;
  return {
    seat: told.seat,
    ...seenIn(rules, view),
    actions: told.is_acting
      ? rules.legalActions(view, told.seat).map((action) => ({ action }))
      : [],
    canUndo: told.can_undo ?? false,
    first: kept ? kept.first : before,
    base,
    ...startOf(rules, base, kept),
    story: [...story, ...added],
  };
}

/** Return what is shown before the first moment; it is worked out once. */
function startOf(
  rules: Rules,
  base: State,
  kept: KnownSight | null,
): Pick<KnownSight, 'start' | 'startScore'> {
  if (kept?.base === base) return { start: kept.start, startScore: kept.startScore };
  return { start: rules.read(base), startScore: rules.score(base) };
}

function playedOn(
  rules: Rules,
  seat: number,
  plies: readonly ShownPly[],
  from: State,
): KnownMoment[] {
  const added: KnownMoment[] = [];
  for (const ply of plies) added.push(momentOf(rules, seat, ply, added.at(-1)?.view ?? from));
  return added;
}

/** Return a moment that was told as a ply, in the state that the seat had seen last. */
function momentOf(rules: Rules, seat: number, ply: ShownPly, before: State): KnownMoment {
  const { actor, action = null, patches = [] } = ply;
  const account = ply.account ?? rules.account(before, actor, action ?? 0);
  const told = { actor, account, action: actor === AUTOMATIC ? null : action };
  if (patches === null) return { ...told, state: null, view: before };
  const played = action === null ? before : followedView(rules, before, { actor, action }, seat);
  const view = patched(played, patches);
  return { ...told, ...seenIn(rules, view) };
}

function seenIn(rules: Rules, view: State): { state: GameState; score: Score | null; view: State } {
  return { state: rules.read(view), score: rules.score(view), view };
}

/** Return a state with some bytes changed. */
function patched(view: State, patches: readonly Patch[]): State {
  if (patches.length === 0) return view;
  const changed = view.slice();
  for (const { at, bytes } of patches) changed.set(fromBase64(bytes), at);
  return changed;
}

export function fromBase64(text: string): State {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

const POLYNOMIAL = 0xedb88320;
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? POLYNOMIAL : 0);
  return rest;
});

/** Return the checksum that the server tells of a state. */
export function crc32(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (rest >>> 8) ^ (TABLE[(rest ^ byte) & 0xff] ?? 0);
  return (rest ^ 0xffffffff) >>> 0;
}
