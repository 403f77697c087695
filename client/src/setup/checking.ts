/** Options are checked by the server, with the rules that a table is opened with. */

import type { OptionAbout } from '../games';
import { send } from '../wire/http';
import type { Chosen } from './layout';

export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** What follows from the options that were chosen, or what is wrong with them. */
export interface CheckedOptions {
  /** Every option of the match that they make; none if they are refused. */
  readonly options: Chosen;
  /** Of the numbers that depend on other options. */
  readonly limits: Readonly<Partial<Record<string, Limits>>>;
  readonly refused: { readonly place: string } | null;
}

/** Where something is wrong, and between which numbers it would be right if it is a number. */
export interface Problem {
  readonly place: string;
  readonly limits: Limits | undefined;
}

/** Ask the server what follows from the options that were chosen. */
export function checkOptions(game: string, options: Chosen): Promise<CheckedOptions> {
  return send('POST', `/api/games/${encodeURIComponent(game)}/options`, { options });
}

/** Return what is wrong first: a number beyond its limits, or what the server refuses. */
export function problemIn(
  checked: CheckedOptions,
  picked: Chosen,
  options: readonly OptionAbout[],
): Problem | undefined {
  if (!checked.refused) return undefined;
  const beyond = options.find(({ name }) => isBeyond(picked[name], checked.limits[name]));
  const place = beyond?.name ?? checked.refused.place;
  return { place, limits: checked.limits[place] };
}

function isBeyond(text: string | undefined, limits: Limits | undefined): boolean {
  if (!text || !limits) return false;
  const number = Number(text);
  return !Number.isInteger(number) || number < limits.least || number > limits.most;
}
