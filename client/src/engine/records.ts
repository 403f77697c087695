/** Records as bytes and as plain values: by a layout, where every field has its place. */

import { itemBytes, type Layouts } from './tables';

type Plain = Readonly<Record<string, unknown>>;
type Visit = (kind: string, at: number, value: unknown) => unknown;

/** Return what a record's bytes hold. */
export function unpack(layouts: Layouts, name: string, bytes: Uint8Array): unknown {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const read: Visit = (kind, at) =>
    layouts[kind] ? record(layouts, kind, at, null, read) : readNumber(view, kind, at);
  return record(layouts, name, 0, null, read);
}

/** Return a record as bytes. */
export function pack(layouts: Layouts, name: string, value: unknown): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(layouts[name]?.[0] ?? 0);
  const view = new DataView(bytes.buffer);
  const write: Visit = (kind, at, given) => {
    if (layouts[kind]) return record(layouts, kind, at, given, write);
    writeNumber(view, kind, at, Number(given));
    return given;
  };
  record(layouts, name, 0, value, write);
  return bytes;
}

/** Visit all fields of a record that begins somewhere; return what the visits return. */
function record(
  layouts: Layouts,
  name: string,
  start: number,
  value: unknown,
  visit: Visit,
): Plain {
  const fields = layouts[name]?.[1] ?? [];
  return Object.fromEntries(
    fields.map(([field, offset, kind, ...extents]) => {
      const given = value === null ? null : (value as Plain)[field];
      const size = itemBytes(layouts, kind);
      return [field, rows(extents, size, start + offset, given, kind, visit)];
    }),
  );
}

/** Visit items in rows of rows, as the extents say; without extents there is one. */
function rows(
  extents: readonly number[],
  size: number,
  start: number,
  value: unknown,
  kind: string,
  visit: Visit,
): unknown {
  const [count, ...inner] = extents;
  if (count === undefined) return visit(kind, start, value);
  const stride = inner.reduce((product, extent) => product * extent, size);
  return Array.from({ length: count }, (_, index) => {
    const given = value === null ? null : (value as readonly unknown[])[index];
    return rows(inner, size, start + index * stride, given, kind, visit);
  });
}

const READERS: Readonly<Record<string, (view: DataView, at: number) => number | boolean>> = {
  b1: (view, at) => view.getUint8(at) !== 0,
  i1: (view, at) => view.getInt8(at),
  u1: (view, at) => view.getUint8(at),
  i2: (view, at) => view.getInt16(at, true),
  i4: (view, at) => view.getInt32(at, true),
  i8: (view, at) => Number(view.getBigInt64(at, true)),
  f4: (view, at) => view.getFloat32(at, true),
  f8: (view, at) => view.getFloat64(at, true),
};

const WRITERS: Readonly<Record<string, (view: DataView, at: number, value: number) => void>> = {
  b1: (view, at, value) => view.setUint8(at, value),
  i1: (view, at, value) => view.setInt8(at, value),
  u1: (view, at, value) => view.setUint8(at, value),
  i2: (view, at, value) => view.setInt16(at, value, true),
  i4: (view, at, value) => view.setInt32(at, value, true),
  i8: (view, at, value) => view.setBigInt64(at, BigInt(value), true),
  f4: (view, at, value) => view.setFloat32(at, value, true),
  f8: (view, at, value) => view.setFloat64(at, value, true),
};

function readNumber(view: DataView, kind: string, at: number): number | boolean {
  const read = READERS[kind];
  if (!read) throw new TypeError(`there are no numbers ${kind}`);
  return read(view, at);
}

function writeNumber(view: DataView, kind: string, at: number, value: number): void {
  const write = WRITERS[kind];
  if (!write) throw new TypeError(`there are no numbers ${kind}`);
  write(view, at, value);
}
