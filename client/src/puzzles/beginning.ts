/** How a puzzle begins, for whoever only looks at it: no prover and no solver is loaded. */

import { loadRules } from '../engine/load';
import type { Rules } from '../engine/rules';
import type { Puzzle } from './puzzle';
import { Trial } from './trial.svelte';

/** Return the board of a puzzle on which nothing has been done. */
export async function beginningOf(puzzle: Puzzle): Promise<Trial> {
  const setting = { game: puzzle.game, title: '' };
  switch (puzzle.game) {
    case 'finstere': {
      const [rules, opening] = await Promise.all([
        loadRules('finstere'),
        import('./finstere/opening'),
      ]);
      const options = opening.boardOptions(puzzle);
      return new Trial(plain(rules), { ...setting, options }, opening.openingOf(rules, puzzle));
    }
    case 'menhirs': {
      const [rules, { stateOf }] = await Promise.all([
        loadRules('menhirs'),
        import('../positions/menhirs'),
      ]);
      const start = stateOf(rules, puzzle.position);
      return new Trial(plain(rules), { ...setting, options: {} }, start);
    }
    case 'spokenchaos': {
      const [rules, opening] = await Promise.all([
        loadRules('spokenchaos'),
        import('./spokenchaos/opening'),
      ]);
      const options = opening.OPTIONS;
      return new Trial(plain(rules), { ...setting, options }, opening.openingOf(rules, puzzle));
    }
  }
}

function plain(rules: unknown): Rules {
  return rules as Rules;
}
