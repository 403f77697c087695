/** The state of a match as the server tells it, and what can be read off it. */

import type { Door, Side, Standing } from './twin/keyhole';
import {
  CARDS,
  FIELDS,
  GHOST_NAMES,
  GHOSTS,
  MIDNIGHT_NAMES,
  PIECE_NAMES,
  type Size,
} from './twin/measures';
import type { Lying } from './twin/pose';
import type { Body } from './twin/solid';

export type { Account, Looked, Sight } from '../../wire/spokenchaos';

/** Phases of a match, in the order of a round. */
export const PHASES = [
  'dicing',
  'arranging',
  'agreeing',
  'starting',
  'drawing-midnight',
  'midnight',
  'drawing',
  'furnishing',
  'planning',
  'revealing',
  'rolling',
  'siding',
  'numbering',
  'looking',
  'catching',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** Where a ghost is. */
export const SUPPLY = 0;
export const BESIDE = 1;
export const INSIDE = 2;
export const OUT = 3;

export const NONE = -1;
export const FACES = ['upright', 'upside-down', 'front', 'back', 'left', 'right'] as const;
export const LEANS = ['front', 'back', 'left', 'right'] as const;
export const LETTERS = ['N', 'E', 'S', 'W'] as const;

export interface Figure {
  readonly body: Body;
  readonly samples: number;
  readonly where: number;
  readonly is_done: boolean;
}

export interface Piece extends Lying {
  readonly is_placed: boolean;
  readonly holder: number;
}

export interface Plan {
  readonly figures: readonly Figure[];
  readonly points: number;
  readonly active: number;
  readonly column: number;
  readonly row: number;
  readonly steps: number;
}

export interface State {
  readonly figures: readonly Figure[];
  readonly pieces: readonly Piece[];
  readonly plans: readonly Plan[];
  readonly order: readonly number[];
  readonly placed: number;
  readonly is_sealed: readonly number[];
  readonly sides: readonly number[];
  readonly cards: readonly number[];
  readonly rolls: readonly number[];
  readonly midnight_pile: number;
  readonly grid: number;
  readonly players: number;
  readonly phase: number;
  readonly round_number: number;
  readonly holder: number;
  readonly to_move: number;
  readonly held: number;
  readonly held_face: number;
  readonly held_lean: number;
  readonly held_yaw: number;
  readonly used: number;
  readonly midnight: number;
  readonly cursor: number;
  /** A bit for each seat that may pick the side of the round's look. */
  readonly rolling: number;
  readonly picker: number;
  readonly number: number;
  readonly side: number;
  readonly door: number;
  readonly looks: number;
  readonly merging: boolean;
  readonly in_turn: boolean;
  readonly doors_around: boolean;
}

/** Why furniture cannot be put down so. */
export interface Refused {
  readonly reason: string;
  readonly piece: number;
  /** How it would lie there. */
  readonly rest?: Lying;
  /** The way that it would go over, x and y. */
  readonly falls?: readonly [number, number];
  /** How far it reaches beyond each wall. */
  readonly outside?: Readonly<Partial<Record<Side, number>>>;
  readonly other?: number;
  readonly ghost?: number;
}

export interface End {
  /** Column and row; nothing: out. */
  readonly field: readonly [number, number] | null;
  /** By which door it gets out. */
  readonly door?: string;
  readonly actions: readonly string[];
}

/** x and y in 1/32 field, level, height and the way it points. */
export type Spot = readonly [x: number, y: number, level: number, height: number, way: number];

export interface Guide {
  readonly ghosts?: readonly { readonly ghost: number; readonly ends: readonly End[] }[];
  readonly lands?: number;
  readonly merges?: number | null;
  readonly spots?: readonly Spot[];
  readonly ghost?: number;
  readonly piece?: number;
}

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
  const place = ghost % GHOSTS;
  if (place < 4) return 'small';
  return place < 6 ? 'medium' : 'large';
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

/** Return the number that a door bears: with the doors numbered around, two sides run back. */
export function numberOn({ doors_around }: State, { side, number }: Door): number {
  return doors_around && (side === 'E' || side === 'S') ? FIELDS + 1 - number : number;
}

/** Return the card that a seat has drawn. */
export function cardOf(state: State, seat: number): (typeof CARDS)[number] | undefined {
  return CARDS[state.cards[seat] ?? NONE];
}

/** Return the midnight card in force. */
export function midnightOf(state: State): string | undefined {
  return MIDNIGHT_NAMES[state.midnight];
}

/** Return the number of a ghost among those of its player and size. */
export function numberWithin(ghost: number): number {
  return Number(GHOST_NAMES[ghost % GHOSTS]?.slice(1) ?? 0);
}

/** Return a piece's number by its name. */
export function pieceNamed(name: string): number {
  return PIECE_NAMES.findIndex((other) => other === name);
}
