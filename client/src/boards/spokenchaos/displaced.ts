/** What moves with a piece of furniture that is put down: other pieces, and ghosts. */

import type { BoardSeat } from '../board';
import type { AccountOf } from './account';
import { movedGhosts, movedPieces } from './changed';
import { faceWords, ghostWords, leanWords, movedPiece, whereWords } from './names';
import { FACES, INSIDE, NONE, type State } from './state';
import { fieldAt, fieldName, whereabouts } from './whereabouts';
import { t } from './words';

export interface Displaced {
  readonly pieces: readonly number[];
  /** Numbered among all. */
  readonly ghosts: readonly number[];
}

/** Return what else would stand elsewhere, or otherwise, after a piece is put down. */
export function displacedBy(piece: number, before: State, after: State): Displaced {
  return {
    pieces: movedPieces(before, after).filter((other) => other !== piece),
    ghosts: movedGhosts(before, after).filter((ghost) => isInside(before, ghost)),
  };
}

/** Return what an account tells that a seat moved with a piece. */
export function displacedIn(account: AccountOf<'act' | 'decide'>): Displaced {
  const pieces = (account.pieces ?? []).map(({ piece }) => piece);
  return {
    pieces: pieces.filter((piece) => piece !== account.piece),
    ghosts: (account.ghosts ?? []).map(({ ghost }) => ghost),
  };
}

/** Return what is done to others as a piece is put down, as sentences. */
export function displacedWords(
  seats: readonly BoardSeat[],
  { pieces, ghosts }: Displaced,
  after: State,
): string[] {
  return [
    ...pieces.map((other) => pieceSentence(after, other)),
    ...ghosts.flatMap((ghost) => {
      const figure = after.figures[ghost];
      if (figure?.where !== INSIDE) return [];
      const place = whereWords(whereabouts(after, figure.body));
      return [t('told.comes', { ghost: ghostWords(seats, ghost), place })];
    }),
  ];
}

/** Return where a piece comes to as another is put down. */
export function pieceSentence(state: State, piece: number): string {
  return t('told.moves-too', { piece: movedPiece(piece), ...placeWords(state, piece) });
}

/** Return in which field a piece is, and how it lies there. */
export function placeWords({ pieces }: State, piece: number): { field: string; how: string } {
  const { x = 0, y = 0, face = 0, lean = NONE, height = 0 } = pieces[piece] ?? {};
  const how = [faceWords(FACES[face] ?? 'upright')];
  if (lean !== NONE) how.push(leanWords(lean));
  if (height > 0) how.push(t('described.raised'));
  return { field: fieldName(...fieldAt(x, y)), how: how.join(', ') };
}

function isInside({ figures }: State, ghost: number): boolean {
  return figures[ghost]?.where === INSIDE;
}
