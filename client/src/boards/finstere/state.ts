/** The server's state, guide, account and outlook of Finstere Flure, as far as the board shows them. */

export type { Account, Line as SightLine, Walked } from '../../wire/finstere';

export type Place = readonly [x: number, y: number];
export type Letter = 'N' | 'E' | 'S' | 'W';
export type Where = 'board' | 'waiting' | 'out';
export type TileKind = 'stone' | 'crystal' | 'turn-right' | 'turn-back';

/** Numbers by which the state tells where a token is that stands on no cell. */
export const WAITING = 0;
export const OUT = 1;
export const EATEN = 2;
export const NO_TOKEN = 255;

/** Numbers by which the state tells what a cell is, and what stands on it. */
export const BLOOD = 2;
export const FIRST_TILE = 2;
export const TILE_KINDS: readonly TileKind[] = ['stone', 'crystal', 'turn-right', 'turn-back'];
export const LETTERS: readonly Letter[] = ['N', 'E', 'S', 'W'];
/** The letter of the step onto the entrance. */
export const ENTERING = 'I';

export const PLACING = 0;
export const MOVING = 1;
export const WALKING = 3;
export const OVER = 4;
/** Chance is to name who begins. */
export const BEGINNING = 5;

/** The two numbers of a token add up to this. */
const BOTH_SIDES = 7;

/** The cards by the places of `pile`: a number of steps, or so many hits above this. */
const CARDS = [5, 7, 8, 10, 101, 102] as const;
const CARD_COUNTS = [1, 2, 2, 1, 1, 1] as const;
const HIT_CARD = 100;
const THREE_HITS = 103;

export interface TokenRecord {
  readonly seat: number;
  readonly front: number;
  readonly is_flipped: boolean;
  readonly has_moved: boolean;
}

export interface FloorRecord {
  readonly ground: readonly number[];
  readonly things: readonly number[];
  readonly cell_of: readonly number[];
  readonly teleporters: readonly number[];
  readonly arrows: readonly number[];
  readonly monster: number;
  readonly facing: number;
}

export interface State {
  readonly floor: FloorRecord;
  readonly tokens: readonly TokenRecord[];
  readonly token_count: number;
  readonly tokens_to_win: number;
  readonly phase: number;
  readonly starter: number;
  readonly to_move: number;
  readonly active: number;
  readonly steps_left: number;
  readonly pile: readonly number[];
  readonly card: number;
  readonly steps_walked: number;
  readonly rounds_played: number;
  readonly second_half: boolean;
  readonly five_is_three_hits: boolean;
  readonly out_count: readonly number[];
}

export interface Shove {
  readonly thing: TileKind | 'token';
  readonly token: number | null;
  readonly start: Place;
  readonly rest: Place | null;
}

export interface Leg {
  readonly cell: Place;
  readonly facing: Letter;
  readonly by: 'step' | 'wall' | 'teleporter';
}

/** What keeps a token from a step. */
export interface Hindrance {
  readonly letter: string;
  readonly by: 'wall' | 'monster' | 'teleporter' | 'tile' | 'token';
  readonly cell: Place | null;
  readonly rule: string;
}

export interface End {
  readonly where: Where;
  readonly cell: Place | null;
  readonly actions: readonly number[];
  readonly way: readonly Place[];
  readonly shoves: readonly Shove[];
}

export interface TokenGuide {
  readonly token: number;
  readonly steps: number;
  readonly ends: readonly End[];
  /** What keeps it from every step, if it can only stay where it is. */
  readonly held: readonly Hindrance[];
}

export interface TileTurn {
  readonly tile: string;
  readonly arrow: Letter | null;
  readonly width: number;
  readonly height: number;
  readonly spots: readonly { readonly cell: Place; readonly action: number }[];
  readonly refused: Readonly<Record<string, readonly Place[]>>;
}

export interface TileGuide {
  readonly name: string;
  readonly left: number;
  readonly turns: readonly TileTurn[];
}

export interface Guide {
  readonly tokens?: readonly TokenGuide[];
  readonly tiles?: readonly TileGuide[];
  readonly rule?: string;
}

export interface OutlookCard {
  readonly card: string;
  readonly chance: number;
  readonly way: readonly Leg[];
  readonly eaten: readonly number[];
  readonly cell: Place;
  readonly facing: Letter;
}

export interface Outlook {
  readonly start: Place;
  readonly cards: readonly OutlookCard[];
  readonly dangers: readonly { readonly token: number; readonly chance: number }[];
}

/** Return the number that a token shows now. */
export function shownNumber(token: TokenRecord): number {
  return token.is_flipped ? BOTH_SIDES - token.front : token.front;
}

/** Return the number on a token's other side. */
export function nextNumber(token: TokenRecord): number {
  return BOTH_SIDES - shownNumber(token);
}

/**
 * Return the round of a state, from 1 on; the match may end with its last round, which is then
 * counted as played, or within it: only the state before can tell.
 */
export function roundOf(state: State, before: State | undefined): number {
  const counted = state.phase === OVER && before ? before : state;
  return counted.rounds_played + 1;
}

/** Return a card as accounts and outlooks name it. */
export function cardName(card: number): string {
  if (card < HIT_CARD) return String(card);
  return card === HIT_CARD + 1 ? '1-hit' : `${card - HIT_CARD}-hits`;
}

/** Return every card of the game, and whether it still lies in the pile. */
export function cardsOf(state: State): { readonly card: string; readonly isLeft: boolean }[] {
  return CARDS.flatMap((printed, kind) => {
    const card = kind === 0 && state.five_is_three_hits ? THREE_HITS : printed;
    const left = state.pile[kind] ?? 0;
    return Array.from({ length: CARD_COUNTS[kind] ?? 0 }, (_, place) => ({
      card: cardName(card),
      isLeft: place < left,
    }));
  });
}
