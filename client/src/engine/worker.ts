/** The rules aside of the page: they come first, then every question is answered in its turn. */

import type { Given } from './binding';
import { Rules, type Tables } from './rules';

/** What the rules are made of. */
export interface Beginning {
  readonly module: WebAssembly.Module;
  readonly tables: Tables;
}

/** An entry point that is to tell something. */
export interface Question {
  readonly number: number;
  readonly entry: string;
  readonly given: readonly Given[];
}

/** What it tells, with whatever it was given, filled; or what went wrong. */
export type Answer = { readonly number: number } & (
  { readonly told: unknown; readonly given: readonly Given[] } | { readonly error: string }
);

let rules: Rules | undefined;

addEventListener('message', ({ data }: MessageEvent<Beginning | Question>) => {
  if ('module' in data) rules = new Rules(data.module, data.tables);
  else postMessage(answered(data));
});

function answered({ number, entry, given }: Question): Answer {
  try {
    return { number, told: rules?.ask(entry, given), given };
  } catch (error) {
    return { number, error: String(error) };
  }
}
