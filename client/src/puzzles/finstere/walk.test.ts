/** Every shipped puzzle of Finstere Flure is solved by its shipped solution, as the page judges. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Rules } from '../../engine/rules';
import { rulesFor } from '../../testing/rules';
import { placeOf } from '../../boards/finstere/geometry';
import { puzzlesOf, solutionOf } from '../collection';
import type { Feast } from '../puzzle';
import { openingOf, type FinsterePuzzle } from './opening';
import { after, type Deed } from './deeds';
import { judge, type Answer } from './judging';
import { circleCells } from './walk';

let rules: Rules<'finstere'>;
beforeAll(async () => {
  rules = await rulesFor('finstere');
});

describe.each(['feast', 'predict', 'escape'] as const)('%s', (kind) => {
  it('is solved by the solution that is shipped, and not by doing nothing', async () => {
    const all = (await puzzlesOf(kind)) as readonly FinsterePuzzle[];
    for (const puzzle of all.filter((_, at) => at % 5 === 0)) {
      const opening = openingOf(rules, puzzle);
      const solution = await solutionOf(puzzle);
      const answer: Answer =
        puzzle.kind === 'predict'
          ? { state: opening, prediction: solution[0] as Answer['prediction'] }
          : { state: after(rules, puzzle, opening, solution as Deed[]) };
      expect([puzzle.id, judge(rules, puzzle, answer).isSolved]).toEqual([puzzle.id, true]);
      const idle = { ...answer, state: opening, prediction: { cell: [0, 0], eaten: [] } } as const;
      expect([puzzle.id, judge(rules, puzzle, idle).isSolved]).toEqual([puzzle.id, false]);
    }
  });
});

/** An enemy whom he never sees, behind stones on all sides. */
const WALLED_IN: Feast = {
  id: 'mine',
  kind: 'feast',
  game: 'finstere',
  grade: 1,
  unique: false,
  title: { en: '', nl: '', de: '', fr: '' },
  position: {
    game: 'finstere',
    monster: { cell: [5, 5], facing: 'E' },
    tokens: [{ name: 'X', cell: [8, 8] }],
    tiles: [
      { kind: 'stone', cell: [8, 7] },
      { kind: 'stone', cell: [8, 9] },
      { kind: 'stone', cell: [7, 8] },
      { kind: 'stone', cell: [9, 8] },
    ],
  },
  own: [],
  enemy: ['X'],
  task: { moves: [], lay: [], facing: true },
};

it('shows a circle as the cells of which it consists', () => {
  const opening = openingOf(rules, WALLED_IN);
  const { why, walk } = judge(rules, WALLED_IN, { state: opening });
  expect(why).toBe('circles');
  expect(circleCells(rules, walk).map(placeOf)).toContainEqual([5, 5]);
  expect(circleCells(rules, walk)).toHaveLength(16); // the whole row, through the walls
});

it('walks into an enemy whom he sees, once he is turned', () => {
  const open = { ...WALLED_IN, position: { ...WALLED_IN.position, tiles: [] } };
  const { isSolved, walk } = judge(rules, open, { state: openingOf(rules, open) });
  expect([isSolved, walk.eaten]).toEqual([true, [0]]);
});
