/** What a midnight card does, as sentences. */

import type { Shown } from '../board';
import { pieceSentence } from './displaced';
import { burnt, movedGhosts, movedPieces } from './effects';
import {
  atSide,
  colourWords,
  doorWords,
  fromSide,
  ghostWords,
  pieceWords,
  said,
  toSide,
} from './names';
import { BESIDE, INSIDE, keyholeDoor, letterOf, midnightOf, phaseOf, type State } from './state';
import { MIRROR } from './twin/measures';
import { WAYS } from './twin/solid';
import { fieldAt, fieldName } from './whereabouts';
import { t, type Key } from './words';

type Told = Shown<State>;

/** Cards that do nothing at once, but change the round. */
const LATER: ReadonlySet<string> = new Set([
  'extra-curious',
  'floor-is-lava',
  'knock-knock',
  'crystal-ball',
]);

/** Return what a card does by rule alone; the ghosts' ways are told by whoever asks. */
export function carriedOut(shown: Told, ways: readonly string[]): string {
  const { state, before = state } = shown;
  const card = midnightOf(before) ?? 'tag';
  const pieces = movedPieces(before, state);
  switch (card) {
    case 'dizzy':
      return [t('told.turned'), ...sidesWords(shown)].join(' ');
    case 'silliest-face':
      return [
        t('told.mirror'),
        ...pieces.filter((piece) => piece !== MIRROR).map((piece) => pieceSentence(state, piece)),
        ...movedGhosts(before, state).map((ghost) => silly(shown, ghost)),
      ].join(' ');
    case 'dance-floor':
      return [...danced(shown, pieces), ...ways].join(' ') || finished(state, card);
    case 'red-light-green-light':
      return [t('told.green-light'), ...ways].join(' ');
    default:
      return ways.join(' ') || finished(state, card);
  }
}

/** Return what a card adds to the catching after a look. */
export function afterLook({ state, before = state, seats }: Told): string[] {
  const card = midnightOf(before);
  if (card === 'floor-is-lava') {
    return burnt(before, state).map((ghost) =>
      said('told.burnt', { ghost: ghostWords(seats, ghost) }),
    );
  }
  const door = keyholeDoor(state);
  if (card === 'extra-curious' && phaseOf(state) === 'looking' && door) {
    return [t('told.opposite', { door: doorWords(state, door) })];
  }
  return card === 'take-cover' ? [t('told.stand-up')] : [];
}

/** Return what the number for the door means, with a card that changes it. */
export function numberWords({ state }: Told, number: string): string {
  const card = midnightOf(state);
  if (card === 'crystal-ball') return t('told.crystal', { number });
  if (card === 'knock-knock') {
    return t('told.knock', { side: atSide(letterOf(state.side)), number });
  }
  return t('told.number', { number });
}

/** Return to which door somebody lets a piece dance. */
export function danceWords({ state, before = state }: Told, who: string, door: string): string {
  const moved = danced({ state, before }, movedPieces(before, state));
  return [t('told.dance', { who, door: doorWords(state, door) }), ...moved].join(' ');
}

/** Return which ghost is laid down, and how. */
export function lieWords({ state, before = state, seats }: Told): string {
  const [ghost = 0] = movedGhosts(before, state);
  const way = WAYS[state.figures[ghost]?.body.way ?? 0] ?? '';
  return said('told.lie', { ghost: ghostWords(seats, ghost), side: way ? toSide(way) : '–' });
}

/** Return who tags whom, and who stands there now. */
export function tagWords({ state, before = state, seats }: Told, who: string): string {
  const moved = movedGhosts(before, state);
  const tagged = moved.find((ghost) => state.figures[ghost]?.where === BESIDE) ?? 0;
  const own = moved.find((ghost) => state.figures[ghost]?.where === INSIDE) ?? 0;
  return t('told.tag', { who, ghost: ghostWords(seats, tagged), own: ghostWords(seats, own) });
}

function sidesWords({ state, seats }: Told): string[] {
  return seats.map((_, seat) =>
    t('told.starts', {
      who: colourWords(seats, seat),
      side: fromSide(letterOf(state.sides[seat] ?? 0)),
    }),
  );
}

function silly({ seats }: Told, ghost: number): string {
  return said('told.silly', { ghost: ghostWords(seats, ghost) });
}

/** Return where the piece whose turn it is dances, and what moves with it. */
function danced(
  { state, before = state }: Pick<Told, 'state' | 'before'>,
  pieces: readonly number[],
): string[] {
  return pieces.map((piece) =>
    piece === before.cursor ? dances(state, piece) : pieceSentence(state, piece),
  );
}

function dances(state: State, piece: number): string {
  const { x = 0, y = 0 } = state.pieces[piece] ?? {};
  return said('told.dances', { piece: pieceWords(piece), field: fieldName(...fieldAt(x, y)) });
}

function finished(state: State, card: string): string {
  const named = { card: t(`midnight.${card}` as Key) };
  if (LATER.has(card)) return t('told.in-force', named);
  return phaseOf(state) === 'midnight' ? t('told.goes-on', named) : t('told.done-with', named);
}
