/** What a goal comes to: numbers of a state that must lie in certain ranges (`lessons/checks.py`). */

export interface Check {
  /** The way to a number in a state's fields. */
  readonly path: readonly (string | number)[];
  /** Least and most, both included; one of them is enough. */
  readonly ranges: readonly (readonly [least: number, most: number])[];
  /** Only these bits of it count; nothing: all of it. */
  readonly mask?: number;
}

/** Tell whether a state's fields hold what a check says. */
export function holds({ path, ranges, mask = 0 }: Check, fields: unknown): boolean {
  const found = path.reduce<unknown>((inside, step) => at(inside, step), fields);
  const number = mask ? masked(Number(found), mask) : Number(found);
  return ranges.some(([least, most]) => least <= number && number <= most);
}

function at(inside: unknown, step: string | number): unknown {
  return (inside as Readonly<Record<string | number, unknown>>)[step];
}

/** Sets of cells have more bits than JavaScript's own operators know. */
function masked(number: number, mask: number): number {
  return Number(BigInt(number) & BigInt(mask));
}
