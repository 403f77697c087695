/** What would stand elsewhere, or otherwise, if one did what one has in mind. */

import type { Figure, Piece, State } from './state';

/** Return the ghosts that are elsewhere, or lie otherwise, than before. */
export function movedGhosts(before: State, state: State): number[] {
  return changed(before.figures, state.figures, (was, is) => !isSame(was, is));
}

/** Return the pieces that stand elsewhere, or otherwise, than before. */
export function movedPieces(before: State, state: State): number[] {
  return changed(before.pieces, state.pieces, (was, is) => !standsAlike(was, is));
}

/** Return the numbers of the things that are other than before. */
function changed<Thing>(
  before: readonly Thing[],
  after: readonly Thing[],
  isOther: (was: Thing, is: Thing) => boolean,
): number[] {
  return after.flatMap((is, number) => {
    const was = before[number];
    return was !== undefined && isOther(was, is) ? [number] : [];
  });
}

function isSame(one: Figure, other: Figure): boolean {
  const [was, is] = [one.body, other.body];
  if (one.where !== other.where) return false;
  return was.x === is.x && was.y === is.y && was.bottom === is.bottom && was.way === is.way;
}

function standsAlike(one: Piece, other: Piece): boolean {
  const keys = ['x', 'y', 'yaw', 'face', 'lean', 'angle', 'height', 'is_placed'] as const;
  return keys.every((key) => one[key] === other[key]);
}
