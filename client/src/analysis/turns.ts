/**
 * A match divided into turns: what a seat did in one go, and what came before the next one.
 *
 *   a turn           before --the seat--> after
 *   secret plans     before --everybody, whoever was quicker--> revealed together --> after
 */

import type { Rules, State } from '../engine/rules';
import type { Match } from '../local/match';
import { AUTOMATIC, CHANCE, GO_ON, SEVERAL } from '../wire/games';
import type { Plies } from './tree';

/** What a seat did in one go. */
export interface Turn {
  readonly seat: number;
  /** How many moments of the match lie before it. */
  readonly start: number;
  readonly actions: readonly number[];
  readonly before: State;
  /** The state that it left, before chance or anybody else acts. */
  readonly after: State;
  /** Chance acts before the next turn. */
  readonly meetsChance: boolean;
  /** What others planned in secret at the same time. */
  readonly others: Plies;
  /** All such plans are revealed together, which leaves the state after. */
  readonly isSecret: boolean;
}

/** Return the turns of a match in their order. */
export function turnsOf(match: Match): readonly Turn[] {
  const turns: Turn[] = [];
  let start = 0;
  while (start < match.moments.length) {
    const end = endOfTurns(match, start);
    turns.push(...turnsBetween(match, start, end));
    start = end;
  }
  return turns;
}

/** Return the state that other actions in place of a turn lead to, all else being equal. */
export function played(rules: Rules, turn: Turn, actions: readonly number[]): State {
  const own = actions.map((action) => [turn.seat, action] as const);
  let state = turn.before;
  for (const [actor, action] of [...own, ...turn.others]) state = rules.apply(state, actor, action);
  while (turn.isSecret && rules.actor(state) === AUTOMATIC)
    state = rules.apply(state, AUTOMATIC, GO_ON);
  return state;
}

/** Return where what begins at a moment ends: a turn, plans that are made together, or chance. */
function endOfTurns(match: Match, start: number): number {
  const { rules, moments } = match;
  const first = moments[start];
  if (!first || isSettling(first.actor)) return start + 1;
  if (rules.actor(first.before) === SEVERAL)
    return endOf(match, start, ({ before }) => rules.actor(before) === SEVERAL);
  const number = rules.turnNumber(first.before);
  return endOf(match, start, ({ actor, before }) => {
    return actor === first.actor && rules.turnNumber(before) === number;
  });
}

function turnsBetween(match: Match, start: number, end: number): readonly Turn[] {
  const first = match.moments[start];
  if (!first || isSettling(first.actor)) return [];
  const isSecret = match.rules.actor(first.before) === SEVERAL;
  return isSecret ? plansIn(match, start, end) : [openTurn(match, start, end)];
}

function openTurn(match: Match, start: number, end: number): Turn {
  return {
    seat: match.moments[start]?.actor ?? 0,
    start,
    actions: match.moments.slice(start, end).map(({ action }) => action),
    before: stateAt(match, start),
    after: stateAt(match, end),
    meetsChance: meetsChance(match, end),
    others: [],
    isSecret: false,
  };
}

/** Return what each seat planned in secret, in the order in which they began. */
function plansIn(match: Match, start: number, end: number): readonly Turn[] {
  const planned = match.moments.slice(start, end);
  const revealed = endOf(match, end, ({ actor }) => actor === AUTOMATIC);
  const seats = [...new Set(planned.map(({ actor }) => actor))];
  return seats.map((seat) => ({
    seat,
    start: start + planned.findIndex(({ actor }) => actor === seat),
    actions: planned.filter(({ actor }) => actor === seat).map(({ action }) => action),
    before: stateAt(match, start),
    after: stateAt(match, revealed),
    meetsChance: seat === seats.at(-1) && meetsChance(match, revealed),
    others: planned
      .filter(({ actor }) => actor !== seat)
      .map(({ actor, action }) => [actor, action] as const),
    isSecret: true,
  }));
}

/** Return the number of the first moment from one on that is not of a kind any more. */
function endOf(
  { moments }: Match,
  start: number,
  isOfKind: (moment: Match['moments'][number]) => boolean,
): number {
  const length = moments.slice(start).findIndex((moment) => !isOfKind(moment));
  return length < 0 ? moments.length : start + length;
}

function stateAt({ moments, state }: Match, number: number): State {
  return moments[number]?.before ?? state;
}

/** Tell whether chance acts from a moment on before a seat does. */
function meetsChance(match: Match, start: number): boolean {
  const end = endOf(match, start, ({ actor }) => isSettling(actor));
  return match.moments.slice(start, end).some(({ actor }) => actor === CHANCE);
}

/** Tell whether nobody acts but chance and the rules. */
export function isSettling(actor: number): boolean {
  return actor === CHANCE || actor === AUTOMATIC;
}
