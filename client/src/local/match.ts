/**
 * A match that lives in the browser: options, a seed, and everything that was done.
 *
 *   start --ply--> state --ply--> state ...      a moment is a ply, and the state before it
 *
 * It is never changed: whatever is done makes another one, which shares the past.
 */

import type { Outcome, Rules, State } from '../engine/rules';
import { lastOfTurn, takebackStart, type Played } from '../engine/session';
import {
  AUTOMATIC,
  CHANCE,
  GO_ON,
  ILLEGAL,
  NO_TURN,
  NOBODY,
  OVER,
  REVEALED,
  SEVERAL,
  TAKEN,
} from '../generated/games';
import { Refusal } from '../wire/refusal';
import { chanceWords } from './seeds';

export type { Played };

export interface Match {
  readonly rules: Rules;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly seats: number;
  readonly moments: readonly Played[];
  readonly state: State;
  /** A seat, or one of the numbers below 0. */
  readonly actor: number;
}

/** Return a match before anything has happened, in a state of its own or as the options say. */
export function newMatch(
  rules: Rules,
  options: Readonly<Record<string, string>>,
  seed: string,
  from?: State,
): Match {
  const state = from ?? rules.start(options);
  const seats = rules.seatNames(options).length;
  return { rules, options, seed, seats, moments: [], state, actor: rules.actor(state) };
}

/** Return the seats that may act now. */
export function seatsToAct({ rules, state, seats, actor }: Match): number[] {
  if (actor >= 0) return [actor];
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return actor === SEVERAL ? all.filter((seat) => rules.isToAct(state, seat)) : [];
}

/** Return the match after an action of a seat and all that follows without one, or say why not. */
export function played(match: Match, seat: number, action: number): Match {
  return settled(taken(match, seat, action));
}

/** Return the match after chance and the rules have done what needs no seat. */
export function settled(match: Match): Match {
  let now = match;
  while (now.actor === CHANCE || now.actor === AUTOMATIC) {
    now = now.actor === CHANCE ? drawn(now) : taken(now, AUTOMATIC, GO_ON);
  }
  return now;
}

/** Return the match after plies that were kept; what does not follow from them is refused. */
export function followed(match: Match, plies: readonly (readonly [number, number])[]): Match {
  return plies.reduce((now, [actor, action]) => taken(now, actor, action), match);
}

/** Return the match as it was after so many moments. */
export function rewound(match: Match, moments: number): Match {
  const next = match.moments[moments];
  if (!next) return match;
  const actor = match.rules.actor(next.before);
  return { ...match, moments: match.moments.slice(0, moments), state: next.before, actor };
}

/** Return the match without the last action of a seat's unfinished turn. */
export function undone(match: Match, seat: number): Match {
  const index = lastUndoable(match, seat);
  if (index === undefined) {
    throw new Refusal('nothing-to-undo', 'nothing has been done in this turn yet');
  }
  const kept = match.moments.slice(index + 1);
  return followed(
    rewound(match, index),
    kept.map(({ actor, action }) => [actor, action]),
  );
}

export function canUndo(match: Match, seat: number): boolean {
  return lastUndoable(match, seat) !== undefined;
}

/** Return how many moments lie before a seat's last finished turn, if it may be taken back. */
export function startOfLastTurn(match: Match, seat: number): number {
  const start = takebackStart(match, seat);
  if (start === NO_TURN) throw new Refusal('no-takeback', 'this seat has not finished a turn yet');
  if (start === REVEALED)
    throw new Refusal('no-takeback', 'chance or secret plans have been revealed since then');
  return start;
}

export function outcomeOf({ rules, state, actor }: Match): Outcome | null {
  return actor === NOBODY ? rules.outcome(state) : null;
}

/** Return the index of what a seat can take back of its unfinished turn. */
function lastUndoable(match: Match, seat: number): number | undefined {
  return seatsToAct(match).includes(seat) ? lastOfTurn(match, seat) : undefined;
}

function taken(match: Match, by: number, action: number): Match {
  const { came, state, actor } = match.rules.act(match.state, by, action);
  if (came === OVER) throw new Refusal('not-running', 'the match is over');
  if (came === ILLEGAL) throw forbidden(match, by, action);
  if (came !== TAKEN) throw new Refusal('not-your-turn', 'it is not your turn');
  return withMoment(match, by, action, state, actor);
}

/** Return the refusal of what the rules do not allow, with the number of its rule. */
function forbidden({ rules, state }: Match, by: number, action: number): Refusal {
  const { rule } = rules.against(state, by, action);
  return new Refusal('illegal-action', 'this may not be done now', '', rule);
}

function drawn(match: Match): Match {
  const draws = match.moments.filter(({ actor }) => actor === CHANCE).length;
  const words = chanceWords(match.seed, draws);
  const { action, state, actor } = match.rules.actByChance(match.state, words);
  return withMoment(match, CHANCE, action, state, actor);
}

function withMoment(match: Match, by: number, action: number, state: State, actor: number): Match {
  const moment = { before: match.state, actor: by, action };
  return { ...match, moments: [...match.moments, moment], state, actor };
}
