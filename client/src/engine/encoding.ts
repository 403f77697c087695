/**
 * Values as numbers in a row, by a schema: compiled code writes what it tells so, and reads what it
 * is given.  Values are those of the server's JSON. `core/encoding.py` has the rules.
 */

import type { Schema, StructField, Structs } from './tables';

/** A value as numbers, and the texts to which they point. */
export interface Encoded {
  readonly numbers: Float64Array<ArrayBuffer>;
  readonly texts: readonly string[];
}

type Keyed = Readonly<Record<string, unknown>>;
type Take = () => number;
type Read = (take: Take) => unknown;

/** Told by an entry point: it gets room to write and returns how many numbers there are. */
export type Teller = (out: Float64Array<ArrayBuffer>) => number;

const ROOM = 1 << 10;

/** Reads what a module of the engine tells. */
export class Codec {
  readonly #structs: Structs;
  readonly #made = new Map<string, Read>();
  #room = new Float64Array(ROOM);
  #texts: readonly string[] = [];

  constructor(structs: Structs) {
    this.#structs = structs;
  }

  /** Let an entry point tell something, and read it. */
  told(schema: Schema, teller: Teller, texts: readonly string[] = []): unknown {
    let count = teller(this.#room);
    if (count > this.#room.length) {
      this.#room = new Float64Array(2 * count);
      count = teller(this.#room);
    }
    return this.read(schema, this.#room.subarray(1, count), texts);
  }

  /** Return a value as compiled code takes it: the numbers, and the texts to which they point. */
  encode(schema: Schema, value: unknown): Encoded {
    const numbers = [1];
    const texts: string[] = [];
    this.#write(schema, value, numbers, texts);
    return { numbers: Float64Array.from(numbers), texts };
  }

  #write(schema: Schema, value: unknown, numbers: number[], texts: string[]): void {
    const [kind, ...parts] = schema;
    const write = (part: unknown, inner: unknown) => {
      this.#write(part as Schema, inner, numbers, texts);
    };
    switch (kind) {
      case 'name':
        numbers.push(parts.indexOf(value as string));
        break;
      case 'text':
        numbers.push(texts.push(value as string) - 1);
        break;
      case 'maybe':
      case 'unset':
        numbers.push(Number(value !== undefined && value !== null));
        if (value !== undefined && value !== null) write(parts[0], value);
        break;
      case 'items':
        (value as readonly unknown[]).forEach((item, at) => write(parts[at], item));
        break;
      case 'list':
        numbers.push((value as readonly unknown[]).length);
        for (const item of value as readonly unknown[]) write(parts[0], item);
        break;
      case 'struct':
        for (const [field, inner, ...omitted] of this.#fields(String(parts[0])))
          write(inner, (value as Keyed)[field] ?? omitted[0]);
        break;
      case 'union': {
        const place = parts.findIndex((part) => this.#isTagged(String(part[1]), value as Keyed));
        numbers.push(place);
        write(parts[place], value);
        break;
      }
      default:
        numbers.push(Number(value));
    }
  }

  #isTagged(name: string, value: Keyed): boolean {
    const [field, tag] = this.#structs[name]?.[0] ?? [];
    return field !== undefined && value[field] === tag;
  }

  /** Return the value that numbers tell, with the texts to which they point. */
  read(schema: Schema, numbers: Float64Array, texts: readonly string[] = []): unknown {
    this.#texts = texts;
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
    if (kind === 'text') return (take) => this.#texts[take()];
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

  #fields(name: string): readonly StructField[] {
    const found = this.#structs[name];
    if (!found) throw new Error(`there is no struct ${name}`);
    return found[1];
  }

  #structReader(name: string): Read {
    const fields = this.#fields(name);
    const tag = this.#structs[name]?.[0] ?? [];
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
