/** The state of a match as the server tells it, and what can be read off it. */

import {
  CARDS,
  FIELDS,
  GHOSTS,
  GHOSTS_OF_A_SEAT,
  INSIDE,
  LETTERS,
  MIDNIGHT_NAMES,
  NO_GHOST,
  PHASES,
  type Figure,
  type State,
} from '../../generated/spokenchaos';
import type { Door, Side } from './geometry/doors';
import type { Body } from './geometry/ghost-solid';
import type { Size } from './geometry/measures';
import type { Standing } from './geometry/placed';

export {
  BESIDE,
  FACES,
  INSIDE,
  LEANS,
  LETTERS,
  OUT,
  PHASES,
  ROUNDS,
  SUPPLY,
} from '../../generated/spokenchaos';
export type {
  Account,
  End,
  Figure,
  GhostMove,
  Guide,
  Looked,
  Piece,
  Plan,
  Refused,
  Sight,
  State,
} from '../../generated/spokenchaos';

export type Phase = (typeof PHASES)[number];
export type Midnight = (typeof MIDNIGHT_NAMES)[number];

/** No ghost, no piece, no seat, no card, no lean. */
export const NONE = NO_GHOST;

/** x and y in 1/32 field, level, height and the way it points. */
export type Spot = readonly [x: number, y: number, level: number, height: number, way: number];

/** Return the phase by its name. */
export function phaseOf(state: State): Phase {
  return PHASES[state.phase] ?? 'over';
}

/** Return the seat of a ghost that is numbered among all. */
export function seatOf(ghost: number): number {
  return Math.floor(ghost / GHOSTS);
}

/** Return the size of a ghost, numbered within its seat or among all. */
export function sizeOf(ghost: number): Size {
  return kindOf(ghost).size;
}

/** Return all ghosts as a seat sees them: open plans show how ghosts would stand. */
export function figuresSeen(state: State, seat: number): readonly Figure[] {
  if (phaseOf(state) !== 'planning') return state.figures;
  return state.figures.map((figure, number) => {
    const owner = seatOf(number);
    const isOpen = state.in_turn ? owner === state.to_move : owner === seat;
    return (isOpen ? state.plans[owner]?.figures[number % GHOSTS] : undefined) ?? figure;
  });
}

/** Return the furniture in the lobby. */
export function standing(state: State): Standing[] {
  return state.pieces.flatMap((piece, number) =>
    piece.is_placed ? [{ ...piece, piece: number }] : [],
  );
}

/** Return the ghosts in the lobby, with their numbers among all. */
export function inside(figures: readonly Figure[]): { ghost: number; body: Body }[] {
  return figures.flatMap(({ where, body }, ghost) => (where === INSIDE ? [{ ghost, body }] : []));
}

/** Return the door where the keyhole is; nothing before it has one. */
export function keyholeDoor(state: State): Door | undefined {
  if (state.round_number === 0 || state.door === 0) return undefined;
  return { side: letterOf(state.side), number: state.door };
}

/** Return the letter of a side. */
export function letterOf(side: number): Side {
  return LETTERS[side] ?? 'N';
}

/** Return the side opposite another one: by it those get out who start there. */
export function oppositeSide(side: number): number {
  return (side + 2) % LETTERS.length;
}

/** Return the number that a door bears: with the doors numbered around, two sides run back. */
export function numberOn({ doors_around }: State, { side, number }: Door): number {
  return doors_around && (side === 'E' || side === 'S') ? FIELDS + 1 - number : number;
}

/** Return the card that a seat has drawn. */
export function cardOf(state: State, seat: number): (typeof CARDS)[number] | undefined {
  return CARDS[state.cards[seat] ?? NONE];
}

/** Return the midnight card in force. */
export function midnightOf(state: State): Midnight | undefined {
  return MIDNIGHT_NAMES[state.midnight];
}

/** Return the number of a ghost among those of its player and size. */
export function numberWithin(ghost: number): number {
  return kindOf(ghost).number;
}

function kindOf(ghost: number): { readonly size: Size; readonly number: number } {
  return GHOSTS_OF_A_SEAT[ghost % GHOSTS] ?? GHOSTS_OF_A_SEAT[0];
}
