/** What a midnight card does at the moment that is shown, so that everybody sees it done. */

import type { Shown } from '../board';
import { accountOf, type AccountOf } from './account';
import { actionOf } from './actions';
import { cardNamed } from './midnight';
import { keyholeDoor, midnightOf, phaseOf, type State } from './state';

/** What a card touches at a moment. */
export interface Effect {
  readonly card: string;
  readonly pieces: readonly number[];
  /** Numbered among all. */
  readonly ghosts: readonly number[];
}

/** What is to be expected of the card in force, as long as it is. */
export interface Omen {
  readonly card: string;
  /** The doors that it concerns, such as N3. */
  readonly doors: readonly string[];
}

/** Return what a midnight card does at a moment; nothing where it does nothing. */
export function effectOf(shown: Shown<State>): Effect | undefined {
  const account = accountOf(shown);
  switch (account?.kind) {
    case 'decide':
    case 'carry-out':
      return doneBy(account);
    case 'catch':
      return doneAfterLook(account);
    default:
      return undefined;
  }
}

/** Return what the card in force lets one expect. */
export function omenOf(state: State): Omen | undefined {
  const card = midnightOf(state);
  return card === undefined ? undefined : { card, doors: doorsOf(state, card) };
}

/** Tell whether a moment turns up a midnight card. */
export function isDrawn({ moment }: Shown<State>): boolean {
  return actionOf(moment)?.family === 'midnight';
}

function doneBy(account: AccountOf<'decide' | 'carry-out'>): Effect | undefined {
  const pieces = (account.pieces ?? []).map(({ piece }) => piece);
  const ghosts = (account.ghosts ?? []).map(({ ghost }) => ghost);
  const hasTurned = account.kind === 'carry-out' && account.sides !== undefined;
  const isDone = hasTurned || pieces.length + ghosts.length > 0;
  return isDone ? { card: account.card, pieces, ghosts } : undefined;
}

function doneAfterLook(account: AccountOf<'catch'>): Effect | undefined {
  const { card } = account;
  const ghosts = (card && cardNamed(card)?.touches?.(account)) ?? [];
  return card && ghosts.length > 0 ? { card, pieces: [], ghosts } : undefined;
}

function doorsOf(state: State, card: string): readonly string[] {
  const door = keyholeDoor(state);
  if (!door || phaseOf(state) === 'over') return [];
  return cardNamed(card)?.doors?.(state, door) ?? [];
}
