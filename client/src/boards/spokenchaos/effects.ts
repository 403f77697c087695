/** What a midnight card does at the moment that is shown, so that everybody sees it done. */

import type { Shown } from '../board';
import { actionOf } from './actions';
import { movedGhosts, movedPieces } from './changed';
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
export function effectOf({ state, before, moment }: Shown<State>): Effect | undefined {
  const card = before && midnightOf(before);
  if (!moment || !card) return undefined;
  const effect = { card, ...touched(before, state, card) };
  const isDone = cardNamed(card)?.isTurning === true && phaseOf(before) === 'midnight';
  return isDone || effect.pieces.length + effect.ghosts.length > 0 ? effect : undefined;
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

function touched(before: State, state: State, card: string): Pick<Effect, 'pieces' | 'ghosts'> {
  const phase = phaseOf(before);
  if (phase === 'midnight') {
    return { pieces: movedPieces(before, state), ghosts: movedGhosts(before, state) };
  }
  const ghosts = phase === 'catching' ? cardNamed(card)?.touches?.(before, state) : [];
  return { pieces: [], ghosts: ghosts ?? [] };
}

function doorsOf(state: State, card: string): readonly string[] {
  const door = keyholeDoor(state);
  if (!door || phaseOf(state) === 'over') return [];
  return cardNamed(card)?.doors?.(state, door) ?? [];
}
