/**
 * The rules of a game, as the server runs them: the same bytes.
 *
 * A state is its bytes; it is never changed, `apply` returns another one.  What a state means to
 * a board is `read` from it, and whatever is told about it comes as the server would send it.
 */

import { TAKEN, type GameName, type Games } from '../generated/games';
import type { Score } from '../generated/messages';
import type { TurningPoint } from '../table/turning';
import { bind, type EntryPoints, type Given } from './binding';
import { numbersOf, type OptionTable } from './choices';
import { Instance } from './instance';
import { pack, unpack } from './records';
import type { EntryPoint, Layouts, Schema, Structs } from './tables';
import { Codec } from './encoding';

export type State = Uint8Array<ArrayBuffer>;

/** Words of a seed, of 32 bits each. */
export type Words = readonly [first: number, second: number, third: number];

export interface Tables {
  readonly LAYOUTS: Layouts;
  readonly ENTRY_POINTS: readonly EntryPoint[];
  readonly TOLD: Readonly<Record<string, Schema>>; // by what is told
  readonly BESIDES: Readonly<Record<string, Schema>>; // by the entry points of this game alone
  readonly STRUCTS: Structs;
  readonly MOST_ACTIONS: number;
  readonly OPTIONS: OptionTable;
  readonly SEATS: readonly string[]; // what they are called, as many as can play
  readonly KIT: Readonly<Record<string, number>>; // parts to be put together, and how many of each
  readonly REFUSAL_RULES: Readonly<Record<string, string>>; // by the reason to refuse an action
}

/** An action that was asked for: what came of it, the state after it, and who acts then. */
export interface Acted {
  readonly came: number;
  readonly state: State;
  readonly actor: number;
}

/** What speaks against an action. */
export interface Against<Of extends GameName = GameName> {
  readonly action: number;
  readonly facts: Games[Of]['refusal'] | null;
  /** The number of the rule; nothing: it rests on none. */
  readonly rule: string;
}

/** How a match ended. */
export interface Outcome {
  readonly reason: string;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

const [STATE, CHOICES] = ['State', 'Choices'] as const;

export class Rules<Of extends GameName = GameName> {
  readonly #tables: Tables;
  readonly #module: WebAssembly.Module;
  readonly #codec: Codec;
  readonly #actions: BigInt64Array<ArrayBuffer>;
  #entered: EntryPoints;

  constructor(module: WebAssembly.Module, tables: Tables) {
    this.#module = module;
    this.#tables = tables;
    this.#codec = new Codec(tables.STRUCTS);
    this.#actions = new BigInt64Array(tables.MOST_ACTIONS);
    this.#entered = this.#enter();
  }

  /** Return the state in which a match starts. */
  start(options: Readonly<Record<string, string>>): State {
    const state = new Uint8Array(this.size(STATE));
    const choices = pack(this.#tables.LAYOUTS, CHOICES, numbersOf(this.options, options));
    this.numbers('start_at', [state, choices]);
    return state;
  }

  /** Return what the seats of a match are called. */
  seatNames({ players, colours }: Readonly<Record<string, string>>): readonly string[] {
    const { OPTIONS, SEATS } = this.#tables;
    const named = colours?.split(' ').filter(Boolean) ?? [];
    if (named.length > 0) return named;
    return SEATS.slice(0, Number(players ?? OPTIONS.players?.default ?? SEATS.length));
  }

  /** Return options as a record has them: those that were chosen, and by which edition. */
  writtenOptions(options: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    const edition = this.#tables.OPTIONS.edition?.default;
    return edition ? { edition, ...options } : options;
  }

  /** What can be chosen before a match. */
  get options(): OptionTable {
    return this.#tables.OPTIONS;
  }

  /** The parts that are put together before a match, and how many there are of each. */
  get kit(): Readonly<Record<string, number>> {
    return this.#tables.KIT;
  }

  /** Return how a match ended, or nothing while it goes on. */
  outcome(state: State): Outcome | null {
    return this.#told('outcome', state) as Outcome | null;
  }

  /** Carry out an action if it may be taken. */
  act(state: State, by: number, action: number): Acted {
    const after = state.slice();
    const [came = TAKEN, actor = 0] = this.numbers('act_at', [after, by, action]);
    return { came, actor, state: came === TAKEN ? after : state };
  }

  /** Let chance act by words of a seed. */
  actByChance(state: State, words: Words): { action: number; actor: number; state: State } {
    const after = state.slice();
    const [action = 0, actor = 0] = this.numbers('act_by_chance_at', [after, ...words]);
    return { action, actor, state: after };
  }

  /** Return what chance may do, and how likely it is; nothing where that is beyond counting. */
  chances(state: State): readonly { readonly action: number; readonly share: number }[] {
    const weights = new BigInt64Array(this.#actions.length);
    const count = this.number('chance_outcomes_at', [state, 0, this.#actions, weights]);
    const all = Array.from(weights.subarray(0, count), Number);
    const sum = all.reduce((one, other) => one + other, 0);
    return all.map((weight, at) => ({ action: Number(this.#actions[at]), share: weight / sum }));
  }

  /** Return who acts: a seat, or one of the numbers below 0. */
  actor(state: State): number {
    return this.number('actor_at', [state, 0]);
  }

  isToAct(state: State, seat: number): boolean {
    return this.number('is_to_act_at', [state, 0, seat]) !== 0;
  }

  /** Return a number that grows when a turn becomes final. */
  turnNumber(state: State): number {
    return this.number('turn_number_at', [state, 0]);
  }

  legalActions(state: State, seat: number): number[] {
    const count = this.number('legal_actions_at', [state, 0, seat, this.#actions]);
    return Array.from(this.#actions.subarray(0, count), Number);
  }

  isLegal(state: State, seat: number, action: number): boolean {
    return this.number('is_legal_at', [state, 0, seat, action]) !== 0;
  }

  /** Return the state after an action, which must be legal. */
  apply(state: State, actor: number, action: number): State {
    const after = state.slice();
    this.numbers('apply_at', [after, 0, actor, action]);
    return after;
  }

  /** Return what a seat may know of a state. */
  view(state: State, seat: number): State {
    const view = state.slice();
    this.numbers('conceal_at', [view, 0, seat]);
    return view;
  }

  /** How many actions there is room for where they are listed. */
  get mostActions(): number {
    return this.#actions.length;
  }

  /** Return a state that might be the true one, for all that a seat knows. */
  imagine(state: State, seat: number, stream: BigInt64Array<ArrayBuffer>): State {
    const imagined = this.view(state, seat);
    this.numbers('resample_at', [imagined, 0, seat, stream]);
    return imagined;
  }

  /** Return the fields of a state. */
  read(state: State): Games[Of]['state'] {
    return unpack(this.#tables.LAYOUTS, STATE, state) as Games[Of]['state'];
  }

  /** Return the state with certain fields. */
  write(fields: Games[Of]['state']): State {
    return pack(this.#tables.LAYOUTS, STATE, fields);
  }

  /** Return how many bytes a record of a layout has. */
  size(layout: string): number {
    return this.#tables.LAYOUTS[layout]?.[0] ?? 0;
  }

  /** Return what helps a seat to choose. */
  guide(state: State, seat: number): Games[Of]['guide'] {
    return this.#told('guide', state, seat) as never;
  }

  /** Return what chance may bring next, if the game can say it. */
  outlook(state: State): Games[Of]['outlook'] | null {
    return this.#told('outlook', state) as never;
  }

  /** Return what an action does in a state, and why. */
  account(state: State, actor: number, action: number): Games[Of]['account'] {
    return this.#told('account', state, actor, action) as never;
  }

  /** Return what decided a match, given all its states and who acted in each but the last. */
  turningPoints(states: readonly State[], actors: readonly number[]): readonly TurningPoint[] {
    const all = new Uint8Array(states.length * this.size(STATE));
    states.forEach((state, at) => all.set(state, at * state.length));
    const given = [all, BigInt64Array.from(actors, BigInt)];
    return (this.ask('turning_points_at', given) as { points: readonly TurningPoint[] }).points;
  }

  /** Return what everybody has reached, if the game counts something. */
  score(state: State): Score | null {
    return this.#told('score', state) as Score | null;
  }

  /** Return why an action is refused. */
  refusal(state: State, seat: number, action: number): Games[Of]['refusal'] | null {
    return this.#told('refusal', state, seat, action) as never;
  }

  /** Return what speaks against an action, with the number of its rule. */
  against(state: State, seat: number, action: number): Against<Of> {
    const facts = this.refusal(state, seat, action);
    const reason = facts && ('why' in facts ? facts.why : facts.reason);
    return { action, facts, rule: this.#tables.REFUSAL_RULES[reason ?? ''] ?? '' };
  }

  /** Let an entry point tell something, whatever it is called; what it fills is filled. */
  ask(entry: string, given: readonly Given[], texts: readonly string[] = []): unknown {
    return this.#codec.told(
      this.#schema(entry),
      (out) => this.number(entry, [...given, out]),
      texts,
    );
  }

  /** Call an entry point that returns a number. */
  number(entry: string, given: readonly Given[]): number {
    return Number(this.#call(entry, given));
  }

  /** Call an entry point that returns several. */
  numbers(entry: string, given: readonly Given[]): readonly number[] {
    return [this.#call(entry, given)].flat() as number[];
  }

  /** Return a value as numbers, as an entry point takes it. */
  encode(name: string, value: unknown): Float64Array<ArrayBuffer> {
    return this.#codec.encode(this.#schema(name), value).numbers;
  }

  #schema(name: string): Schema {
    const { BESIDES, TOLD } = this.#tables;
    const found = BESIDES[name] ?? TOLD[name.replace(/_at$/, '')];
    if (!found) throw new Error(`there is no ${name} here`);
    return found;
  }

  /** What the same rules are made of elsewhere, as it can be sent there. */
  get parts(): readonly [module: WebAssembly.Module, tables: Tables] {
    return [this.#module, { ...this.#tables }];
  }

  #told(name: string, ...given: readonly Given[]): unknown {
    return this.#tables.TOLD[name] ? this.ask(`${name}_at`, given) : null;
  }

  /** Call compiled code; after an error the next call gets a fresh instance. */
  #call(entry: string, given: readonly Given[]): unknown {
    const call = this.#entered[entry];
    if (!call) throw new Error(`there is no entry point ${entry}`);
    try {
      return call(...given);
    } catch (error) {
      this.#entered = this.#enter();
      throw error;
    }
  }

  #enter(): EntryPoints {
    const { ENTRY_POINTS, LAYOUTS } = this.#tables;
    return bind(new Instance(this.#module), ENTRY_POINTS, LAYOUTS);
  }
}
