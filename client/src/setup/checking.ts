/** Options are checked by what the rules say of them, written down when the client is built. */

import type { GameAbout, OptionAbout } from '../games';
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

/** What follows from a choice, and the limits that hold then. */
interface Fit {
  readonly options: Chosen;
  readonly limits: Readonly<Partial<Record<string, Limits>>>;
}

type Fits = Readonly<Partial<Record<string, readonly Fit[]>>>;

/** Return what follows from the options that were chosen. */
export async function checkOptions(game: GameAbout, picked: Chosen): Promise<CheckedOptions> {
  const found = await import('../generated/options_that_fit.json');
  return checked(game, picked, (found.default as Fits)[game.name] ?? []);
}

/** Return what follows from options, where it is known what fits. */
export function checked(game: GameAbout, picked: Chosen, fits: readonly Fit[]): CheckedOptions {
  const leading = game.options.filter(({ replaces }) => replaces.length > 0);
  const choices = leading.filter(({ kind }) => kind === 'choice');
  const numbers = leading.filter(({ kind, name }) => kind === 'number' && name in picked);
  const is = (fit: Fit, { name }: OptionAbout) =>
    fit.options[name] === (picked[name] ?? game.defaults[name]);
  const open = fits.filter((fit) => choices.every((option) => is(fit, option)));
  const fit = open.find((one) => numbers.every((option) => is(one, option)));
  const options = { ...game.defaults, ...fit?.options, ...picked };
  const limits = (fit ?? open[0])?.limits ?? {};
  const place = Object.keys(limits).find((name) => isBeyond(options[name], limits[name]));
  const refused = fit || open.length === 0 ? place : (place ?? numbers[0]?.name);
  if (refused !== undefined) return { options: {}, limits, refused: { place: refused } };
  return { options, limits, refused: null };
}

/** Return what is wrong first: a number beyond its limits, or what is refused. */
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
