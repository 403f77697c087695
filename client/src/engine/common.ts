/** What every game's module offers, as the generated tables declare it. */

import type { Given } from './binding';

export type State = Uint8Array<ArrayBuffer>;

/** What every game's module offers; those that end in `?` not every one. */
export interface Common {
  start_at(states: State, choices: Uint8Array): void;
  act_at(states: State, by: number, action: number): [came: number, actor: number, turn: number];
  act_by_chance_at(
    states: State,
    first: number,
    second: number,
    third: number,
  ): [action: number, actor: number, turn: number];
  chance_outcomes_at(
    states: State,
    index: number,
    out: BigInt64Array,
    weights: BigInt64Array,
  ): number;
  outcome_at(states: State, out: Float64Array): number;
  actor_at(states: State, index: number): number;
  is_to_act_at(states: State, index: number, seat: number): boolean;
  legal_actions_at(states: State, index: number, seat: number, out: BigInt64Array): number;
  is_legal_at(states: State, index: number, seat: number, action: number): boolean;
  apply_at(states: State, index: number, seat: number, action: number): void;
  conceal_at(states: State, index: number, seat: number): void;
  resample_at(states: State, index: number, seat: number, stream: BigInt64Array): void;
  turn_number_at(states: State, index: number): number;
  guide_at?(states: State, seat: number, out: Float64Array): number;
  outlook_at?(states: State, out: Float64Array): number;
  account_at(states: State, actor: number, action: number, out: Float64Array): number;
  score_at?(states: State, out: Float64Array): number;
  refusal_at?(states: State, seat: number, action: number, out: Float64Array): number;
}

/** Call an entry point by its name. */
export function enter(rules: Common, entry: string, given: readonly Given[]): unknown {
  const call = (rules as unknown as Readonly<Record<string, (...all: Given[]) => unknown>>)[entry];
  if (!call) throw new Error(`there is no entry point ${entry}`);
  return call(...given);
}
