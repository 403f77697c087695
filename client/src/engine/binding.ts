/** The entry points of a module as functions: arguments are copied in, and what changed back. */

import type { Instance } from './instance';
import { padded } from './instance';
import { itemBytes as bytesOf } from './tables';
import type { Argument, EntryPoint, Layouts, Placed, Rows } from './tables';

const SLOT_BYTES = 8;
const PLAIN = new Set(['q', 'd', '?']);

type Numbers = ArrayBufferView<ArrayBuffer> & { readonly byteLength: number };
/** What an entry point is given: numbers, and arrays that are copied or lie there already. */
export type Given = number | boolean | Numbers | Rows<Numbers> | Placed;

/** An array on its way: where it lies here and there, and its extents. */
interface Copied {
  readonly argument: Argument;
  readonly bytes: Uint8Array;
  readonly itemBytes: number;
  readonly extents: readonly number[];
}

/** Entry points by their names; each returns a number, or several. */
export type EntryPoints = Readonly<Record<string, (...given: readonly Given[]) => unknown>>;

/** Return the functions that a table of entry points describes. */
export function bind(
  instance: Instance,
  table: readonly EntryPoint[],
  layouts: Layouts,
): EntryPoints {
  const bound = table.map((entry) => [
    entry[0],
    (...given: readonly Given[]) => call(instance, entry, layouts, given),
  ]);
  return Object.fromEntries(bound) as EntryPoints;
}

function call(
  instance: Instance,
  [name, result, taken]: EntryPoint,
  layouts: Layouts,
  given: readonly Given[],
): unknown {
  const copied = taken.map((argument, index) => arrayOf(argument, given[index], layouts));
  instance.begin(copied.reduce((sum, array) => sum + (array ? padded(array.bytes.length) : 0), 0));
  let slot = instance.block + result.length * SLOT_BYTES;
  const addresses = copied.map((array, index) => {
    const address = array ? put(instance, array) : 0;
    slot = writeSlots(instance.view, slot, taken[index], given[index], array, address);
    return address;
  });
  instance.run(name);
  const returned = Array.from(result, (letter, index) =>
    readSlot(instance.view, instance.block + index * SLOT_BYTES, letter),
  );
  copied.forEach((array, index) => {
    if (array) takeBack(instance, array, addresses[index] ?? 0, Number(returned[0]));
  });
  return returned.length > 1 ? returned : returned[0];
}

/** Return an argument as an array that is copied, unless it is a number or lies there already. */
function arrayOf(argument: Argument, given: Given | undefined, layouts: Layouts): Copied | null {
  const [name, kind, dimensions] = argument;
  if (PLAIN.has(kind)) return null;
  if (typeof given !== 'object') throw new TypeError(`${name} is no array`);
  if ('address' in given) return null;
  const rows = 'items' in given ? given : { items: given, width: 0 };
  const { buffer, byteOffset, byteLength } = rows.items;
  const itemBytes = bytesOf(layouts, kind);
  const count = byteLength / itemBytes;
  const extents = dimensions > 1 ? [count / rows.width, rows.width] : [count];
  if (!extents.every(Number.isInteger)) throw new TypeError(`${name} is cut off`);
  return {
    argument,
    bytes: new Uint8Array(buffer, byteOffset, byteLength),
    itemBytes,
    extents: extents.slice(0, dimensions),
  };
}

/** Copy an array into the engine, unless it is only written there; return its address. */
function put(instance: Instance, { argument, bytes }: Copied): number {
  const address = instance.place(bytes.length);
  const role = argument[3];
  if (role !== 'fills' && role !== 'counted') instance.bytes(address, bytes.length).set(bytes);
  return address;
}

/** Copy back what an entry point has written. */
function takeBack(instance: Instance, array: Copied, address: number, count: number): void {
  const { bytes, itemBytes, extents, argument } = array;
  const role = argument[3];
  if (role === '' || role === 'stays') return;
  const rowBytes = extents.slice(1).reduce((product, extent) => product * extent, itemBytes);
  const length =
    role === 'counted' ? Math.min(Math.max(count, 0) * rowBytes, bytes.length) : bytes.length;
  bytes.set(instance.bytes(address, length));
}

/** Write an argument into the block; return where the next one goes. */
function writeSlots(
  view: DataView,
  slot: number,
  argument: Argument | undefined,
  given: Given | undefined,
  array: Copied | null,
  address: number,
): number {
  if (typeof given === 'number' && argument?.[1] === 'd') {
    view.setFloat64(slot, given, true);
    return slot + SLOT_BYTES;
  }
  const placed = typeof given === 'object' && 'address' in given ? given : null;
  const numbers = array
    ? [address, ...array.extents]
    : placed
      ? [placed.address, ...placed.extents]
      : [Number(given)];
  numbers.forEach((number, index) => {
    view.setBigInt64(slot + index * SLOT_BYTES, BigInt(number), true);
  });
  return slot + numbers.length * SLOT_BYTES;
}

function readSlot(view: DataView, slot: number, letter: string): number | boolean {
  if (letter === 'd') return view.getFloat64(slot, true);
  return letter === '?' ? view.getUint8(slot) !== 0 : Number(view.getBigInt64(slot, true));
}
