/** Shipped puzzles of Spokenchaos are solved by their shipped solutions, as the page judges. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Rules } from '../../engine/rules';
import { rulesFor } from '../../testing/rules';
import { puzzlesOf, solutionOf } from '../collection';
import { actionsOf, after } from './deeds';
import { judge } from './judging';
import { openingOf, type SpokenchaosPuzzle } from './opening';

let rules: Rules<'spokenchaos'>;
beforeAll(async () => {
  rules = await rulesFor('spokenchaos');
});

describe.each(['hide', 'furnish'] as const)('%s', (kind) => {
  it('is solved by the solution that is shipped, and not by doing nothing', async () => {
    const all = (await puzzlesOf(kind)) as readonly SpokenchaosPuzzle[];
    for (const puzzle of all.filter((_, at) => at % EVERY === 0)) {
      const opening = openingOf(rules, puzzle);
      const actions = actionsOf(rules, puzzle, opening, await solutionOf(puzzle));
      const solved = await judge(rules, puzzle, opening, after(rules, opening, actions));
      expect([puzzle.id, solved.isSolved]).toEqual([puzzle.id, true]);
      const idle = await judge(rules, puzzle, opening, opening);
      expect([puzzle.id, idle.isSolved]).toEqual([puzzle.id, false]);
    }
  });
});

const EVERY = 12; // one in so many
