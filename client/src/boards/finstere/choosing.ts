/**
 * What somebody is about to do, before they confirm it.
 *
 *   nothing --token--> token --cell--> token and end --confirm--> the end's actions
 *   nothing --tile---> tile  --cell--> tile and spot --confirm--> the spot's action
 *
 * The guide says what is possible; nothing here knows a rule.
 */

import { isSame } from './geometry';
import type { End, Guide, Place, TileGuide, TileTurn, TokenGuide } from './state';

export interface Choosing {
  readonly token?: number;
  /** Which cell, or where beside the board, was chosen for the token. */
  readonly target?: Target;
  /** Which of the ways there. */
  readonly way: number;
  readonly tile?: string;
  readonly turn: number;
  readonly spot?: Place;
}

export type Target = Place | 'waiting' | 'out';

export const NOTHING_CHOSEN: Choosing = { way: 0, turn: 0 };

/** Tell whether an end is at a target. */
export function isEndAt(end: End, target: Target): boolean {
  return typeof target === 'string' ? end.where === target : isSame(end.cell, target);
}

/** Return where the chosen token can end: one end for each place, the plainest first. */
export function reachable(guide: Guide | undefined, token: number | undefined): End[] {
  const ends = tokenGuide(guide, token)?.ends ?? [];
  const seen = new Set<string>();
  return ends.filter((end) => {
    const key = end.cell ? end.cell.join() : end.where;
    return !seen.has(key) && seen.add(key);
  });
}

/** Return what the guide says of a token. */
export function tokenGuide(
  guide: Guide | undefined,
  token: number | undefined,
): TokenGuide | undefined {
  return guide?.tokens?.find((one) => one.token === token);
}

/** Return all ways that lead to what was chosen. */
export function waysChosen(guide: Guide | undefined, choosing: Choosing): End[] {
  const { target } = choosing;
  if (target === undefined) return [];
  const ends = tokenGuide(guide, choosing.token)?.ends ?? [];
  return ends.filter((end) => isEndAt(end, target));
}

/** Return the end that would be confirmed. */
export function endChosen(guide: Guide | undefined, choosing: Choosing): End | undefined {
  const ways = waysChosen(guide, choosing);
  return ways[choosing.way % Math.max(1, ways.length)];
}

/** Return what the guide says of the chosen tile. */
export function tileChosen(guide: Guide | undefined, choosing: Choosing): TileGuide | undefined {
  return guide?.tiles?.find((tile) => tile.name === choosing.tile);
}

/** Return the chosen tile as it is turned. */
export function turnChosen(guide: Guide | undefined, choosing: Choosing): TileTurn | undefined {
  const turns = tileChosen(guide, choosing)?.turns ?? [];
  return turns[choosing.turn % Math.max(1, turns.length)];
}

/** Return why the chosen tile cannot lie on a cell: the name of a reason, or nothing. */
export function refusedAt(turn: TileTurn | undefined, place: Place | undefined): string {
  if (!turn || !place) return '';
  const found = Object.entries(turn.refused).find(([, places]) =>
    places.some((refused) => isSame(refused, place)),
  );
  return found?.[0] ?? '';
}

/** Return the actions that confirming takes; none if there is nothing to confirm. */
export function actionsChosen(guide: Guide | undefined, choosing: Choosing): readonly number[] {
  const end = endChosen(guide, choosing);
  if (end) return end.actions;
  const spot = turnChosen(guide, choosing)?.spots.find(({ cell }) => isSame(cell, choosing.spot));
  return spot ? [spot.action] : [];
}

/**
 * Tell whether it is clear what is meant: not if every way there pushes something else, and not if a
 * token stays where it is, which a second tap on it chooses all too easily.  A way that pushes
 * nothing, which is the one that is shown, is meant however many others lead there.
 */
export function isClear(
  guide: Guide | undefined,
  choosing: Choosing,
  start: Place | undefined,
): boolean {
  if (actionsChosen(guide, choosing).length === 0) return false;
  const end = endChosen(guide, choosing);
  if (!end) return true;
  const isPlain = end.shoves.length === 0 || waysChosen(guide, choosing).length === 1;
  return isPlain && !isSame(end.cell, start);
}

/** Choose a token, or let it go again. */
export function tapToken(guide: Guide | undefined, choosing: Choosing, token: number): Choosing {
  if (choosing.token === token) return NOTHING_CHOSEN;
  return tokenGuide(guide, token) ? { ...NOTHING_CHOSEN, token } : choosing;
}

/** Choose where the token goes; the same place again shows the next way there. */
export function tapTarget(guide: Guide | undefined, choosing: Choosing, target: Target): Choosing {
  if (tileChosen(guide, choosing)) {
    return typeof target === 'string' ? choosing : { ...choosing, spot: target };
  }
  const next = { ...choosing, target, way: 0 };
  if (waysChosen(guide, next).length > 0) return next;
  return choosing.target === undefined ? NOTHING_CHOSEN : withoutTarget(choosing);
}

/** Show another way to the chosen place. */
export function otherWay(guide: Guide | undefined, choosing: Choosing): Choosing {
  const ways = waysChosen(guide, choosing).length;
  return { ...choosing, way: (choosing.way + 1) % Math.max(1, ways) };
}

/** Choose a tile to lay, or put it back. */
export function tapTile(choosing: Choosing, tile: string): Choosing {
  return choosing.tile === tile ? NOTHING_CHOSEN : { ...NOTHING_CHOSEN, tile };
}

/** Turn the chosen tile. */
export function turned(guide: Guide | undefined, choosing: Choosing): Choosing {
  const turns = tileChosen(guide, choosing)?.turns.length ?? 1;
  return { ...choosing, turn: (choosing.turn + 1) % turns };
}

/** Take back the last thing that was chosen. */
export function steppedBack(choosing: Choosing): Choosing {
  if (choosing.target !== undefined) return withoutTarget(choosing);
  if (choosing.spot !== undefined) return { ...choosing, spot: undefined };
  return NOTHING_CHOSEN;
}

/** Keep what is still possible when the guide has changed: a token on the move stays chosen. */
export function kept(guide: Guide | undefined, choosing: Choosing, active: number): Choosing {
  if (tokenGuide(guide, active)) {
    return choosing.token === active ? choosing : { ...NOTHING_CHOSEN, token: active };
  }
  if (choosing.tile !== undefined && tileChosen(guide, choosing)) return choosing;
  if (choosing.token !== undefined && tokenGuide(guide, choosing.token)) return choosing;
  return NOTHING_CHOSEN;
}

function withoutTarget(choosing: Choosing): Choosing {
  return { ...choosing, target: undefined, way: 0 };
}
