/** Turning, tipping and leaning what is in hand: each time to the next way that the rules allow. */

import type { Rules } from '../engine/rules';
import { faultIn } from '../positions/possible';
import { FACES, LEANS, LETTERS, type GhostPlace, type Position } from '../generated/spokenchaos';
import { changedGhost, changedPiece, isPiece } from './spokenchaos';

export type Handling = 'turn' | 'tip' | 'lean' | 'lie' | 'lift';

const PIECE_HANDLINGS = ['turn', 'tip', 'lean'] as const;
const GHOST_HANDLINGS = ['lie', 'lift'] as const;
const FULL_TURN = 360;
const TURN = 45;
export const MOST_LEVEL = 5;

/** Return what can be done with a piece or a ghost. */
export function handlingsOf(name: string): readonly Handling[] {
  return isPiece(name) ? PIECE_HANDLINGS : GHOST_HANDLINGS;
}

/** Return a position in which something is handled once more; the same if there is no other way. */
export function handled(
  rules: Rules,
  position: Position,
  name: string,
  handling: Handling,
): Position {
  const possible = waysOf(position, name, handling).find((way) => !faultIn(rules, way));
  return possible ?? position;
}

/** Return the ways that follow the present one, in their order. */
function waysOf(position: Position, name: string, handling: Handling): readonly Position[] {
  const piece = position.furniture?.find((place) => place.piece === name);
  const ghost = position.ghosts?.find((place) => place.name === name);
  if (piece) {
    if (handling === 'tip')
      return after(FACES, piece.face).map((face) => changedPiece(position, name, { face }));
    if (handling === 'lean')
      return after(['', ...LEANS] as const, piece.lean ?? '').map((lean) =>
        changedPiece(position, name, { lean }),
      );
    const turns = Array.from({ length: FULL_TURN / TURN - 1 }, (_, at) => (at + 1) * TURN);
    return turns.map((turn) =>
      changedPiece(position, name, { yaw: (piece.yaw + turn) % FULL_TURN }),
    );
  }
  if (!ghost) return [];
  if (handling === 'lie') {
    const lying: readonly (NonNullable<GhostPlace['lying']> | '')[] = ['', ...LETTERS];
    return after(lying, ghost.lying ?? '').map((way) =>
      changedGhost(position, name, { lying: way }),
    );
  }
  const levels = Array.from({ length: MOST_LEVEL + 1 }, (_, level) => level);
  return after(levels, ghost.level).map((level) => changedGhost(position, name, { level }));
}

/** Return all others of a circle, beginning after one. */
function after<Thing>(circle: readonly Thing[], one: Thing): readonly Thing[] {
  const at = circle.indexOf(one);
  return [...circle.slice(at + 1), ...circle.slice(0, Math.max(at, 0))];
}
