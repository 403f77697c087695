/** The doors of the lobby. */

import { DOORS, LETTERS } from '../../../generated/spokenchaos';

export type Side = (typeof LETTERS)[number];

export interface Door {
  readonly side: Side;
  readonly number: number;
}

const DOORS_BY_NAME: Readonly<Partial<Record<string, Door>>> = DOORS;
const NAMES = Object.keys(DOORS);

/** Return the door of a name, such as N3. */
export function doorOf(name: string): Door {
  const found = DOORS_BY_NAME[name];
  if (!found) throw new Error(`there is no door ${name}`);
  return found;
}

/** Return the number of a door among all, by its name. */
export function doorNumber(name: string): number {
  const found = NAMES.indexOf(name);
  if (found < 0) throw new Error(`there is no door ${name}`);
  return found;
}
