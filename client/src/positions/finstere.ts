/** Positions of Finstere Flure as the interchange has them, and the states that they are. */

import type { Rules, State as Bytes } from '../engine/rules';
import { MOVING, NO_TOKEN, type Position, type State } from '../generated/finstere';
import { setUp, type Wrong } from './set-up';

export type { Position } from '../generated/finstere';
type FinstereRules = Rules<'finstere'>;

/** Whose a token is, and how far it goes. */
export interface Owned {
  readonly seat: number;
  readonly steps: number;
  readonly hasMoved?: boolean;
}

const PLAYERS = 2;

/** Return the options under which a position is played. */
export function optionsOf({ rulings }: Position, players = PLAYERS): Record<string, string> {
  const { preset = 'official', ...switches } = rulings ?? {};
  const chosen = Object.entries(switches).map(([name, value]) => [name, String(value)]);
  return {
    players: String(players),
    advanced: 'true',
    rulings: preset,
    ...(Object.fromEntries(chosen) as Record<string, string>),
  };
}

/** Return the names of all tokens in the order of their numbers. */
export function namesOf({ tokens, waiting = [] }: Position): readonly string[] {
  return [...tokens.map(({ name }) => name), ...waiting];
}

/** Return a position as a match in which the first seat moves; nobody has won before all are out. */
export function stateOf(
  rules: FinstereRules,
  position: Position,
  owned: (name: string) => Owned,
  players = PLAYERS,
): State {
  const [state] = onFloor(rules, position, players);
  const start = rules.read(state);
  const names = namesOf(position);
  return {
    ...start,
    tokens: start.tokens.map((token, number) => {
      const name = names[number];
      if (name === undefined) return token;
      const { seat, steps, hasMoved = false } = owned(name);
      return { seat, front: steps, is_flipped: false, has_moved: hasMoved };
    }),
    token_count: names.length,
    tokens_to_win: names.length,
    phase: MOVING,
    active: NO_TOKEN,
    to_move: 0,
    starter: 0,
    rounds_played: 1, // nobody has to come in
    supply: start.supply.map(() => 0),
  };
}

/** Return what is wrong with a position. */
export function wrongWith(rules: FinstereRules, position: Position): Wrong {
  return onFloor(rules, position, PLAYERS)[1];
}

/** Return a match that starts with a position on its floor, and what is wrong with that. */
function onFloor(rules: FinstereRules, position: Position, players: number): [Bytes, Wrong] {
  const state = rules.start(optionsOf(position, players));
  const floor = floorOf(rules, state);
  const wrong = setUp(rules, position, floor);
  state.set(floor);
  return [state, wrong];
}

/** Return what stands on the floor of a state; token number n has the n-th name. */
export function positionOf(rules: FinstereRules, state: Bytes, names: readonly string[]): Position {
  return rules.ask('position_at', [floorOf(rules, state), names.length], names) as Position;
}

/** Return the floor, with which a state begins. */
export function floorOf(rules: FinstereRules, state: Bytes): Bytes {
  return state.slice(0, rules.size('Floor'));
}
