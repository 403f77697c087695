/**
 * The midnight cards, each with all that the board knows of it: how it is drawn, what it shows and
 * what is told of it.  A new card is an entry here, and its words.
 */

import type { BoardSeat, Shown } from '../board';
import type { AccountOf } from './account';
import type { Action } from './actions';
import { displacedIn, displacedWords, pieceSentence, placeWords } from './displaced';
import {
  atSide,
  colourWords,
  doorWords,
  faceWords,
  fromSide,
  ghostOf,
  ghostWords,
  movedPiece,
  pieceWords,
  said,
  toSide,
} from './names';
import type { GhostStyle, Place } from './scene';
import { FACES, LETTERS, letterOf, midnightOf, NONE, numberOn, phaseOf, type State } from './state';
import type { Door } from './geometry/doors';
import { FIELDS, type MIDNIGHT_NAMES, MIRROR } from './geometry/measures';
import { fieldAt, fieldName } from './whereabouts';
import { t } from './words';

type Told = Shown<State>;

type CarriedOut = AccountOf<'carry-out'>;
type Caught = AccountOf<'catch'>;
type Decided = AccountOf<'decide'>;

export interface MidnightCard {
  /** A path in a square of 48. */
  readonly drawing: string;
  /** How long all see what it does, in milliseconds. */
  readonly length?: number;
  /** The light in which it is carried out. */
  readonly light?: number;
  /** It does nothing at once, but changes the round. */
  readonly isLater?: boolean;
  /** What is seen of it: the board turns, the floor glows, furniture dances, ghosts grow. */
  readonly isTurning?: boolean;
  readonly isHot?: boolean;
  readonly isDancing?: boolean;
  readonly isGrowing?: boolean;
  /** How a ghost looks that it touches. */
  readonly style?: (place: Place) => GhostStyle;
  /** The doors that it concerns, as the state is. */
  readonly doors?: (state: State, door: Door) => readonly string[];
  /** The ghosts that it touches after a look. */
  readonly touches?: (account: Caught) => readonly number[];
  /** What it does by rule alone; the ghosts' ways are told by whoever asks. */
  readonly tells?: (shown: Told, account: CarriedOut, ways: readonly string[]) => readonly string[];
  /** What somebody did for it; nothing: the same words as elsewhere. */
  readonly tellsDecision?: (shown: Told, account: Decided, action: Action) => string | undefined;
  /** What it adds to the catching after a look. */
  readonly tellsAfterLook?: (shown: Told, account: Caught) => readonly string[];
  /** What the number for the door means. */
  readonly tellsNumber?: (state: State, number: string) => string;
}

const ALL_DOORS = Array.from({ length: FIELDS }, (_, index) => index + 1);

export const MIDNIGHT_CARDS: Readonly<Record<(typeof MIDNIGHT_NAMES)[number], MidnightCard>> = {
  'extra-curious': {
    drawing: 'M4 24 Q14 12 24 24 Q14 36 4 24Z M24 24 Q34 12 44 24 Q34 36 24 24Z M12 24h4 M32 24h4',
    isLater: true,
    doors: (state, door) =>
      phaseOf(state) === 'looking' ? [`${door.side}${door.number}`, opposite(state, door)] : [],
    tellsAfterLook: ({ state }, { next_door }) =>
      next_door ? [t('told.opposite', { door: doorWords(state, next_door) })] : [],
  },
  'take-cover': {
    drawing: 'M6 34 h36 M10 34 q0 -10 10 -10 h14 q6 0 6 5 t-6 5 M33 28v.1 M36 28v.1',
    touches: stoodUp,
    tellsDecision: (shown, account, { family }) =>
      family === 'lie' ? lieWords(shown, account) : undefined,
    tellsAfterLook: () => [t('told.stand-up')],
  },
  'too-keen': {
    drawing: 'M8 40 h32 M14 40 l18 -22 l10 8 l-12 14 M10 14 q6 -8 14 -2 M24 12 l1 -5 M24 12 l-5 0',
    tellsDecision: (shown, account, action) =>
      action.family === 'face'
        ? toppleWords(shown, account, FACES[action.face] ?? FACES[0])
        : undefined,
    tells: ({ state }, { pieces = [], kept = [] }, ways) => [
      ...pieces.map(({ piece }) => liesWords(state, piece)),
      ...kept.map(keptWords),
      ...ways,
    ],
  },
  'silliest-face': {
    drawing:
      'M14 6 h20 v36 h-20Z M24 16 m-6 0 a6 8 0 1 1 12 0 a6 8 0 1 1 -12 0 M21 14v.1 M27 14v.1 M21 20 q3 4 6 0 M23 22 v5 q1 2 2 0 v-5',
    length: 2200,
    light: 0xffe07a,
    style: (place) => (place === 'inside' ? 'silly' : 'touched'),
    tells: ({ state, seats }, { pieces = [], ghosts = [], kept = [] }) => [
      ...(kept.length > 0 ? kept.map(keptWords) : [t('told.mirror')]),
      ...pieces
        .filter(({ piece }) => piece !== MIRROR)
        .map(({ piece }) => pieceSentence(state, piece)),
      ...ghosts.map(({ ghost }) => said('told.silly', { ghost: ghostWords(seats, ghost) })),
    ],
  },
  tag: {
    drawing:
      'M10 40 v-16 a7 7 0 0 1 14 0 v16 l-3.500 -3 l-3.500 3 l-3.500 -3Z M24 26 l8 -4 M32 40 v-12 a5 5 0 0 1 10 0 v12 l-2.500 -2 l-2.500 2 l-2.500 -2Z',
    tellsDecision: (shown, account, { family }) =>
      family === 'tag' ? tagWords(shown, account) : undefined,
  },
  'dance-floor': {
    drawing: 'M18 36 a5 4 0 1 1 -.1 -1 V10 l18 -4 v24 a5 4 0 1 1 -.1 -1 M18 16 l18 -4',
    light: 0xff6ad5,
    isDancing: true,
    tells: ({ state }, account, ways) => [...danced(state, account), ...ways],
    tellsDecision: (shown, account, action) =>
      action.family === 'door'
        ? danceWords(shown, account, { side: action.side, number: action.number + 1 })
        : undefined,
  },
  'floor-is-lava': {
    drawing:
      'M4 38 q5 -5 10 0 t10 0 t10 0 t10 0 M16 30 q-4 -8 4 -12 q-1 5 3 6 q2 -10 -2 -14 q14 6 10 18 q-2 4 -5 4',
    light: 0xff5a2a,
    isLater: true,
    isHot: true,
    style: () => 'burnt',
    touches: ({ unseen = [] }) => unseen,
    tellsAfterLook: ({ seats }, { unseen = [] }) =>
      unseen.map((ghost) => said('told.burnt', { ghost: ghostWords(seats, ghost) })),
  },
  'big-brother': {
    drawing:
      'M8 42 v-26 a10 10 0 0 1 20 0 v26 l-5 -4 l-5 4 l-5 -4Z M32 42 v-9 a4 4 0 0 1 8 0 v9 l-2 -2 l-2 2 l-2 -2Z M15 16v.1 M21 16v.1',
    isGrowing: true,
    tellsDecision: ({ seats }, { seat }, action) =>
      action.family === 'ghost'
        ? said('told.grow', { ghost: ghostWords(seats, ghostOf(seat, action.ghost)) })
        : undefined,
  },
  'knock-knock': {
    drawing: 'M14 6 h20 v36 h-20Z M29 25v.1 M6 18 l4 3 M5 26 h5 M6 34 l4 -3',
    isLater: true,
    doors: (state, { side }) =>
      ['looking', 'catching'].includes(phaseOf(state))
        ? []
        : ALL_DOORS.map((number) => `${side}${number}`),
    tellsNumber: (state, number) => t('told.knock', { side: atSide(letterOf(state.side)), number }),
  },
  dizzy: {
    drawing: 'M24 24 q4 -4 6 1 q1 7 -7 7 q-10 -1 -9 -10 q2 -11 13 -10 q13 3 12 16 q-4 13 -17 13',
    length: 2400,
    light: 0x8ad8ff,
    isTurning: true,
    tells: ({ seats }, { sides = [] }) => [
      t('told.turned'),
      ...sides.map((side, seat) =>
        t('told.starts', { who: colourWords(seats, seat), side: fromSide(side) }),
      ),
    ],
  },
  'crystal-ball': {
    drawing: 'M24 6 a14 14 0 1 1 -.1 0 M14 34 l-4 8 h28 l-4 -8 M18 14 q3 -3 7 -3',
    isLater: true,
    doors: (state) => (phaseOf(state) === 'siding' ? numberedDoors(state) : []),
    tellsNumber: (_, number) => t('told.crystal', { number }),
  },
  'red-light-green-light': {
    drawing:
      'M16 4 h16 v34 h-16Z M24 12 m-4 0 a4 4 0 1 1 8 0 a4 4 0 1 1 -8 0 M24 30 m-4 0 a4 4 0 1 1 8 0 a4 4 0 1 1 -8 0 M24 38 v8',
    length: 2200,
    light: 0x5dff8a,
    tells: ({ seats }, { blocked = [] }, ways) => [
      t('told.green-light'),
      ...ways,
      ...blocked.map((ghost) => blockedWords(seats, ghost)),
    ],
  },
};

/** Return a card by its name. */
export function cardNamed(name: string | undefined): MidnightCard | undefined {
  return (MIDNIGHT_CARDS as Readonly<Record<string, MidnightCard>>)[name ?? ''];
}

/** Tell whether a card that is done, or to be expected, makes the floor glow. */
export function isHot(told: { readonly card: string } | undefined): boolean {
  return cardNamed(told?.card)?.isHot === true;
}

/** Return the card in force. */
export function cardInForce(state: State): MidnightCard | undefined {
  return cardNamed(midnightOf(state));
}

/** Return the ghosts that stand up after a look. */
function stoodUp({ ghosts = [] }: Caught): number[] {
  return ghosts.filter(({ where }) => where === 'inside').map(({ ghost }) => ghost);
}

/** Return the doors with the rolled number on all sides but the keyhole's. */
function numberedDoors(state: State): string[] {
  return LETTERS.filter((_, side) => side !== state.side).map(
    (side) => `${side}${numberOn(state, { side, number: state.number })}`,
  );
}

/** Return the door across the lobby that bears the same number. */
function opposite({ side, doors_around }: State, { number }: Door): string {
  const across = letterOf((side + LETTERS.length / 2) % LETTERS.length);
  return `${across}${doors_around ? FIELDS + 1 - number : number}`;
}

/** Return which ghost is laid down, and how. */
function lieWords({ seats }: Told, { ghosts = [] }: Decided): string {
  const [laid] = ghosts;
  const way = laid?.spot?.way;
  const ghost = ghostWords(seats, laid?.ghost ?? 0);
  return said('told.lie', { ghost, side: way ? toSide(way) : '–' });
}

/** Return on which side a piece will be laid; in older matches it is, and others move with it. */
function toppleWords({ state, seats }: Told, account: Decided, face: string): string {
  const who = colourWords(seats, account.seat);
  const named = { who, piece: movedPiece(account.piece ?? NONE), face: faceWords(face) };
  if (!account.pieces?.length) return t('told.picks-side', named);
  return [t('told.topple', named), ...displacedWords(seats, displacedIn(account), state)].join(' ');
}

/** Return where a piece lies, and how. */
function liesWords(state: State, piece: number): string {
  return said('told.lies', { piece: pieceWords(piece), ...placeWords(state, piece) });
}

function keptWords(piece: number): string {
  return t('told.kept', { piece: movedPiece(piece) });
}

/** Return that a ghost stays, and what is in its way. */
function blockedWords(
  seats: readonly BoardSeat[],
  { ghost, pieces = [], ghosts = [] }: NonNullable<CarriedOut['blocked']>[number],
): string {
  const obstacles = [
    ...pieces.map(pieceWords),
    ...ghosts.map((other) => ghostWords(seats, other)),
  ].join(', ');
  return said('told.blocked', { ghost: ghostWords(seats, ghost), obstacles });
}

/** Return who tags whom, and who stands there now. */
function tagWords({ seats }: Told, { seat, ghosts = [] }: Decided): string {
  const found = (place: 'beside' | 'inside') =>
    ghostWords(seats, ghosts.find(({ where }) => where === place)?.ghost ?? 0);
  const who = colourWords(seats, seat);
  return t('told.tag', { who, ghost: found('beside'), own: found('inside') });
}

/** Return to which door somebody lets a piece dance. */
function danceWords({ state, seats }: Told, account: Decided, door: Door): string {
  const named = { who: colourWords(seats, account.seat), door: doorWords(state, door) };
  return [t('told.dance', named), ...danced(state, account)].join(' ');
}

/** Return where the piece whose turn it is dances, and what moves with it. */
function danced(state: State, { piece: dancer, pieces = [] }: CarriedOut | Decided): string[] {
  return pieces.map(({ piece }) =>
    piece === dancer ? dances(state, piece) : pieceSentence(state, piece),
  );
}

function dances(state: State, piece: number): string {
  const { x = 0, y = 0 } = state.pieces[piece] ?? {};
  return said('told.dances', { piece: pieceWords(piece), field: fieldName(...fieldAt(x, y)) });
}
