/** Whether a value has the form that a JSON schema asks for; as much of it as ours are made of. */

export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly prefixItems?: readonly Schema[];
  readonly items?: Schema | false;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

type Defined = Readonly<Record<string, Schema>>;
type Keyed = Readonly<Record<string, unknown>>;

const REFERENCE = '#/$defs/';
const ROOT = '$';

/** Return the place of the first thing that does not fit, such as `$.tokens[0].cell`. */
export function misfit(schema: Schema, value: unknown): string | undefined {
  return misfitAt(schema, value, ROOT, schema.$defs ?? {});
}

function misfitAt(
  schema: Schema,
  value: unknown,
  place: string,
  defined: Defined,
): string | undefined {
  if (schema.$ref) {
    const found = defined[schema.$ref.slice(REFERENCE.length)];
    return found ? misfitAt(found, value, place, defined) : place;
  }
  if (schema.anyOf) return misfitOfAll(schema.anyOf, value, place, defined);
  if (schema.enum) return schema.enum.includes(value) ? undefined : place;
  if (!isOfType(schema, value)) return place;
  if (Array.isArray(value)) return misfitInList(schema, value, place, defined);
  if (schema.type === 'object') return misfitInKeys(schema, value as Keyed, place, defined);
  return undefined;
}

/** Return where a value comes furthest that fits none of several schemas. */
function misfitOfAll(
  schemas: readonly Schema[],
  value: unknown,
  place: string,
  defined: Defined,
): string | undefined {
  const all = schemas.map((schema) => misfitAt(schema, value, place, defined));
  if (all.includes(undefined)) return undefined;
  return (all as string[]).reduce((one, other) => (other.length > one.length ? other : one));
}

function isOfType({ type, minimum, maximum }: Schema, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object')
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'integer' || type === 'number') {
    const isNumber = type === 'integer' ? Number.isInteger(value) : Number.isFinite(value);
    return (
      isNumber && Number(value) >= (minimum ?? -Infinity) && Number(value) <= (maximum ?? Infinity)
    );
  }
  return typeof value === type;
}

function misfitInList(
  { minItems = 0, maxItems = Infinity, prefixItems = [], items }: Schema,
  value: readonly unknown[],
  place: string,
  defined: Defined,
): string | undefined {
  if (value.length < minItems || value.length > maxItems) return place;
  for (const [at, item] of value.entries()) {
    const schema = prefixItems[at] ?? (items === false ? undefined : items);
    const found = schema && misfitAt(schema, item, `${place}[${at}]`, defined);
    if (found) return found;
  }
  return undefined;
}

/** Return the first key that is missing, unknown or of another form. */
function misfitInKeys(
  { properties = {}, required = [] }: Schema,
  value: Keyed,
  place: string,
  defined: Defined,
): string | undefined {
  const missing = required.find((key) => !Object.hasOwn(value, key));
  if (missing !== undefined) return `${place}.${missing}`;
  for (const [key, item] of Object.entries(value)) {
    const schema = Object.hasOwn(properties, key) ? properties[key] : undefined;
    const inner = `${place}.${key}`;
    const found = schema ? misfitAt(schema, item, inner, defined) : inner;
    if (found) return found;
  }
  return undefined;
}
