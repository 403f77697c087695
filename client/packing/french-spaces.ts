/**
 * French has a space before `: ; ! ? »` and after `«`, where no line may break.  Whoever writes words types a
 * plain one: it is kept together where the files are read.
 *
 *   Poussez : tout droit !   ->   Poussez~: tout droit~!     (~ is a no-break space)
 */

import type { Plugin } from 'vite';

const FRENCH = /[/.]fr\.json(\?|$)/;
const NO_BREAK = '\u00A0';

/** Return French words with no-break spaces where no line may break. */
export function keptTogether(words: string): string {
  return words.replaceAll(/ (?=[:;!?»])/g, NO_BREAK).replaceAll('« ', `«${NO_BREAK}`);
}

/** Return the plugin. */
export function frenchSpaces(): Plugin {
  return {
    name: 'french-spaces',
    enforce: 'pre', // while they are still words
    transform: (code, id) =>
      FRENCH.test(id) ? { code: keptTogether(code), map: null } : undefined,
  };
}
