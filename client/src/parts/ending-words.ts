/** Why a match ended, in words. */

import { t, type ShellKey } from '../words/shell';
import { speaker } from '../words/words.svelte';

/** Say why a match ended: by the rules, or by what people did. */
export function endingWords(reason: string, how = 'played'): string {
  const key = `ended.${reason}`;
  return t((speaker.knows('shell', key) ? key : `ended.${how}`) as ShellKey);
}
