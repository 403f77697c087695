/** The rulings of a position of Finstere Flure: whose reading holds, and what differs from it. */

import type { OptionTable } from '../engine/choices';
import type { Position } from '../generated/finstere';

type Rulings = NonNullable<Position['rulings']>;

const PRESET = 'rulings'; // what the option is called in a match

/** A ruling that can be chosen on its own, and its values. */
export interface Ruling {
  readonly name: string;
  readonly values: readonly string[];
}

/** Return whose readings there are. */
export function presetsIn(options: OptionTable): readonly string[] {
  return options[PRESET]?.names ?? [];
}

/** Return what can be ruled on its own. */
export function rulingsIn(options: OptionTable): readonly Ruling[] {
  return Object.entries(options)
    .filter(([, { may_be_left: isRuling }]) => isRuling)
    .map(([name, { names }]) => ({ name, values: names }));
}

/** Return what a position rules; nothing where it leaves that to the reading. */
export function rulingOf({ rulings }: Position, name: string): string {
  const chosen: Readonly<Record<string, string | number | boolean>> = { ...rulings };
  return String(chosen[name] ?? '');
}

/** Return a position with a ruling; without a value it is left to the reading. */
export function withRuling(position: Position, name: string, value: string): Position {
  const { rulings = {}, ...rest } = position;
  const others = Object.entries(rulings).filter(([other]) => other !== name);
  const all = value === '' ? others : [...others, [name, plain(value)]];
  if (all.length === 0) return rest;
  return { ...rest, rulings: Object.fromEntries(all) as Rulings };
}

/** Return a value as JSON has it. */
function plain(value: string): string | number | boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
}
