/** A bot's desk: entry points of an instance of its own, and rooms in it. */

import { bind } from './binding';
import type { BotTables, Decision, Fields, Level } from './decision';
import { Instance, padded } from './instance';
import { pack } from './records';
import { itemBytes, type Placed } from './tables';
import { Codec } from './encoding';

export class Desk {
  readonly #instance: Instance;
  readonly #tables: BotTables;
  readonly #bound: Readonly<Record<string, (...given: unknown[]) => unknown>>;
  readonly #codec: Codec;

  constructor(module: WebAssembly.Module, tables: BotTables) {
    this.#instance = new Instance(module);
    this.#tables = tables;
    this.#bound = bind(this.#instance, tables.ENTRY_POINTS, tables.LAYOUTS) as never;
    this.#codec = new Codec(tables.STRUCTS);
  }

  has(name: string): boolean {
    return name in this.#bound;
  }

  /** Call an entry point with named arguments. */
  call(name: string, given: Fields): unknown {
    const entry = this.#tables.ENTRY_POINTS.find(([known]) => known === name);
    return this.#bound[name]?.(...(entry?.[2] ?? []).map(([argument]) => given[argument]));
  }

  /** Read the decision that an entry point tells, with so many moves of the line. */
  decision(name: string, given: Fields, moves: number): Decision {
    return this.#codec.told(this.#tables.TOLD.decision, (out) =>
      Number(this.call(name, { ...given, most_moves: moves, out })),
    ) as Decision;
  }

  /** Return what a level has in mind. */
  mind(level: Level): Uint8Array<ArrayBuffer> {
    const { LAYOUTS, MIND } = this.#tables;
    return pack(LAYOUTS, 'Mind', { ...MIND, ...level.mind });
  }

  /** Make rooms for the arguments that stay, of such extents: all at once, since growing costs. */
  rooms(extents: Level['rooms']): Readonly<Record<string, Placed>> {
    const taken = this.#tables.ENTRY_POINTS.flatMap(([, , each]) => each);
    const kinds = new Map(taken.map(([name, kind, , role]) => [`${role} ${name}`, kind]));
    const sized = Object.entries(extents).map(([name, each]) => {
      const size = itemBytes(this.#tables.LAYOUTS, kinds.get(`stays ${name}`) ?? '');
      return {
        name,
        each,
        bytes: padded(each.reduce((product, extent) => product * extent, size)),
      };
    });
    let end = this.#instance.take(sized.reduce((sum, { bytes }) => sum + bytes, 0));
    const placed = sized.map(({ name, each, bytes }) => {
      end += bytes;
      return [name, { address: end - bytes, extents: each }] as const;
    });
    return Object.fromEntries(placed);
  }

  /** Return a copy of the first bytes of a room. */
  read(room: Placed | undefined, length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#instance.bytes(room?.address ?? 0, length));
  }

  /** Fill a room with bytes. */
  fill(room: Placed | undefined, ...parts: readonly Uint8Array[]): void {
    let address = room?.address ?? 0;
    for (const part of parts) {
      this.#instance.bytes(address, part.length).set(part);
      address += part.length;
    }
  }
}
