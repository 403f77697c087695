/** What things are called. */

import { capitalised, type Parameters } from '../../words/message';
import type { BoardSeat } from '../board';
import {
  LEANS,
  LETTERS,
  numberOn,
  numberWithin,
  seatOf,
  sizeOf,
  type Refused,
  type State,
} from './state';
import { listed } from '../../words/lists';
import { type Door, doorOf } from './geometry/doors';
import { GHOSTS, PIECE_NAMES } from './geometry/measures';
import type { Whereabouts } from './whereabouts';
import { t, type Key } from './words';

export { listed };

/** Return the colour of a seat. */
export function colourWords(seats: readonly BoardSeat[], seat: number): string {
  return t(`colour.${seats[seat]?.name ?? 'blue'}` as Key);
}

/** Say something that was done, as a sentence: what it begins with may be the name of a thing. */
export function said(key: Key, parameters: Parameters): string {
  return capitalised(t(key, parameters));
}

/** Return a ghost and whose it is: Blue's small ghost 2. */
export function ghostWords(seats: readonly BoardSeat[], ghost: number): string {
  return t(`ghost.${sizeOf(ghost)}` as Key, {
    owner: t(`of.${seats[seatOf(ghost)]?.name ?? 'blue'}` as Key),
    number: numberWithin(ghost),
  });
}

/** Return a ghost without its owner, for lists: small ghost 2. */
export function ownWords(ghost: number): string {
  return t(`own.${sizeOf(ghost)}` as Key, { number: numberWithin(ghost) });
}

/** Return a ghost of the player who is asked, at the beginning of a sentence: Your small ghost 2. */
export function yourGhost(ghost: number): string {
  return t(`yours.${sizeOf(ghost)}` as Key, { number: numberWithin(ghost) });
}

/** Return a ghost of the player who is asked, as that which is moved: your small ghost 2. */
export function yourMovedGhost(ghost: number): string {
  return t(`your.${sizeOf(ghost)}` as Key, { number: numberWithin(ghost) });
}

/** Return a ghost's number among all by its number within a seat. */
export function ghostOf(seat: number, ghost: number): number {
  return seat * GHOSTS + ghost;
}

/** Return a piece with its article: the table (stands, is moved, is under which one is). */
export function pieceWords(piece: number): string {
  return t(`piece.${PIECE_NAMES[piece] ?? 'table'}` as Key);
}

/** Return a piece as that which is moved. */
export function movedPiece(piece: number): string {
  return t(`moved.${PIECE_NAMES[piece] ?? 'table'}` as Key);
}

/** Return a piece as that where somebody is. */
export function herePiece(piece: number): string {
  return t(`here.${PIECE_NAMES[piece] ?? 'table'}` as Key);
}

/** Return on which side a piece lies. */
export function faceWords(face: string): string {
  return t(`face.${face}` as Key);
}

/** Return whither: to the north. */
export function toSide(letter: string): string {
  return t(`to.${letter}` as Key);
}

/** Return where: in the north. */
export function atSide(letter: string): string {
  return t(`at.${letter}` as Key);
}

/** Return whence: from the north. */
export function fromSide(letter: string): string {
  return t(`from.${letter}` as Key);
}

/** Return a door by the number that it bears: door 3 in the north. */
export function doorWords(state: State, door: Door | string): string {
  const read = typeof door === 'string' ? doorOf(door) : door;
  return t('door', { side: atSide(read.side), number: numberOn(state, read) });
}

/** Return doors by the numbers that they bear, side by side: 3, 4 in the north; 1 in the east. */
export function doorsWords(doors: readonly string[], state: State): string {
  const all = doors.map(doorOf);
  const sides = [...new Set(all.map(({ side }) => side))];
  return sides
    .map((side) => {
      const there = all.filter((door) => door.side === side).map((door) => numberOn(state, door));
      return t('exposure.doors', { numbers: there.join(', '), side: atSide(side) });
    })
    .join('; ');
}

/** Return where a ghost is: B3, under the table. */
export function whereWords({ field, on, under, near }: Whereabouts): string {
  const parts = [field];
  if (on !== null) parts.push(t('where.on', { piece: herePiece(on) }));
  if (under !== null && under !== on) {
    parts.push(t('where.under', { piece: herePiece(under) }));
  } else if (under !== null) {
    return [field, t('where.in', { piece: herePiece(under) })].join(', ');
  }
  if (near) parts.push(t(`where.${near.how}`, { piece: herePiece(near.piece) }));
  return parts.join(', ');
}

/** Return how a piece leans. */
export function leanWords(lean: number): string {
  return t(`lean.${LEANS[lean] ?? 'none'}` as Key);
}

/** Return why furniture cannot be put down so. */
export function refusalWords(
  seats: readonly BoardSeat[],
  { reason, piece, other, ghost, falls, outside = {} }: Refused,
): string {
  const told = {
    piece: pieceWords(piece),
    side: falls ? toSide(letterTowards(falls)) : '',
    walls: listed(LETTERS.filter((side) => outside[side] !== undefined).map(atSide)),
  };
  if (ghost !== undefined) {
    return t('refused.ghost-nowhere', { ...told, ghost: ghostWords(seats, ghost) });
  }
  if (other === undefined) return t(`refused.${reason}` as Key, told);
  const fate = said('refused.no-hold', { piece: pieceWords(other) });
  return t('refused.other', { ...told, fate });
}

/** Return the side of the lobby to which a way leads, nearly. */
function letterTowards([x, y]: readonly [number, number]): string {
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'E' : 'W';
  return y > 0 ? 'N' : 'S';
}
