/** Beginning a puzzle: the rules of its game and what judges it there are loaded. */

import type { Component } from 'svelte';
import { loadRules } from '../engine/load';
import type { Puzzle } from './puzzle';
import type { Solving } from './solving.svelte';

export interface Begun {
  readonly solving: Solving;
  /** What the puzzles of a game ask for besides moves. */
  readonly Controls?: Component<{ solving: Solving }>;
}

/** Return somebody at a puzzle who has done nothing yet. */
export async function beginSolving(puzzle: Puzzle): Promise<Begun> {
  switch (puzzle.game) {
    case 'finstere': {
      const [rules, { FinstereSolving }, { default: Controls }] = await Promise.all([
        loadRules('finstere'),
        import('./finstere/solving.svelte'),
        import('./finstere/Controls.svelte'),
      ]);
      const solving = new FinstereSolving(rules, puzzle);
      return { solving, Controls: Controls as unknown as Component<{ solving: Solving }> };
    }
    case 'menhirs': {
      const [rules, { MenhirsSolving }] = await Promise.all([
        loadRules('menhirs'),
        import('./menhirs/solving.svelte'),
      ]);
      return { solving: new MenhirsSolving(rules, puzzle) };
    }
    case 'spokenchaos': {
      const [rules, { SpokenchaosSolving }] = await Promise.all([
        loadRules('spokenchaos'),
        import('./spokenchaos/solving.svelte'),
      ]);
      return { solving: new SpokenchaosSolving(rules, puzzle) };
    }
  }
}
