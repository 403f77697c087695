/** What a seat has before it in a round: its movement card, the die, and the keyhole's next pick. */

import { listed, pieceWords } from './names';
import { cardOf, ROUNDS, type State } from './state';
import { t } from './words';

/** What is shown beside a player. */
export interface Beside {
  readonly number: number | undefined;
  readonly pieces: readonly { readonly piece: number; readonly isMoved: boolean }[];
  readonly hasDie: boolean;
  /** Whether it has the die in the next round. */
  readonly isNext: boolean;
  /** Whether it is among those who may pick the side of the keyhole next. */
  readonly isChooser: boolean;
}

/** Return what belongs to a seat. */
export function besideOf(state: State, seat: number): Beside {
  const card = cardOf(state, seat);
  return {
    number: card?.number,
    pieces: (card?.pieces ?? []).map((piece) => ({
      piece,
      isMoved: ((state.used >> piece) & 1) === 1,
    })),
    hasDie: hasDie(state, seat),
    isNext:
      state.round_number < ROUNDS && hasDie(state, (seat + state.players - 1) % state.players),
    isChooser: choosers(state).includes(seat),
  };
}

/** Tell whether a seat has the die, and so is first in this round. */
export function hasDie({ round_number: round, holder }: State, seat: number): boolean {
  return round > 0 && holder === seat;
}

/** Return who may pick the side of the round's look, as the server tells it. */
export function choosers({ rolling, players }: State): number[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return seats.filter((seat) => ((rolling >> seat) & 1) === 1);
}

/** Say it. */
export function besideWords({ number, pieces, isChooser, ...die }: Beside): string[] {
  const names = listed(pieces.map(({ piece }) => pieceWords(piece)));
  const card =
    number === undefined
      ? []
      : [
          pieces.length > 0
            ? t('card.pieces', { number, pieces: names })
            : t('card.plain', { number }),
        ];
  return [...card, ...dieWords(die), ...(isChooser ? [t('card.chooser')] : [])];
}

function dieWords({ hasDie: has, isNext }: Pick<Beside, 'hasDie' | 'isNext'>): string[] {
  if (has) return [t('card.die')];
  return isNext ? [t('card.die-next')] : [];
}
