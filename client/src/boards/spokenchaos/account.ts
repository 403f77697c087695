/** The account of the moment that is shown: what happened and why, as values. */

import type { Shown } from '../board';
import type { Account, Looked, State } from './state';

export type AccountOf<Kind extends Account['kind']> = Extract<Account, { kind: Kind }>;

/** Return the account of the moment that is shown. */
export function accountOf(shown: Shown<State>): Account | undefined {
  return shown.moment?.account;
}

/** Return the look of the moment that is shown, if it is one. */
export function lookOf(shown: Shown<State>): Looked | undefined {
  const account = accountOf(shown);
  return account?.kind === 'look' ? account : undefined;
}
