/** Several things as one phrase. */

import { speaker } from './words.svelte';

/** Return things with commas and "and", or "or", as the language has it. */
export function listed(
  things: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(speaker.language, { type }).format(things);
}
