/**
 * The numbers of a game's actions and what they mean, by its families.
 *
 *   families   go: N E | stop | at: x 0 1 2, y 0 1
 *   numbers        0 1     2            3 .. 8        the last part runs fastest
 */

type Values = number | readonly string[];
type Part = readonly [name: string, values: Values];
type Parts = readonly Part[];

/** How a game's action numbers are made up, as it is generated. */
export type Families = readonly (readonly [family: string, parts: Parts])[];

interface Range {
  readonly family: string;
  readonly first: number;
  readonly size: number;
  readonly parts: Parts;
}

export class ActionNumbers<Action extends { readonly family: string }> {
  /** How many there are. */
  readonly count: number;
  readonly #ranges: readonly Range[];

  constructor(families: Families) {
    let first = 0;
    this.#ranges = families.map(([family, parts]) => {
      const size = parts.reduce((product, [, values]) => product * sizeOf(values), 1);
      const range = { family, first, size, parts };
      first += size;
      return range;
    });
    this.count = first;
  }

  /** Return what a number means. */
  read(number: number): Action {
    const range = this.#ranges.find(({ first, size }) => number >= first && number < first + size);
    if (!range) throw new Error(`there is no action ${number}`);
    let rest = number - range.first;
    const values = [...range.parts].reverse().map(([name, values]) => {
      const place = rest % sizeOf(values);
      rest = Math.floor(rest / sizeOf(values));
      return [name, typeof values === 'number' ? place : values[place]] as const;
    });
    return { family: range.family, ...Object.fromEntries(values) } as unknown as Action;
  }

  /** Return how many values a part of the actions of a family may have. */
  sizeOf(family: Action['family'], part: string): number {
    const range = this.#ranges.find((one) => one.family === family);
    const [, values = 0] = range?.parts.find(([name]) => name === part) ?? [];
    return sizeOf(values);
  }

  /** Return the number of an action. */
  number(action: Action): number {
    const range = this.#ranges.find(({ family }) => family === action.family);
    if (!range) throw new Error(`there is no action ${action.family}`);
    const given = action as unknown as Readonly<Record<string, number | string>>;
    const within = range.parts.reduce(
      (sum, [name, values]) => sum * sizeOf(values) + placeOf(values, given[name]),
      0,
    );
    return range.first + within;
  }
}

function sizeOf(values: Values): number {
  return typeof values === 'number' ? values : values.length;
}

function placeOf(values: Values, value: number | string | undefined): number {
  const place = typeof values === 'number' ? Number(value) : values.indexOf(String(value));
  if (!(place >= 0 && place < sizeOf(values))) throw new Error(`${value ?? ''} is out of range`);
  return place;
}
