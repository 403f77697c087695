/** Before whom the starting-player stone lies, and who has it next (rules 3.3). */

import type { FirstPlayer } from '../beside';
import type { Shown } from '../shown';
import { lettering } from './lettering.svelte';
import { colourWords } from './names';
import { BEGINNING, DRAWING, MOVING, OVER, PLACING, type State } from './state';
import { t } from './words';

const NOBODY_BEGINS = new Set([BEGINNING, OVER]);

/** Return who has the stone; nothing before it lies anywhere, after the match, and in puzzles. */
export function firstPlayer(state: State): FirstPlayer | undefined {
  const { phase, starter: seat } = state;
  if (lettering.isOn || NOBODY_BEGINS.has(phase)) return undefined;
  const words = t(phase === PLACING ? 'stone.lays' : 'stone.begins');
  if (phase === PLACING || isLastRound(state)) return { seat, words };
  return { seat, words, next: { seat: (seat + 1) % state.players, words: t('stone.next') } };
}

function isLastRound({ second_half: isSecond, cards_left: left, phase }: State): boolean {
  const isCardToCome = phase === MOVING || phase === DRAWING;
  return isSecond && left === (isCardToCome ? 1 : 0);
}

/** Say who has the stone and who has it next, for those who do not see the board. */
export function stoneSentence({ state, seats }: Shown<State>): string {
  const first = firstPlayer(state);
  if (!first) return '';
  const who = colourWords(seats, first.seat);
  if (!first.next) return t('described.stone', { who });
  return t('described.stone-next', { who, next: colourWords(seats, first.next.seat) });
}

/** Say to whom the stone goes with a moment; nothing if it stays. */
export function stoneMoves({ before, state, seats, moment }: Shown<State>): string {
  const first = firstPlayer(state);
  if (!before || !first) return '';
  const isGiven = moment?.account.kind === 'begin' || before.starter !== state.starter;
  return isGiven ? t('told.stone', { who: colourWords(seats, first.seat) }) : '';
}
