/** The words of the shell. */

import type en from './shell/en.json';
import { catalogsIn, wordsOf } from './words.svelte';

export type ShellKey = keyof typeof en;

export const t = wordsOf<typeof en>('shell');
export const loadShellWords = catalogsIn(import.meta.glob('./shell/*.json'));
