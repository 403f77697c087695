/** The position, the choices and what is asked, in words. */

import type { Choice } from '../../table/moment';
import { capitalised } from '../../words/message';
import type { BoardSeat, Shown } from '../board';
import { ACTIONS, type Action } from './actions';
import {
  colourWords,
  doorWords,
  faceWords,
  fromSide,
  ghostOf,
  ghostWords,
  leanWords,
  listed,
  movedPiece,
  ownWords,
  pieceWords,
  toSide,
  whereWords,
  yourGhost,
  yourMovedGhost,
} from './names';
import {
  BESIDE,
  cardOf,
  FACES,
  figuresSeen,
  INSIDE,
  keyholeDoor,
  letterOf,
  midnightOf,
  NONE,
  OUT,
  phaseOf,
  sizeOf,
  standing,
  type Plan,
  type State,
} from './state';
import { bodyAt } from './bodies';
import { besideOf } from './cards';
import { tell } from './telling';
import { WAYS } from './geometry/ghost-solid';
import { GHOSTS, STEPS_PER_FIELD } from './geometry/measures';
import type { Standing } from './geometry/placed';
import { fieldAt, fieldName, whereabouts } from './whereabouts';
import { t, type Key } from './words';

type Told = Shown<State>;

/** Return the whole position in words, a line for each piece and each seat. */
export function describe(shown: Told): string {
  const { state } = shown;
  const door = keyholeDoor(state);
  const card = midnightOf(state);
  return [
    t('described.round', { round: state.round_number }),
    ...(door ? [t('described.keyhole', { door: doorWords(state, door) })] : []),
    ...(card ? [midnightWords(card)] : []),
    ...dieSentence(shown),
    ...standing(state).map(standingWords),
    ...shown.seats.map((_, seat) => seatSentence(shown, seat)),
  ].join('\n');
}

/** Say who has the die and who has it next, for those who do not see the players' cards. */
function dieSentence({ state, seats }: Told): string[] {
  const all = seats.map((_, seat) => besideOf(state, seat));
  const holder = all.findIndex((one) => one.hasDie);
  if (holder < 0) return [];
  const who = colourWords(seats, holder);
  const next = all.findIndex((one) => one.isNext);
  if (next < 0) return [t('described.die', { who })];
  return [t('described.die-next', { who, next: colourWords(seats, next) })];
}

/** Return a midnight card: its title and what it does. */
export function midnightWords(card: string): string {
  return `${t(`midnight.${card}` as Key)}: ${t(`effect.${card}` as Key)}`;
}

/** Return how a piece stands and where. */
export function standingWords(piece: Standing): string {
  const how = [faceWords(FACES[piece.face] ?? 'upright')];
  if (piece.lean !== NONE) how.push(leanWords(piece.lean));
  if (piece.height > 0) how.push(t('described.raised'));
  return t('described.piece', {
    piece: pieceWords(piece.piece),
    field: fieldName(...fieldAt(piece.x, piece.y)),
    yaw: piece.yaw,
    how: how.join(', '),
  });
}

function seatSentence({ state, seats, seat: own }: Told, seat: number): string {
  const figures = figuresSeen(state, own).slice(seat * GHOSTS, (seat + 1) * GHOSTS);
  const places = [BESIDE, INSIDE, OUT].flatMap((where) => {
    const there = figures.flatMap((figure, ghost) => (figure.where === where ? [ghost] : []));
    if (there.length === 0) return [];
    if (where !== INSIDE) return [t(placeKey(where), { ghosts: listed(there.map(ownWords)) })];
    return there.map((ghost) => {
      const body = figures[ghost]?.body;
      const place = body ? whereWords(whereabouts(state, body)) : '';
      return `${ownWords(ghost)} ${place}`;
    });
  });
  return t('described.seat', {
    colour: colourWords(seats, seat),
    side: fromSide(letterOf(state.sides[seat] ?? 0)),
    ghosts: places.join('; '),
  });
}

function placeKey(where: number): Key {
  return where === BESIDE ? 'place.beside' : 'place.out';
}

/** Return a legal action in words. */
export function choiceWords({ action }: Choice, shown: Told): string {
  const { state } = shown;
  const meant = ACTIONS.read(action);
  switch (meant.family) {
    case 'take':
      return t('choice.take', { piece: movedPiece(meant.piece) });
    case 'face':
      return t('choice.face', { face: faceWords(FACES[meant.face] ?? FACES[0]) });
    case 'lean':
      return capitalised(leanWords(meant.lean + NONE)); // actions count from none on
    case 'yaw':
      return t('choice.yaw', { yaw: meant.yaw });
    case 'at':
      return placeWords(meant);
    case 'ghost':
      return ghostChoice(shown, meant.ghost);
    case 'back':
      return t('choice.back', { ghost: yourMovedGhost(meant.ghost) });
    case 'tag':
      return t('choice.tag', { ghost: tagged(shown, meant.ghost) });
    case 'enter':
      return t('choice.enter', { number: meant.door + 1 });
    case 'step':
      return t('choice.step', { side: toSide(meant.side) });
    case 'side':
      return t('choice.side', { side: toSide(meant.side) });
    case 'lie':
      return t('choice.lie', { side: toSide(WAYS[meant.way] ?? '') });
    case 'door':
      return doorWords(state, { side: meant.side, number: meant.number + 1 });
    case 'spot':
      return spotChoice(shown, meant);
    default:
      return t(`choice.${meant.family}` as Key);
  }
}

function placeWords({ x, y }: Extract<Action, { family: 'at' }>): string {
  const field = fieldName(...fieldAt(x, y));
  return t('choice.at', { field, x: x / STEPS_PER_FIELD, y: y / STEPS_PER_FIELD });
}

function ghostChoice(shown: Told, own: number): string {
  const { state, seat } = shown;
  const ghost = ghostOf(seat, own);
  const figure = figuresSeen(state, seat)[ghost];
  const place =
    figure?.where === INSIDE ? whereWords(whereabouts(state, figure.body)) : t('choice.beside');
  return t('choice.ghost', { ghost: yourMovedGhost(ghost), place });
}

/** Return a small ghost of the player to the right. */
function tagged({ state, seats, seat }: Told, own: number): string {
  const right = (seat + state.players - 1) % state.players;
  const ghost = ghostOf(right, own);
  const figure = state.figures[ghost];
  const place = figure ? whereWords(whereabouts(state, figure.body)) : '';
  return `${ghostWords(seats, ghost)}, ${place}`;
}

function spotChoice({ state, seat }: Told, spot: Extract<Action, { family: 'spot' }>): string {
  const plan = state.plans[seat];
  if (!plan) return '';
  const x = plan.column * STEPS_PER_FIELD + spot.x;
  const y = plan.row * STEPS_PER_FIELD + spot.y;
  const body = bodyAt(sizeOf(plan.active), [x, y, spot.level, 0, spot.way]);
  const lying = spot.way > 0 ? ` ${t('choice.lying', { side: toSide(WAYS[spot.way] ?? '') })}` : '';
  const level = spot.level > 0 ? ` ${t('choice.level', { level: spot.level })}` : '';
  const place = whereWords(whereabouts(state, body));
  return `${t('choice.spot', { place, x: spot.x, y: spot.y })}${level}${lying}`;
}

/** Return what is asked of this seat, or what is waited for. */
export function asks(shown: Told, actions: readonly Choice[]): string {
  if (actions.length === 0) return waiting(shown);
  const { state, seat } = shown;
  const plan = state.plans[seat];
  switch (phaseOf(state)) {
    case 'agreeing':
      return t('asks.agree');
    case 'arranging':
    case 'furnishing':
      return furnishingWords(shown, actions);
    case 'planning':
      return planningWords(plan, actions);
    case 'siding':
      return t('asks.side');
    default:
      return t(`asks.${midnightOf(state) ?? 'plan'}` as Key, { count: 0 });
  }
}

function planningWords(plan: Plan | undefined, actions: readonly Choice[]): string {
  if (plan && plan.active !== NONE) {
    return t('asks.walk', { ghost: yourGhost(plan.active), count: plan.points - plan.steps });
  }
  if (plan?.points === 0) return t('asks.spent');
  const mayMove = actions.some(({ action }) =>
    ['ghost', 'back'].includes(ACTIONS.read(action).family),
  );
  return mayMove ? t('asks.plan', { count: plan?.points ?? 0 }) : t('asks.stuck');
}

/** Say what may be moved, and of the card's pieces why one may not. */
function furnishingWords({ state, seat }: Told, actions: readonly Choice[]): string {
  if (state.held !== NONE) return t('asks.put', { piece: movedPiece(state.held) });
  const card = cardOf(state, seat);
  if (!card || phaseOf(state) === 'arranging') return t('asks.arrange');
  const takes = actions.flatMap(({ action }) => {
    const meant = ACTIONS.read(action);
    return meant.family === 'take' ? [meant.piece] : [];
  });
  const barred = card.pieces.filter((piece) => !takes.includes(piece));
  const told = {
    number: card.number,
    pieces: takes.map(movedPiece).join(` ${t('or')} `),
    moved: listed(barred.map(pieceWords)),
  };
  if (barred.length === 0) return t('asks.furnish', told);
  return t(barred.length < card.pieces.length ? 'asks.furnish-one' : 'asks.furnish-any', told);
}

function waiting(shown: Told): string {
  const { state, seats } = shown;
  const acting = seats.flatMap(({ isToAct }, seat) => (isToAct ? [seat] : []));
  if (acting.length === 0 || phaseOf(state) === 'over') return tell(shown);
  return t('asks.waiting', { names: listed(acting.map((seat) => playerWords(seats, seat))) });
}

function playerWords(seats: readonly BoardSeat[], seat: number): string {
  const { isBot = true, player = '' } = seats[seat] ?? {};
  return isBot || !player ? colourWords(seats, seat) : player;
}
