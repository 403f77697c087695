/** The board and what happens on it, in words. */

import { botName } from '../../parts/names';
import type { Choice } from '../../table/moment';
import type { BoardSeat, Shown } from '../board';
import { ACTIONS, PASS, type OnCell } from './actions';
import { cellsIn, has, sizeOf } from './cells';
import { beside, chartOf, DIRECTIONS, hexAt, type Chart, type Letters } from './chart';
import {
  bannedMove,
  clustersIn,
  coveredMenhirs,
  DEALING,
  freeMenhirs,
  isByMemory,
  marker,
  MENHIRS_FREE,
  MOVING,
  OVER,
  PLACING,
  REMOVING,
  type MarkedTurn,
  type MenhirsState,
  type Move,
} from './state';
import { capitalised, type Parameters } from '../../words/message';
import { t, type Key } from './words';

type Seen = Shown<MenhirsState>;

/** By which a turn without a move passes. */
export const RULE_OF_PASSING = '3.8';

/** What sentences tell of somebody. */
export type Deed =
  | 'place'
  | 'place-hidden'
  | 'cluster'
  | 'tile'
  | 'go'
  | 'go-many'
  | 'pass'
  | 'pass-forced'
  | 'remove'
  | 'wins';

/** Return the only seat of two that is one's own; nothing where both are, or none is. */
function ownSeat(seats: readonly BoardSeat[]): number | undefined {
  const own = seats.flatMap(({ isYours }, number) => (isYours ? [number] : []));
  return own.length === 1 ? own[0] : undefined;
}

/** Return what a seat is called that is not spoken to. */
export function playerWords(seat: number, seats: readonly BoardSeat[] = []): string {
  const own = ownSeat(seats);
  const isOpposed = own !== undefined && own !== seat;
  return isOpposed ? t('player.opponent') : t('player', { number: seat + 1 });
}

/** Say what a seat does: to who plays it, as what they do themselves. */
export function doing(
  deed: Deed,
  seat: number,
  seats: readonly BoardSeat[],
  parameters: Parameters = {},
): string {
  if (ownSeat(seats) === seat) return t(`you.${deed}`, parameters);
  return capitalised(t(`tell.${deed}`, { ...parameters, player: playerWords(seat, seats) }));
}

/** Return a direction in words. */
export function directionWords(letters: Letters): string {
  return t(`direction.${letters}`);
}

/** Return cells as the rules write them. */
export function cellsWords(chart: Chart, cells: Iterable<number>): string {
  return [...cells].map((cell) => hexAt(chart, cell)?.name ?? '').join(' ') || t('none');
}

/** Return the clusters of a state. */
export function clustersOf(chart: Chart, mist: number): number[][] {
  return clustersIn(mist, (cell) => neighbours(chart, cell));
}

/** Return what is done in a turn, in words. */
export function turnWords(state: MenhirsState, seats: readonly BoardSeat[] = []): string {
  if (state.phase < MOVING) return t('marker.before');
  const now = marker(state)[state.turn - 1];
  if (!now) return '';
  return markedWords(now, seats);
}

/** Return what a turn of the round marker asks for, and of whom. */
export function markedWords(
  { round, seat, removes }: MarkedTurn,
  seats: readonly BoardSeat[],
): string {
  const what = t(removes ? 'marker.remove' : 'marker.move');
  if (ownSeat(seats) === seat) return t('marker.your-turn', { round, what });
  return t('marker.turn', { round, player: playerWords(seat, seats), what });
}

/** Return the forbidden move in words. */
export function banWords(chart: Chart, { tiles, direction }: Move): string {
  const cells = cellsWords(chart, tiles);
  return t('ban', { cells, direction: directionWords(direction.letters) });
}

/** Return what a picture of the board shows, in short. */
export function picture({ state, score, seats }: Seen): string {
  const { free = 0, covered = 0, mist = 0 } = score?.common ?? {};
  const counts = [
    t('count.free', { count: free }),
    t('count.covered', { count: covered }),
    t('count.mist', { count: mist }),
  ];
  const turn = state.phase === OVER ? endWords(state) : `${turnWords(state, seats)}.`;
  return [`${t('board')}.`, turn, ...(score ? [`${counts.join(', ')}.`] : [])].join(' ');
}

/** Return the whole position in words. */
export function describe({ state, score, seats }: Seen): string {
  const chart = chartOf(state.terms.board);
  const clusters = clustersOf(chart, state.mist).map((cluster) => cellsWords(chart, cluster));
  const covered = coveredMenhirs(state);
  const hidden = (score?.common?.covered ?? 0) - sizeOf(covered);
  const ban = bannedMove(state);
  return [
    state.phase === OVER ? endWords(state, seats) : turnWords(state, seats),
    t('describe.free', { cells: cellsWords(chart, cellsIn(freeMenhirs(state))) }),
    hidden > 0
      ? t('describe.hidden', { count: hidden })
      : t('describe.covered', { cells: cellsWords(chart, cellsIn(covered)) }),
    t('describe.mist', { clusters: clusters.join('; ') || t('none') }),
    ban ? banWords(chart, ban) : '',
    isByMemory(state) ? t('memory.about') : '',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Return a legal action in words. */
export function choice({ action }: Choice, { state }: Seen): string {
  const meant = ACTIONS.read(action);
  if (meant.family === 'deal') return ''; // chance's, and nobody's choice
  if (meant.family === 'pass') return t('choice.pass');
  if (meant.family === 'go') return t('choice.go', { direction: directionWords(meant.direction) });
  return cellChoice(meant.family, meant.cell, state);
}

function cellChoice(family: OnCell, at: number, state: MenhirsState): string {
  const chart = chartOf(state.terms.board);
  const cell = cellsWords(chart, [at]);
  if (family === 'cluster') {
    const cluster = clustersOf(chart, state.mist).find((cells) => cells.includes(at)) ?? [];
    const cells = cellsWords(chart, cluster);
    return t('choice.cluster', { cell, count: cluster.length, cells });
  }
  if (family === 'place' && neighbours(chart, at).some((other) => has(state.mist, other))) {
    return t('choice.place-beside', { cell });
  }
  if (family === 'remove' && has(coveredMenhirs(state), at)) {
    return t('choice.remove-menhir', { cell });
  }
  return t(`choice.${family}`, { cell });
}

/** Return what is asked of this seat, or what is waited for. */
export function asks({ state, seats }: Seen, actions: readonly Choice[]): string {
  if (state.phase === OVER) return endWords(state, seats);
  if (actions.length > 0) return askedWords(state, actions);
  const number = seats.findIndex((seat) => seat.isToAct);
  return t(WAITING[state.phase] ?? 'over', { name: sitterWords(seats, number) });
}

/** Return who sits somewhere by name, or what the seat is called while nobody does. */
function sitterWords(seats: readonly BoardSeat[], number: number): string {
  const { player = '', isBot = false } = seats[number] ?? {};
  if (player === '') return playerWords(number);
  return isBot ? botName(player) : player;
}

/** Return how a match ended. */
export function endWords(state: MenhirsState, seats: readonly BoardSeat[] = []): string {
  if (state.ending !== MENHIRS_FREE) return t('tell.draw');
  return doing('wins', state.winner, seats);
}

const WAITING: Readonly<Record<number, Key>> = {
  [DEALING]: 'waiting.deal',
  [PLACING]: 'waiting.place',
  [MOVING]: 'waiting.move',
  [REMOVING]: 'waiting.remove',
};

function askedWords(state: MenhirsState, actions: readonly Choice[]): string {
  if (state.phase === PLACING) return t('asks.place', { count: state.supply });
  if (state.phase === REMOVING) return t('asks.remove');
  if (state.chosen !== 0) return t('asks.part', { count: sizeOf(state.chosen) });
  if (actions.every(({ action }) => action === PASS))
    return t('asks.pass', { rule: RULE_OF_PASSING });
  return t(marker(state)[state.turn - 1]?.removes ? 'asks.move-remove' : 'asks.move');
}

function neighbours(chart: Chart, cell: number): number[] {
  const hex = hexAt(chart, cell);
  if (!hex) return [];
  return DIRECTIONS.flatMap((direction) => beside(chart, hex, direction)?.cell ?? []);
}
