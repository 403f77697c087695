/** The position, the choices and what is asked, in words. */

import type { Choice } from '../../table/moment';
import { percent } from '../../words/numbers';
import type { BoardSeat, Shown } from '../board';
import { ACTIONS } from './actions';
import {
  cardsOf,
  ENTERING,
  FORMS,
  LETTERS,
  MOVING,
  NO_TOKEN,
  PLACING,
  roundOf,
  type End,
  type Form,
  type Outlook,
  type State,
} from './state';
import { placeOf } from './geometry';
import { pushedThings, stepsTo } from './intent';
import { lettering } from './lettering.svelte';
import {
  cardWords,
  cellWords,
  colourWords,
  directionWords,
  laidTile,
  listed,
  tileWords,
  tokenWords,
} from './names';
import { bloodOf, teleportersOf, tilesOf, tokensOf, type TokenPiece } from './pieces';
import { stoneSentence } from './starter';
import { tell } from './telling';
import { t } from './words';

type Told = Shown<State>;

/** Return the whole position in words, a sentence for each kind of thing. */
export function describe(shown: Told): string {
  const { state, seats } = shown;
  if (lettering.isOn) return wholePosition(state, seats).join('\n');
  return [
    roundWords(shown),
    ...[stoneSentence(shown)].filter(Boolean),
    ...wholePosition(state, seats),
    t('described.cards', {
      cards: cardsOf(state)
        .filter(({ isLeft }) => isLeft)
        .map(({ card }) => cardWords(card))
        .join(', '),
    }),
  ].join('\n');
}

/** Return what stands where. */
function wholePosition(state: State, seats: readonly BoardSeat[]): string[] {
  const tokens = seats.map((_, seat) => seatWords(state, seats, seat)).filter(Boolean);
  return [monsterWords(state), ...tokens, ...tileSentences(state)];
}

/** Return what a picture of the floor shows, in short. */
export function picture({ state, before, seats }: Told): string {
  const counts = seats.map((_, seat) => {
    return t('token', { colour: colourWords(seats, seat), number: state.out_count[seat] ?? 0 });
  });
  if (lettering.isOn) return `${wholePosition(state, seats).join('. ')}.`;
  return [
    t('board.name', { round: roundOf(state, before) }),
    `${monsterWords(state)}.`,
    t('board.out', { counts: counts.join(', ') }),
  ].join(' ');
}

function roundWords({ state, before }: Told): string {
  const round = roundOf(state, before);
  return t(state.second_half ? 'described.second-half' : 'described.first-half', { round });
}

function monsterWords({ floor }: State): string {
  const direction = directionWords(LETTERS[floor.facing] ?? 'N');
  return t('described.monster', { cell: cellWords(placeOf(floor.monster)), direction });
}

function seatWords(state: State, seats: readonly BoardSeat[], seat: number): string {
  const own = tokensOf(state).filter((token) => token.seat === seat);
  if (own.length === 0) return '';
  return t('described.seat', {
    colour: colourWords(seats, seat),
    tokens: own.map(whereabouts).join('; '),
  });
}

function whereabouts({ number, now, next, where, place, hasMoved }: TokenPiece): string {
  const numbers = lettering.of(number) ?? t('described.token', { now, next });
  const moved = hasMoved && !lettering.isOn ? ` ${t('described.moved')}` : '';
  return `${numbers} ${place ? cellWords(place) : t(`where.${where}` as 'where.out')}${moved}`;
}

function tileSentences(state: State): string[] {
  const movable = tilesOf(state).map(({ kind, place }) => `${tileWords(kind)} ${cellWords(place)}`);
  const teleporters = teleportersOf(state).map(({ pair, place, arrow }) =>
    t('described.teleporter', {
      tile: tileWords(`${pair} teleporter`),
      cell: cellWords(place),
      direction: directionWords(arrow),
    }),
  );
  const blood = bloodOf(state).map(cellWords);
  return [
    ...(movable.length > 0 ? [t('described.tiles', { tiles: movable.join(', ') })] : []),
    ...(teleporters.length > 0 ? [t('described.tiles', { tiles: teleporters.join(', ') })] : []),
    ...(blood.length > 0 ? [t('described.blood', { cells: blood.join(' ') })] : []),
  ];
}

/** Return what stands on a cell, for those who walk over the board by keys. */
export function describeCell({ state, seats }: Told, cell: number): string {
  const place = placeOf(cell);
  const at = (other: readonly [number, number]) => other[0] === place[0] && other[1] === place[1];
  const things = [
    ...(state.floor.monster === cell ? [monsterWords(state)] : []),
    ...tokensOf(state)
      .filter((token) => token.place && at(token.place))
      .map((token) => tokenWords(seats, state, token.number)),
    ...tilesOf(state)
      .filter((tile) => at(tile.place))
      .map(({ kind }) => tileWords(kind)),
    ...teleportersOf(state)
      .filter((teleporter) => at(teleporter.place))
      .map(({ pair, arrow }) => `${tileWords(`${pair} teleporter`)} ${directionWords(arrow)}`),
    ...(bloodOf(state).some(at) ? [t('blood')] : []),
  ];
  return `${cellWords(place)} ${things.join(', ') || t('nothing')}`;
}

/** Return who is in danger, and how much. */
export function outlookWords({ state, seats }: Told, outlook: Outlook | undefined): string {
  const dangers = (outlook?.dangers ?? []).filter(({ chance }) => chance > 0);
  const sentences = dangers.map(({ token, chance }) =>
    t('outlook.danger', { token: tokenWords(seats, state, token), chance: percent(chance) }),
  );
  return sentences.join('. ') || t('outlook.nobody');
}

/** Return whether a cell can be reached, and what would be pushed on the way. */
export function reachWords(end: End, isActive: boolean): string {
  const count = stepsTo(end, isActive);
  const reach = count > 0 ? t('focus.reachable', { count }) : t('focus.stays');
  const things = pushedThings(end);
  return things ? `${reach}, ${t('focus.pushes', { things })}` : reach;
}

/** Return what is there where a token would come to, and which cards would eat it. */
export function fateWords({ cards, dangers }: Outlook, token: number, there: string): string {
  const eating = cards.filter(({ eaten }) => eaten.includes(token));
  if (eating.length === 0) return t('focus.safe', { there });
  const chance = dangers.find((danger) => danger.token === token)?.chance ?? 0;
  return t('focus.eaten', {
    there,
    cards: listed(
      eating.map(({ card }) => cardWords(card)),
      'disjunction',
    ),
    chance: percent(chance),
  });
}

/** Return a legal action in words. */
export function choiceWords({ action }: Choice, shown: Told): string {
  const meant = ACTIONS.read(action);
  switch (meant.family) {
    case 'place':
      return laysWords(meant.form, meant.cell);
    case 'stop':
      return t('choice.stop');
    case 'step':
      if (meant.letter === ENTERING) return t('choice.enter');
      return t('choice.step', { direction: directionWords(meant.letter) });
    case 'pick':
      return picksWords(meant.token, shown);
    default:
      return ''; // what chance does is nobody's choice
  }
}

function laysWords(form: number, cell: number): string {
  const { name, arrow }: Form = FORMS[form] ?? FORMS[0];
  const said = { tile: laidTile(name), cell: cellWords(placeOf(cell)) };
  if (!arrow) return t('choice.lay', said);
  return t('choice.lay-arrow', { ...said, direction: directionWords(arrow) });
}

function picksWords(number: number, { state, seats }: Told): string {
  const token = tokensOf(state)[number];
  const where = token?.place ? cellWords(token.place) : t('where.waiting');
  return t('choice.pick', {
    token: tokenWords(seats, state, number),
    where,
    count: token?.now ?? 0,
  });
}

/** Return what is asked of this seat, or what is waited for. */
export function asks(shown: Told, actions: readonly Choice[]): string {
  const { state, seats } = shown;
  if (actions.length === 0) return waiting(shown);
  if (state.phase === PLACING) return t('asks.lay');
  if (state.active !== NO_TOKEN) {
    const token = tokenWords(seats, state, state.active);
    return t('asks.steps', { token, count: state.steps_left });
  }
  const numbers = actions.map(({ action }) => {
    const meant = ACTIONS.read(action);
    return meant.family === 'pick' ? (tokensOf(state)[meant.token]?.now ?? 0) : 0;
  });
  const different = [...new Set(numbers)].sort((one, other) => one - other);
  return t('asks.move', {
    numbers: listed(different.map(String), 'disjunction'),
    count: different.at(-1) ?? 0, // the number next to the noun
  });
}

function waiting(shown: Told): string {
  const { state, seats } = shown;
  const isSeats = state.phase === PLACING || state.phase === MOVING;
  const acting = seats[state.to_move];
  if (!isSeats || !acting) return tell(shown);
  const name = acting.isBot || !acting.player ? colourWords(seats, state.to_move) : acting.player;
  return t(hasMovedAll(shown) ? 'asks.waiting-done' : 'asks.waiting', { name });
}

/** Tell whether one is still in play but has moved every token in this round. */
function hasMovedAll({ state, seats, seat }: Told): boolean {
  const own = tokensOf(state).filter((token) => token.seat === seat);
  const inPlay = own.filter(({ where }) => where === 'board' || where === 'waiting');
  const isOwn = seats[seat]?.isYours ?? false;
  const moves = state.phase === MOVING && isOwn && inPlay.length > 0;
  return moves && inPlay.every(({ hasMoved }) => hasMoved);
}
