/** What a seat has before it in a round: its movement card, the die, and the keyhole's next pick. */

import { listed, pieceWords } from './names';
import { cardOf, type State } from './state';
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

/** Return who may pick the side of the round's look, as the server tells it. */
export function choosers({ rolling, players }: State): number[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return seats.filter((seat) => ((rolling >> seat) & 1) === 1);
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
