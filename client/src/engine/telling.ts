/**
 * What compiled code tells: numbers in a row, read by a schema as the value that they mean; the
 * same value that the server's JSON would give. `core/encoding.py` has the rules.
 */

import type { Schema, StructField, Structs } from './tables';

type Take = () => number;
type Read = (take: Take) => unknown;

/** Told by an entry point: it gets room to write and returns how many numbers there are. */
export type Teller = (out: Float64Array<ArrayBuffer>) => number;

const ROOM = 1 << 10;

/** Reads what a module of the engine tells. */
export class Reader {
  readonly #structs: Structs;
  readonly #made = new Map<string, Read>();
  #room = new Float64Array(ROOM);

  constructor(structs: Structs) {
    this.#structs = structs;
  }

  /** Let an entry point tell something, and read it. */
  told(schema: Schema, teller: Teller): unknown {
    let count = teller(this.#room);
    if (count > this.#room.length) {
      this.#room = new Float64Array(2 * count);
      count = teller(this.#room);
    }
    return this.read(schema, this.#room.subarray(1, count));
  }

  /** Return the value that numbers tell. */
  read(schema: Schema, numbers: Float64Array): unknown {
    let place = 0;
    const value = this.#reader(schema)(() => {
      const number = numbers[place++];
      if (number === undefined) throw new Error('less is told than the schema says');
      return number;
    });
    if (place !== numbers.length) throw new Error('more is told than the schema says');
    return value;
  }

  #reader([kind, ...parts]: Schema): Read {
    if (kind === 'struct') return this.#struct(String(parts[0]));
    if (kind === 'name') return (take) => parts[take()];
    const inner = parts.map((part) => this.#reader(part as Schema));
    const make = MAKERS[kind];
    if (!make) throw new Error(`there is no schema ${kind}`);
    return make(inner);
  }

  #struct(name: string): Read {
    let read = this.#made.get(name);
    if (!read) {
      read = this.#structReader(name);
      this.#made.set(name, read);
    }
    return read;
  }

  #structReader(name: string): Read {
    const found = this.#structs[name];
    if (!found) throw new Error(`there is no struct ${name}`);
    const [tag, fields] = found;
    const readers = fields.map((field) => [field, this.#reader(field[1])] as const);
    return (take) => {
      const value: Record<string, unknown> = tag.length ? { [tag[0]]: tag[1] } : {};
      for (const [field, read] of readers) {
        const part = read(take);
        if (part !== undefined && !isOmitted(field, part)) value[field[0]] = part;
      }
      return value;
    };
  }
}

/** Tell whether JSON leaves a field out, because it is what it would be anyway. */
function isOmitted([, , ...omitted]: StructField, value: unknown): boolean {
  if (omitted.length === 0) return false;
  return omitted[0] === value || JSON.stringify(omitted[0]) === JSON.stringify(value);
}

function times<Item>(count: number, make: () => Item): Item[] {
  return Array.from({ length: count }, make);
}

const MAKERS: Readonly<Record<string, (inner: readonly Read[]) => Read>> = {
  number: () => (take) => take(),
  whole: () => (take) => take(),
  truth: () => (take) => take() !== 0,
  maybe: (inner) => (take) => (take() ? inner[0]?.(take) : null),
  unset: (inner) => (take) => (take() ? inner[0]?.(take) : undefined),
  items: (inner) => (take) => inner.map((read) => read(take)),
  list: (inner) => (take) => times(take(), () => inner[0]?.(take)),
  map: (inner) => (take) =>
    Object.fromEntries(times(take(), () => inner.map((read) => read(take)) as [string, unknown])),
  union: (inner) => (take) => inner[take()]?.(take),
};
