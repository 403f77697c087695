/** Puzzles of Menhirs against the best defence. */

import { beforeAll, expect, it } from 'vitest';
import type { Rules, State } from '../../engine/rules';
import { stateOf } from '../../positions/menhirs';
import { rulesFor } from '../../testing/rules';
import { OVER } from '../../generated/menhirs';
import { puzzlesOf, solutionOf } from '../collection';
import type { FreeIn } from '../puzzle';
import { depthAt, judge } from './judging';
import { turnFrom, type Solution } from './solution';
import { Solver } from './solver';
import { attacked, played } from './turns';

let rules: Rules<'menhirs'>;
let puzzles: readonly FreeIn[];
beforeAll(async () => {
  rules = await rulesFor('menhirs');
  puzzles = (await puzzlesOf('free-in')) as readonly FreeIn[];
});

function opened(puzzle: FreeIn): { solver: Solver; state: State; seat: number } {
  const state = stateOf(rules, puzzle.position);
  return { solver: new Solver(rules, state), state, seat: rules.actor(state) };
}

it('is solved in time by the shipped solution, whatever the opponent answers', async () => {
  for (const puzzle of puzzles.filter((_, at) => at % 1 === 0)) {
    const { solver, state, seat } = opened(puzzle);
    const [first] = (await solutionOf(puzzle)) as readonly Solution[];
    let mine = first && played(rules, state, turnFrom(puzzle.position, first));
    let came = '';
    for (let turn = 0; mine && turn < puzzle.task.turns; turn += 2) {
      const verdict = judge(rules, solver, puzzle, mine.end, seat);
      came = verdict.came;
      if (came !== 'open' || !verdict.reply) break;
      const { end } = verdict.reply;
      mine = attacked(rules, solver, end, depthAt(rules, puzzle, end));
    }
    expect([puzzle.id, came]).toEqual([puzzle.id, 'solved']);
  }
});

it('is not solved by any other first turn, and is answered', () => {
  const puzzle = puzzles.find(({ task, position }) => task.turns === 3 && !position.banned);
  if (!puzzle) throw new Error('there is no such puzzle');
  const { solver, state, seat } = opened(puzzle);
  const verdicts = solver
    .moves(state)
    .flatMap((move) => played(rules, state, { ...move, removed: undefined }) ?? [])
    .map(({ end }) => ({ end, verdict: judge(rules, solver, puzzle, end, seat) }));
  const failed = verdicts.filter(({ verdict: { came } }) => came === 'too-late' || came === 'lost');
  expect(failed.length).toBeGreaterThan(0);
  for (const { end, verdict } of failed) {
    if (rules.read(end).phase === OVER) continue;
    expect(verdict.reply?.plies.length).toBeGreaterThan(0);
  }
});
