/** Finstere Flure's state, guide, facts and outlook as the server tells them, and what is read off. */

import {
  BOTH_SIDES,
  CARD_WITH_THREE_HITS,
  CARDS,
  FORMS,
  OVER,
  WALKING,
  type PAIRS,
  type TILE_KINDS,
  type LETTERS,
  type State,
  type Token,
} from '../../generated/finstere';

export {
  BEGINNING,
  BLOOD,
  DRAWING,
  ENTERING,
  FIRST_TILE,
  FORMS,
  LETTERS,
  MOVING,
  NO_TOKEN,
  OUT,
  EATEN,
  OVER,
  PAIRS,
  PLACING,
  TILE_KINDS,
  WAITING,
  WALKING,
} from '../../generated/finstere';
export type {
  Account,
  End,
  Guide,
  Hindrance,
  Leg,
  Line as SightLine,
  Outlook,
  ShownCard as OutlookCard,
  Shove,
  State,
  TileGuide,
  TileTurn,
  Token as TokenRecord,
  TokenGuide,
  Walked,
} from '../../generated/finstere';

export type Place = readonly [x: number, y: number];
export type Letter = (typeof LETTERS)[number];
export type Where = 'board' | 'waiting' | 'out';
export type TileKind = (typeof TILE_KINDS)[number];
export type Pair = (typeof PAIRS)[number];

/** Return the number that a token shows now. */
export function shownNumber(token: Token): number {
  return token.is_flipped ? BOTH_SIDES - token.front : token.front;
}

/** Return the number on a token's other side. */
export function nextNumber(token: Token): number {
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

/** Tell whether the monster has not walked yet. */
export function isBeforeFirstWalk({ rounds_played: rounds, phase }: State): boolean {
  return rounds === 0 && phase !== WALKING && phase !== OVER;
}

/** A card: so many steps, or as many hits after which the monster stops. */
export interface Card {
  readonly name: string;
  readonly steps: number;
  readonly hits: number;
}

const ALL_CARDS: readonly (Card & { readonly number: number })[] = [...CARDS, CARD_WITH_THREE_HITS];

/** Return the card of a name, as outlooks have it. */
export function cardNamed(name: string): Card {
  const found = ALL_CARDS.find((card) => card.name === name);
  if (!found) throw new Error(`there is no card ${name}`);
  return found;
}

/** Return the name of a card by its number in the state. */
export function cardName(number: number): string {
  return ALL_CARDS.find((card) => card.number === number)?.name ?? '';
}

/** Return every card of the game, and whether it still lies in the pile. */
export function cardsOf(state: State): { readonly card: string; readonly isLeft: boolean }[] {
  return CARDS.flatMap((printed, kind) => {
    const isThree = kind === CARD_WITH_THREE_HITS.instead && state.five_is_three_hits;
    const card: Card = isThree ? CARD_WITH_THREE_HITS : printed;
    const left = state.pile[kind] ?? 0;
    return Array.from({ length: printed.copies }, (_, place) => ({
      card: card.name,
      isLeft: place < left,
    }));
  });
}

/** A way in which a tile can be laid. */
export interface Form {
  readonly name: string;
  readonly kind: TileKind | 'teleporter' | 'blood';
  readonly pair: Pair | null;
  readonly arrow: Letter | null;
  readonly width: number;
  readonly height: number;
}

/** Return how a tile of a name is laid; teleporters are alike but for their arrows. */
export function formNamed(name: string): Form | undefined {
  return FORMS.find((form) => form.name === name);
}
