/** The board and what happens on it, in words. */

import { botName } from '../../parts/names';
import type { ShownChoice } from '../../wire/messages';
import type { BoardSeat, Shown } from '../board';
import { ACTIONS, doneIn, PASS, type OnCell } from './actions';
import { both, cellsIn, has, sizeOf, without } from './cells';
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
  type MenhirsState,
  type Move,
} from './state';
import { t, type Key } from './words';

type Seen = Shown<MenhirsState>;

/** By which a turn without a move passes. */
export const RULE_OF_PASSING = '3.8';

/** How many tiles are named one by one. */
const MOST_LISTED = 5;

/** Return what a seat is called. */
export function playerWords(seat: number): string {
  return t('player', { number: seat + 1 });
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
export function turnWords(state: MenhirsState): string {
  if (state.phase < MOVING) return t('marker.before');
  const now = marker(state)[state.turn - 1];
  if (!now) return '';
  const what = t(now.removes ? 'marker.remove' : 'marker.move');
  return t('marker.turn', { round: now.round, player: playerWords(now.seat), what });
}

/** Return the forbidden move in words. */
export function banWords(chart: Chart, { tiles, direction }: Move): string {
  const cells = cellsWords(chart, tiles);
  return t('ban', { cells, direction: directionWords(direction.letters) });
}

/** Return what a picture of the board shows, in short. */
export function picture({ state, score }: Seen): string {
  const { free = 0, covered = 0, mist = 0 } = score?.common ?? {};
  const counts = [
    t('count.free', { count: free }),
    t('count.covered', { count: covered }),
    t('count.mist', { count: mist }),
  ];
  const turn = state.phase === OVER ? endWords(state) : `${turnWords(state)}.`;
  return [`${t('board')}.`, turn, ...(score ? [`${counts.join(', ')}.`] : [])].join(' ');
}

/** Return the whole position in words. */
export function describe({ state, score }: Seen): string {
  const chart = chartOf(state.terms.board);
  const clusters = clustersOf(chart, state.mist).map((cluster) => cellsWords(chart, cluster));
  const covered = coveredMenhirs(state);
  const hidden = (score?.common?.covered ?? 0) - sizeOf(covered);
  const ban = bannedMove(state);
  return [
    state.phase === OVER ? endWords(state) : turnWords(state),
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

/** Return what was done, in words. */
export function tell(shown: Seen): string {
  const { moment, state, before } = shown;
  if (!moment) return '';
  const done = doneIn(moment);
  const player = playerWords(moment.actor);
  const chart = chartOf(state.terms.board);
  switch (done.family) {
    case 'deal':
      return dealWords(state);
    case 'cluster':
      return t('tell.cluster', { player, cells: chosenWords(state) });
    case 'go':
      return [goWords(player, done.direction, before), ...effects(state, before)].join(' ');
    case 'pass': {
      const words = t(isForcedPass(shown) ? 'tell.pass-forced' : 'tell.pass', { player });
      return [words, ...effects(state, before)].join(' ');
    }
    case 'place':
      if (done.cell === undefined) return t('tell.place-hidden', { player });
      return t('tell.place', { player, cell: cellsWords(chart, [done.cell]) });
    case 'tile':
      return t('tell.tile', { player, cell: cellsWords(chart, [done.cell]) });
    case 'remove': {
      const words = t('tell.remove', { player, cell: cellsWords(chart, [done.cell]) });
      return [words, ...effects(state, before)].join(' ');
    }
  }
}

/** Return the rule on which what was told rests, where a turn passes. */
export function cites(shown: Seen): string | undefined {
  return isForcedPass(shown) ? RULE_OF_PASSING : undefined;
}

/** Tell whether a turn passed because there was no move; at will it may always where that is played. */
function isForcedPass({ moment, options }: Seen): boolean {
  return !!moment && doneIn(moment).family === 'pass' && options.may_pass !== 'true';
}

/** Return a legal action in words. */
export function choice({ action, text }: ShownChoice, { state }: Seen): string {
  const meant = ACTIONS.read(action);
  if (meant.family === 'deal') return text; // chance's, and nobody's choice
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
export function asks({ state, seats }: Seen, actions: readonly ShownChoice[]): string {
  if (state.phase === OVER) return endWords(state);
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
export function endWords(state: MenhirsState): string {
  if (state.ending !== MENHIRS_FREE) return t('tell.draw');
  return t('tell.wins', { player: playerWords(state.winner) });
}

const WAITING: Readonly<Record<number, Key>> = {
  [DEALING]: 'waiting.deal',
  [PLACING]: 'waiting.place',
  [MOVING]: 'waiting.move',
  [REMOVING]: 'waiting.remove',
};

function askedWords(state: MenhirsState, actions: readonly ShownChoice[]): string {
  if (state.phase === PLACING) return t('asks.place', { count: state.supply });
  if (state.phase === REMOVING) return t('asks.remove');
  if (state.chosen !== 0) return t('asks.part', { count: sizeOf(state.chosen) });
  if (actions.every(({ action }) => action === PASS))
    return t('asks.pass', { rule: RULE_OF_PASSING });
  return t(marker(state)[state.turn - 1]?.removes ? 'asks.move-remove' : 'asks.move');
}

/** Say of the whole deal that it goes on or is done: the land is for the eye, or for `describe`. */
function dealWords({ phase, menhirs_dealt: dealt, face_down: fallen }: MenhirsState): string {
  if (phase === DEALING) return t('waiting.deal');
  return t('tell.dealt', { count: dealt - sizeOf(fallen) });
}

function chosenWords(state: MenhirsState): string {
  return cellsWords(chartOf(state.terms.board), cellsIn(state.chosen));
}

function goWords(player: string, letters: Letters, before: MenhirsState | undefined): string {
  const direction = directionWords(letters);
  if (!before) return t('tell.go-some', { player, direction });
  const chosen = cellsIn(before.chosen);
  const chart = chartOf(before.terms.board);
  const count = chosen.length;
  if (count <= MOST_LISTED) {
    return t('tell.go', { player, direction, cells: cellsWords(chart, chosen), count });
  }
  return t('tell.go-many', {
    player,
    direction,
    cell: cellsWords(chart, chosen.slice(0, 1)),
    count,
  });
}

/** Say what became of the menhirs and of the match. */
function effects(state: MenhirsState, before: MenhirsState | undefined): string[] {
  const chart = chartOf(state.terms.board);
  const freed = before ? both(freeMenhirs(state), before.mist) : 0;
  const covered = before ? both(without(before.terms.menhirs, before.mist), state.mist) : 0;
  const menhirs = (key: Key, cells: number) =>
    cells ? t(key, { cells: cellsWords(chart, cellsIn(cells)), count: sizeOf(cells) }) : '';
  const words = [menhirs('tell.frees', freed), menhirs('tell.covers', covered)];
  if (state.phase === REMOVING) words.push(t('tell.remove-next'));
  if (before && isRemovalDue(before) && state.phase === MOVING) words.push(t('tell.none-removed'));
  if (state.phase === OVER) words.push(endWords(state));
  return words.filter(Boolean);
}

/** Tell whether the marker says that a tile is removed in the turn of a state. */
function isRemovalDue(state: MenhirsState): boolean {
  return state.phase === MOVING && (marker(state)[state.turn - 1]?.removes ?? false);
}

function neighbours(chart: Chart, cell: number): number[] {
  const hex = hexAt(chart, cell);
  if (!hex) return [];
  return DIRECTIONS.flatMap((direction) => beside(chart, hex, direction)?.cell ?? []);
}
