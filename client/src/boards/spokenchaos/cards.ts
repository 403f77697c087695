/** What a seat has before it in a round: its movement card, the die, and the keyhole's next pick. */

import { listed, pieceWords } from './names';
import { cardOf, midnightOf, NONE, phaseOf, type State } from './state';
import { t } from './words';

/** What is shown beside a player. */
export interface Beside {
  readonly number: number | undefined;
  readonly pieces: readonly { readonly piece: number; readonly isMoved: boolean }[];
  readonly hasDie: boolean;
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
    hasDie: state.round_number > 0 && state.holder === seat,
    isChooser: choosers(state).includes(seat),
  };
}

/** Return who may pick the side next: whoever picked, or those who did so least often (rules 3.4). */
export function choosers(state: State): number[] {
  const { picks, players, picker } = state;
  if (state.round_number === 0 || phaseOf(state) === 'over') return [];
  if (midnightOf(state) === 'knock-knock') return [];
  const seats = Array.from({ length: players }, (_, seat) => seat);
  if (picker !== NONE) return seats.filter((seat) => seat === picker);
  const least = Math.min(...seats.map((seat) => picks[seat] ?? 0));
  return seats.filter((seat) => picks[seat] === least);
}

/** Say it. */
export function besideWords({ number, pieces, hasDie, isChooser }: Beside): string[] {
  const names = listed(pieces.map(({ piece }) => pieceWords(piece)));
  const card =
    number === undefined
      ? []
      : [
          pieces.length > 0
            ? t('card.pieces', { number, pieces: names })
            : t('card.plain', { number }),
        ];
  return [...card, ...(hasDie ? [t('card.die')] : []), ...(isChooser ? [t('card.chooser')] : [])];
}
