/** A puzzle as boards know studies. */

import type { Snippet } from 'svelte';
import { choices } from '../choices.svelte';
import type { Study } from '../parts/study';
import type { Leading } from '../table/leading.svelte';
import type { Solving } from './solving.svelte';

const QUICK = 0.2; // of the chosen pace

/** Return what the board of a puzzle is played for. */
export function studyOf(solving: Solving, panel: Snippet<[leading: Leading]>): Study {
  return {
    panel,
    ask: (command) => solving.ask(command),
    asks: solving.asks,
    hasLast: solving.tryWords !== '',
    named: solving.named,
    pace: solving.isQuick ? QUICK * choices.pace : undefined,
    pick: solving.stage === 'trying' && solving.asksCell ? (cell) => solving.pick(cell) : undefined,
  };
}
