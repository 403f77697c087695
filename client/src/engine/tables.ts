/**
 * What the generated tables of an engine's module look like; `server/messages/engine_descriptions.py`
 * writes them.
 */

/** A field: its name, where it lies in the record, the kind of its items, and how many. */
export type Field = readonly [name: string, offset: number, kind: string, ...extents: number[]];

/** The layouts of a module by name: how many bytes, and the fields. */
export type Layouts = Readonly<Record<string, readonly [bytes: number, fields: readonly Field[]]>>;

/** What an entry point does with an argument besides reading it. */
export type Role = '' | 'changes' | 'fills' | 'counted' | 'stays';

export type Argument = readonly [name: string, kind: string, dimensions: number, role: Role];

/** An entry point: its name, the letters of what it returns, what it takes. */
export type EntryPoint = readonly [name: string, result: string, taken: readonly Argument[]];

/** How numbers become a value: the kind of schema, then names or the schemas of parts. */
export type Schema = readonly [kind: string, ...parts: (string | Schema)[]];

/** A field of a Struct: its name, its schema, and the value that is left out, if one is. */
export type StructField = readonly [name: string, schema: Schema, omitted?: unknown];

export type Tag = readonly [] | readonly [field: string, value: string];

export type Structs = Readonly<Record<string, readonly [tag: Tag, fields: readonly StructField[]]>>;

/** Many rows of one width, behind one another. */
export interface Rows<Items> {
  readonly items: Items;
  readonly width: number;
}

/** Something that lies in the engine's memory and is not copied. */
export interface Placed {
  readonly address: number;
  readonly extents: readonly number[];
}

/** Return how many bytes an item of a kind has. */
export function itemBytes(layouts: Layouts, kind: string): number {
  return layouts[kind]?.[0] ?? Number(kind.slice(1));
}
