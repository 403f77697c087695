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

const STREAM_WORDS = 4;
const LONGEST_LINE = 256;
const FIRST_SLICE = 16;
const LARGEST_SLICE = 1 << 16;
const SLICE_MILLISECONDS = 50; // so often somebody who calls a bot off is heard

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
    const stream = new BigInt64Array(STREAM_WORDS);
    const [first = 0, second = 0, third = 0] = seed;
    const desk = new Desk(new Instance(this.#module), this.#tables);
    desk.call('start_stream', { stream, first, second, third });
    return stream;
  }

  /**
   * Think about a position, imagined for a seat, and say after every slice what one would do;
   * whoever answers that with true calls it off.
   */
  *think(
    level: string,
    state: State,
    seat: number,
    stream: Stream,
    limits: Limits = {},
  ): Generator<Decision, Decision, boolean | undefined> {
    const found = this.#tables.LEVELS[level];
    if (!found) throw new Error(`there is no level ${level}`);
    const most = Math.max(1, Math.min(found.simulations, limits.simulations ?? Infinity));
    const end = limits.isPatient ? Infinity : now() + 1000 * (limits.seconds ?? found.seconds);
    const search = new Search(this.#module, this.#tables, found, state, seat, stream);
    const slices = new Slices();
    while (search.done < most) {
      const made = search.simulate(search.done === 0 ? 1 : slices.take(most - search.done));
      if (made < 1 || now() >= end) break;
      if (yield search.decision(0)) break;
    }
    return search.decision(LONGEST_LINE);
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
    return this.#reader.told(this.#schema, (out) =>
      Number(this.#desk.call('decision_at', { ...this.#given, most_moves: moves, out })),
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
