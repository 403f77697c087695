/** Shipped puzzles of Spokenchaos are solved by their shipped solutions, as the page judges. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Rules } from '../../engine/rules';
import { rulesFor } from '../../testing/rules';
import { puzzlesOf, solutionOf } from '../collection';
import { BLANKS } from '../composing/blanks';
import { taskFault } from '../composing/sharing';
import { isPlayable } from '../playable';
import type { Entering, Hide } from '../puzzle';
import { placesTaken } from './answer';
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

describe('hide with a ghost beside the lobby', () => {
  const hide = (side: Entering['side']): Hide => ({
    ...(BLANKS.hide as Hide),
    position: { ...(BLANKS.hide as Hide).position, ghosts: [] },
    task: {
      ghosts: ['r1'],
      steps: 3,
      doors: ['S3'],
      enter: [{ name: 'r1', colour: 'red', size: 'small', side }],
    },
  });

  it.each([
    ['N', 2.5, 5.5],
    ['E', 5.5, 0.5],
    ['S', 0.5, 1.5],
    ['W', 0.5, 0.5],
  ] as const)('lets it come in from %s, and asks for it', async (side, x, y) => {
    const puzzle = hide(side);
    expect(taskFault(puzzle)).toBeUndefined();
    const opening = openingOf(rules, puzzle);
    const place = { name: 'r1', colour: 'red', size: 'small', x, y, level: 0 };
    const actions = actionsOf(rules, puzzle, opening, [place]);
    const end = after(rules, opening, actions);
    expect(await judge(rules, puzzle, opening, end)).toMatchObject({ isSolved: true, outside: [] });
    const plies = actions.map((action) => ({ before: opening, actor: 0, action }));
    expect(placesTaken(rules, puzzle, plies, end)).toEqual([place]);
    const outside = await judge(rules, puzzle, opening, opening);
    expect(outside).toMatchObject({ isSolved: false, outside: ['r1'] });
  });

  it('is not played here where ghosts come from two sides', () => {
    const [north, east] = [hide('N'), hide('E')];
    const other = { ...east.task.enter?.[0], name: 'r2' } as Entering;
    const enter = [...(north.task.enter ?? []), other];
    const task = { ...north.task, ghosts: ['r1', 'r2'], enter };
    expect(isPlayable({ ...north, task })).toBe(false);
    expect(isPlayable(north)).toBe(true);
  });
});

const EVERY = 12; // one in so many
