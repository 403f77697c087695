/**
 * A bot at work: it has a room of the engine to itself, thinks slice by slice, and can be asked in
 * between what it would do.  The same bytes as on the server, so the same seed decides the same.
 */

import { bind } from './binding';
import { Instance } from './instance';
import { pack } from './records';
import {
  itemBytes,
  type EntryPoint,
  type Layouts,
  type Placed,
  type Schema,
  type Structs,
} from './tables';
import { Reader } from './telling';

type State = Uint8Array<ArrayBuffer>;
type Stream = BigInt64Array<ArrayBuffer>;
type Fields = Readonly<Record<string, unknown>>;

/** A level, as the server declares it. */
export interface Level {
  readonly simulations: number;
  readonly seconds: number;
  readonly nodes: number; // that a proof may visit
  readonly habits: Fields;
  readonly mind: Fields;
  readonly rooms: Readonly<Record<string, readonly number[]>>; // extents, by argument
}

/** The generated tables of a module whose bots search. */
export interface BotTables {
  readonly LAYOUTS: Layouts;
  readonly ENTRY_POINTS: readonly EntryPoint[];
  readonly TOLD: { readonly decision: Schema };
  readonly STRUCTS: Structs;
  readonly MIND: Fields;
  readonly LEVELS: Readonly<Record<string, Level>>;
  readonly NEXT: Readonly<Record<'PROVING' | 'SEARCHING' | 'DECIDED', number>>; // after `prove`
  readonly LONGEST_PATH: number; // moves of a line
  readonly STREAM_WORDS: number;
}

/** What a bot does, and what it thinks of its position. */
export interface Decision {
  readonly actions: readonly number[]; // of its whole move
  readonly shares: readonly number[]; // of the win that it expects for each seat
  readonly is_proven: boolean;
  readonly turns: number; // until the end, where that is proven
  readonly simulations: number;
  readonly line: readonly (readonly [actor: number, action: number])[];
}

/** What thinking may cost beyond the level's own limits. */
export interface Limits {
  readonly seconds?: number;
  readonly simulations?: number;
  readonly isPatient?: boolean; // no clock is looked at, so that the same seed thinks the same
}

const FIRST_SLICE = 16;
const LARGEST_SLICE = 1 << 16;
const SLICE_MILLISECONDS = 50; // so often somebody who calls a bot off is heard

const MOST_NODES = 1 << 20; // at once

/** What is said while a bot thinks, and what it decides. */
export type Thoughts = Generator<Decision | null, Decision, boolean | undefined>;
type Slicewise<Result> = Generator<Decision | null, Result, boolean | undefined>;

/** What thinking may cost; who calls it off leaves nothing of it. */
interface Budget {
  readonly simulations: number;
  end: number;
}

function budgetOf(level: Level, { simulations, seconds, isPatient }: Limits): Budget {
  return {
    simulations: Math.max(1, Math.min(level.simulations, simulations ?? Infinity)),
    end: isPatient ? Infinity : now() + 1000 * (seconds ?? level.seconds),
  };
}

/** Say something, and listen; tell whether it is time to act. */
function* isOver(budget: Budget, say: () => Decision | null): Slicewise<boolean> {
  if (now() < budget.end && (yield say())) budget.end = 0;
  return now() >= budget.end;
}

/** Simulate until the budget is used up; once at least. */
function* searched(search: Search, budget: Budget): Slicewise<void> {
  const slices = new Slices();
  while (search.done < budget.simulations) {
    const left = budget.simulations - search.done;
    const made = search.simulate(search.done === 0 ? 1 : slices.take(left));
    if (made < 1 || (yield* isOver(budget, () => search.decision(0)))) return;
  }
}

/** Prove until it is decided; return what is to be done next. */
function* proven(search: Search, budget: Budget, proving: number): Slicewise<number> {
  const slices = new Slices();
  let toDo = search.prove(slices.take(MOST_NODES));
  while (toDo === proving && !(yield* isOver(budget, () => null))) {
    toDo = search.prove(slices.take(MOST_NODES));
  }
  return toDo;
}

/** The bots of a game. */
export class Bots {
  readonly #module: WebAssembly.Module;
  readonly #tables: BotTables;

  constructor(module: WebAssembly.Module, tables: BotTables) {
    this.#module = module;
    this.#tables = tables;
  }

  /** Return the random numbers that begin with some words of seed. */
  stream(seed: readonly number[]): Stream {
    const stream = new BigInt64Array(this.#tables.STREAM_WORDS);
    const [first = 0, second = 0, third = 0] = seed;
    const desk = new Desk(new Instance(this.#module), this.#tables);
    desk.call('start_stream', { stream, first, second, third });
    return stream;
  }

  /**
   * Think about a position, imagined for a seat, and say after every slice what one would do, or
   * null where nothing can be said yet; whoever answers that with true calls it off.
   */
  *think(level: string, state: State, seat: number, stream: Stream, limits: Limits = {}): Thoughts {
    const found = this.#tables.LEVELS[level];
    if (!found) throw new Error(`there is no level ${level}`);
    const { NEXT, LONGEST_PATH } = this.#tables;
    const budget = budgetOf(found, limits);
    const search = new Search(this.#module, this.#tables, found, state, seat, stream);
    if (!search.canProve) {
      yield* searched(search, budget);
      return search.decision(LONGEST_PATH);
    }
    search.beginProof(found.nodes);
    if ((yield* proven(search, budget, NEXT.PROVING)) !== NEXT.DECIDED) {
      yield* searched(search, budget);
      search.beginCheck();
      yield* proven(search, budget, NEXT.PROVING);
    }
    return search.settled(LONGEST_PATH);
  }
}

/** Entry points of an instance, called with named arguments. */
class Desk {
  readonly instance: Instance;
  readonly #tables: BotTables;
  readonly #bound: Readonly<Record<string, (...given: unknown[]) => unknown>>;

  constructor(instance: Instance, tables: BotTables) {
    this.instance = instance;
    this.#tables = tables;
    this.#bound = bind(instance, tables.ENTRY_POINTS, tables.LAYOUTS) as never;
  }

  has(name: string): boolean {
    return name in this.#bound;
  }

  call(name: string, given: Fields): unknown {
    const entry = this.#tables.ENTRY_POINTS.find(([known]) => known === name);
    return this.#bound[name]?.(...(entry?.[2] ?? []).map(([argument]) => given[argument]));
  }

  /** Make rooms for the arguments that stay, of such extents. */
  rooms(extents: Level['rooms']): Readonly<Record<string, Placed>> {
    const taken = this.#tables.ENTRY_POINTS.flatMap(([, , each]) => each);
    const kinds = new Map(taken.map(([name, kind, , role]) => [`${role} ${name}`, kind]));
    return Object.fromEntries(
      Object.entries(extents).map(([name, each]) => {
        const size = itemBytes(this.#tables.LAYOUTS, kinds.get(`stays ${name}`) ?? '');
        const bytes = each.reduce((product, extent) => product * extent, size);
        return [name, { address: this.instance.take(bytes), extents: each }];
      }),
    );
  }

  /** Fill a room with bytes. */
  fill(room: Placed | undefined, ...parts: readonly Uint8Array[]): void {
    let address = room?.address ?? 0;
    for (const part of parts) {
      this.instance.bytes(address, part.length).set(part);
      address += part.length;
    }
  }
}

/** A tree for one position and the seat that is to move in it. */
class Search {
  done = 0;
  readonly #desk: Desk;
  readonly #given: Fields;
  readonly #reader: Reader;
  readonly #schema: Schema;

  constructor(
    module: WebAssembly.Module,
    tables: BotTables,
    level: Level,
    state: State,
    seat: number,
    stream: Stream,
  ) {
    const { LAYOUTS, MIND, STRUCTS, TOLD } = tables;
    this.#desk = new Desk(new Instance(module), tables);
    this.#reader = new Reader(STRUCTS);
    this.#schema = TOLD.decision;
    const rooms = this.#desk.rooms(level.rooms);
    this.#desk.fill(rooms.states, state, state);
    this.#desk.fill(rooms.mind_minds, pack(LAYOUTS, 'Mind', { ...MIND, ...level.mind }));
    this.#given = { ...rooms, seat, stream, habits: pack(LAYOUTS, 'Habits', level.habits) };
  }

  /** Run some simulations; return how many there was room for. */
  simulate(simulations: number): number {
    const made = Number(this.#desk.call('grow', { ...this.#given, simulations }));
    this.done += made;
    return made;
  }

  /** Return what the search would do now, with so many moves of the line that it expects. */
  decision(moves: number): Decision {
    return this.#told('decision_at', moves);
  }

  /** Whether the result may be proven before anything is searched. */
  get canProve(): boolean {
    return this.#desk.has('prove');
  }

  beginProof(nodes: number): void {
    this.#desk.call('begin_proof', { ...this.#given, nodes });
  }

  /** Go on proving for so many nodes; return what is to be done next. */
  prove(nodes: number): number {
    return Number(this.#desk.call('prove', { ...this.#given, most_nodes: nodes }));
  }

  /** Ask of the best moves whether they are proven to lose. */
  beginCheck(): void {
    this.#desk.call('begin_check', this.#given);
  }

  /** Return what proof and search have decided. */
  settled(moves: number): Decision {
    return this.#told('settled_at', moves);
  }

  #told(name: string, moves: number): Decision {
    return this.#reader.told(this.#schema, (out) =>
      Number(this.#desk.call(name, { ...this.#given, most_moves: moves, out })),
    ) as Decision;
  }
}

/** Work cut into slices short enough to listen in between. */
class Slices {
  #size = FIRST_SLICE;
  #began = now();

  /** Return how much of what is left may be done before the next look at the clock. */
  take(left: number): number {
    const passed = now() - this.#began;
    if (passed < SLICE_MILLISECONDS / 2) this.#size = Math.min(LARGEST_SLICE, 2 * this.#size);
    else if (passed > SLICE_MILLISECONDS) this.#size = Math.max(1, this.#size >> 1);
    this.#began += passed;
    return Math.min(this.#size, left);
  }
}

function now(): number {
  return performance.now();
}
