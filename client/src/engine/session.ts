/**
 * The session of a match: what its history allows and hides, as the engine works it out for the
 * server, the command and the browser (`gloaming/core/session.py`).
 */

import { MOMENT, MOST_BRANCHES, NONE, TURN } from '../generated/games';
import type { Given } from './binding';
import type { Rules, State } from './rules';
import type { Rows } from './tables';

type Numbers = BigInt64Array<ArrayBuffer>;
type Table = Rows<Numbers>;

/** Something that was done, and the state in which it was. */
export interface Played {
  readonly before: State;
  readonly actor: number;
  readonly action: number;
}

/** What a seat did in one go, by the numbers of moments; of secret plans all that was planned. */
export interface TurnSpan {
  readonly seat: number;
  readonly first: number;
  readonly begin: number;
  readonly end: number;
  /** How many moments lie before the state that it left. */
  readonly after: number;
  readonly isSecret: boolean;
  readonly meetsChance: boolean;
}

/** A state to which another leads before a seat acts, whose turn it is there, and how likely. */
export interface Branch {
  readonly state: State;
  readonly seat: number;
  readonly share: number;
}

/** What a history is read with: the moments, and the state that they led to. */
interface History {
  readonly rules: Rules;
  readonly moments: readonly Played[];
  readonly state: State;
}

/** Return how many moments belong to turns that are final. */
export function finishedMoments({ rules, moments, state }: History): number {
  const given = [tableOf(rules, moments), rules.turnNumber(state), rules.actor(state)];
  return rules.number('finished_moments', given);
}

/** Return the index of a seat's last action in the unfinished turn, if there is one. */
export function lastOfTurn({ rules, moments, state }: History, seat: number): number | undefined {
  const given = [tableOf(rules, moments), rules.turnNumber(state), seat];
  const found = rules.number('last_of_turn', given);
  return found === NONE ? undefined : found;
}

/** Return how many moments lie before a seat's last finished turn, NO_TURN or REVEALED. */
export function takebackStart({ rules, moments, state }: History, seat: number): number {
  const given = [tableOf(rules, moments), rules.turnNumber(state), seat];
  return rules.number('takeback_start', given);
}

/** Return the turns of a match in their order. */
export function turnSpans({ rules, moments }: History): readonly TurnSpan[] {
  const out = new BigInt64Array(moments.length * TURN.width);
  const table = { items: out, width: TURN.width };
  const count = rules.number('write_turns', [tableOf(rules, moments), table]);
  return Array.from({ length: count }, (_, index) => {
    const at = (column: number) => Number(out[index * TURN.width + column]);
    return {
      seat: at(TURN.seat),
      first: at(TURN.first),
      begin: at(TURN.begin),
      end: at(TURN.end),
      after: at(TURN.after),
      isSecret: at(TURN.isSecret) === 1,
      meetsChance: at(TURN.meetsChance) === 1,
    };
  });
}

/** Return the state after other actions in place of a turn, all else being equal. */
export function playedInstead(
  rules: Rules,
  before: State,
  own: { readonly seat: number; readonly actions: readonly number[] },
  others: readonly (readonly [actor: number, action: number])[],
  isSecret: boolean,
): State {
  const after = before.slice();
  const plies = { items: BigInt64Array.from(others.flat(), BigInt), width: 2 };
  const actions = BigInt64Array.from(own.actions, BigInt);
  rules.number('play_instead_at', [after, own.seat, actions, plies, isSecret]);
  return after;
}

/** Tell whether a seat may not know of a moment; later ones follow from what is hidden. */
export function isHidden(rules: Rules, moment: Played, seat: number, isLater: boolean): boolean {
  const { before, actor, action } = moment;
  const given: Given[] = [before, actor, action, seat, isLater, rules.mostActions];
  return rules.number('is_hidden_at', given) !== 0;
}

/** Return what a seat makes of a ply by the rules; what it cannot play leaves its view as it is. */
export function followedView(
  rules: Rules,
  view: State,
  { actor, action }: { readonly actor: number; readonly action: number },
  seat: number,
): State {
  const after = view.slice();
  try {
    rules.number('follow_at', [after, actor, action, seat]);
  } catch {
    return view; // what is hidden may be needed
  }
  return after;
}

/** Return where a state leads before a seat acts; a number draws what chance does then. */
export function branchesOf(rules: Rules, state: State, number: number): readonly Branch[] {
  const states = new Uint8Array(state.length * MOST_BRANCHES);
  const seats = new BigInt64Array(MOST_BRANCHES);
  const shares = new Float64Array(MOST_BRANCHES);
  const words = BigInt64Array.from([number, 0, 0], BigInt);
  const given = [state, words, rules.mostActions, states, seats, shares];
  const count = rules.number('branches_at', given);
  return Array.from({ length: count }, (_, at) => ({
    state: states.slice(at * state.length, (at + 1) * state.length),
    seat: Number(seats[at]),
    share: shares[at] ?? 0,
  }));
}

/** What is read of a moment: the number of its turn, and who acted by the rules. */
const read = new WeakMap<Played, readonly [turn: number, actor: number]>();

function tableOf(rules: Rules, moments: readonly Played[]): Table {
  const items = new BigInt64Array(moments.length * MOMENT.width);
  for (const [index, moment] of moments.entries()) {
    const known = read.get(moment) ?? [rules.turnNumber(moment.before), rules.actor(moment.before)];
    read.set(moment, known);
    const row = index * MOMENT.width;
    items[row + MOMENT.turn] = BigInt(known[0]);
    items[row + MOMENT.actor] = BigInt(known[1]);
    items[row + MOMENT.by] = BigInt(moment.actor);
  }
  return { items, width: MOMENT.width };
}
