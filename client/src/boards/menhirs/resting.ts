/** On which rule a line of the move list rests, where it says something that may need explaining. */

import { accountOf } from './telling';

/** Return the number of the rule that explains what was told. */
export function restsOn(shown: Parameters<typeof accountOf>[0]): string | undefined {
  const account = accountOf(shown);
  if (account?.kind !== 'go' && account?.kind !== 'remove' && account?.kind !== 'pass')
    return undefined;
  if (account.ending === 'free') return '3.6';
  if (account.ending === 'rounds') return '3.9';
  return account.kind === 'remove' ? '3.7' : undefined;
}
