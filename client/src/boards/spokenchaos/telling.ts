/** What was done and why, as sentences. */

import type { Shown } from '../board';
import { atomOf, placeOf } from './atoms';
import { movedGhosts } from './changed';
import { afterLook, carriedOut, numberWords, sentHome } from './effect-words';
import { displacedWords } from './displaced';
import { cardInForce } from './midnight';
import {
  colourWords,
  doorWords,
  ghostNamed,
  ghostWords,
  leanWords,
  movedPiece,
  said,
  toSide,
  whereWords,
} from './names';
import {
  BESIDE,
  INSIDE,
  NONE,
  OUT,
  phaseOf,
  pieceNamed,
  standing,
  type Account,
  type Figure,
  type Looked,
  type State,
} from './state';
import { UP } from './twin/solid';
import { seenWords } from './verdict';
import { fieldAt, fieldName, whereabouts } from './whereabouts';
import { t, type Key } from './words';

type Told = Shown<State>;

const CHANCE = -1;
const AUTOMATIC = -2;

/** Return the account of the moment that is shown. */
export function accountOf(shown: Told): Account | undefined {
  return (shown.moment?.account ?? undefined) as Account | undefined;
}

/** Return the look of the moment that is shown, if it is one. */
export function lookOf(shown: Told): Looked | undefined {
  const account = accountOf(shown);
  return account?.kind === 'look' ? account : undefined;
}

/** Return what was done and why. */
export function tell(shown: Told): string {
  const { moment } = shown;
  if (!moment) return '';
  if (moment.actor === AUTOMATIC) return followed(shown);
  const { verb, object } = atomOf(moment.text);
  return moment.actor === CHANCE
    ? happened(shown, verb, object)
    : done(shown, moment.actor, verb, object);
}

function happened(shown: Told, verb: string, object: string): string {
  const { state, before = state, seats } = shown;
  const account = accountOf(shown);
  switch (verb) {
    case 'card':
      return drawn(shown, before.to_move, object);
    case 'midnight':
      return t('told.midnight', {
        card: t(`midnight.${object}` as Key),
        effect: t(`effect.${object}` as Key),
      });
    case 'door':
      return t('told.keyhole', { door: doorWords(state, object) });
    case 'yaw':
    case 'at':
      return t('told.arranging');
    case 'die':
      if (object.startsWith('to '))
        return t('told.holder', { who: colourWords(seats, state.holder) });
      if (account?.kind === 'roll') {
        return t('told.roll', { who: colourWords(seats, account.seat), number: account.pips });
      }
      return numberWords(shown, object);
    default:
      return '';
  }
}

function drawn({ seats }: Told, seat: number, card: string): string {
  const [number = '', names = ''] = card.split(' ');
  const who = colourWords(seats, seat);
  if (!names) return t('told.plain-card', { who, number });
  const pieces = names.split('+').map((name) => movedPiece(pieceNamed(name)));
  return t('told.card', { who, number, pieces: pieces.join(` ${t('or')} `) });
}

function done(shown: Told, seat: number, verb: string, object: string): string {
  const { state, before = state } = shown;
  const told = cardInForce(before)?.tellsDecision?.(shown, { seat, verb, object });
  return told ?? acted(shown, seat, verb, object);
}

function acted(shown: Told, seat: number, verb: string, object: string): string {
  const { state, before = state, seats } = shown;
  const who = colourWords(seats, seat);
  switch (verb) {
    case 'take':
      return t('told.take', { who, piece: movedPiece(pieceNamed(object)) });
    case 'face':
    case 'lean':
    case 'yaw':
      return t('told.turn', { who });
    case 'at':
      return put(shown, who, before.held);
    case 'ghost':
      return said('told.ghost', { ghost: ghostWords(seats, ghostNamed(seat, object)) });
    case 'enter':
      return t('told.enter', { who, number: object });
    case 'step':
      return t('told.step', { who, side: toSide(object) });
    case 'spot':
      return t('told.spot', { who });
    case 'side':
      return t('told.side', { who, side: toSide(object) });
    case 'back':
      return said('told.back', { ghost: ghostWords(seats, ghostNamed(seat, object)) });
    default:
      return t(`told.${verb}` as Key, { who });
  }
}

function put(shown: Told, who: string, held: number): string {
  const { state, before = state, seats, moment } = shown;
  const piece = state.pieces[held];
  const [x, y] = placeOf(moment?.text ?? '') ?? [0, 0];
  const named = { who, piece: movedPiece(held), field: fieldName(...fieldAt(x, y)) };
  const isLeaning = piece && piece.lean !== NONE;
  return [
    isLeaning
      ? t('told.put-leaning', { ...named, lean: leanWords(piece.lean) })
      : t('told.put', named),
    ...displacedWords(seats, held, before, state),
  ].join(' ');
}

function followed(shown: Told): string {
  const { state, before = state } = shown;
  const seen = lookOf(shown);
  if (seen) return lookWords(shown, seen);
  const moves = changes(shown);
  switch (phaseOf(before)) {
    case 'midnight':
      return carriedOut(shown, moves);
    case 'catching':
      return [goingHome(shown), ...afterLook(shown)].join(' ');
    default: // revealing, or what is known of the time before it
      return [t('told.revealed'), ...moves].join(' ');
  }
}

/** Return that those go home who were seen: the look has told who they are. */
function goingHome({ state, before = state }: Told): string {
  const burns = sentHome(before, state);
  const count = movedGhosts(before, state).filter((ghost) => {
    const isHome = state.figures[ghost]?.where === BESIDE && !burns.has(ghost);
    return isHome && before.figures[ghost]?.where === INSIDE;
  }).length;
  return count > 0 ? t('told.drift', { count }) : t('told.nobody-caught');
}

/** Return where each ghost went that is elsewhere afterwards. */
function changes(shown: Told): string[] {
  const { state, before = state, seats } = shown;
  const pieces = standing(state);
  const burns = sentHome(before, state);
  return movedGhosts(before, state).flatMap((number) => {
    const { where, body } = state.figures[number] ?? {};
    const was = before.figures[number];
    const ghost = ghostWords(seats, number);
    if (where === INSIDE && body && !isOnlyRaised(was, body)) {
      return [said('told.comes', { ghost, place: whereWords(whereabouts(pieces, body)) })];
    }
    if (where === OUT) return [said('told.out', { ghost })];
    const isHome = where === BESIDE && was?.where === INSIDE && !burns.has(number);
    return isHome ? [said('told.home', { ghost })] : [];
  });
}

/** Tell whether a ghost is where it was, but stands instead of lying. */
function isOnlyRaised(was: Figure | undefined, { x, y, way }: Figure['body']): boolean {
  if (was?.where !== INSIDE || way !== UP || was.body.way === UP) return false;
  return fieldAt(x, y).join() === fieldAt(was.body.x, was.body.y).join();
}

/** Return the verdict of a look: who is seen. */
export function lookWords(shown: Told, { door, sights }: Looked): string {
  const caught = sights.filter(({ is_caught }) => is_caught);
  const through = doorWords(shown.state, door);
  if (caught.length === 0) return t('told.look-nobody', { door: through });
  return t('told.look', { door: through, seen: seenWords(shown, caught) });
}
