/** What was done on the board is told as solutions are written: the server judges just that. */

import { expect, it } from 'vitest';
import { chartOf, hexAt } from '../boards/menhirs/chart';
import type { Rules, State } from '../engine/rules';
import type { Played } from '../local/match';
import { namesOf } from '../positions/finstere';
import { stateOf } from '../positions/menhirs';
import { rulesFor } from '../testing/rules';
import { TAKEN } from '../generated/games';
import { puzzlesOf, solutionOf } from './collection';
import { deedsDone } from './finstere/answer';
import { actionsOf, type Deed } from './finstere/deeds';
import { openingOf, type FinsterePuzzle } from './finstere/opening';
import { firstTurn } from './menhirs/answer';
import { turnFrom, type Solution } from './menhirs/solution';
import { played } from './menhirs/turns';
import type { FreeIn, Furnish, Hide } from './puzzle';
import { placesTaken, posePut } from './spokenchaos/answer';
import { actionsOf as lobbyActions } from './spokenchaos/deeds';
import { openingOf as lobbyOf } from './spokenchaos/opening';

const EVERY = 9; // one in so many

/** Let one who tries do all of some actions. */
function done(rules: Pick<Rules, 'act'>, start: State, actions: readonly number[]) {
  const plies: Played[] = [];
  let end = start;
  for (const action of actions) {
    const { came, state } = rules.act(end, 0, action);
    expect(came).toBe(TAKEN);
    plies.push({ before: end, actor: 0, action });
    end = state;
  }
  return { plies, end };
}

it.each(['feast', 'escape'] as const)('tells what was laid, moved and turned: %s', async (kind) => {
  const rules = await rulesFor('finstere');
  const all = (await puzzlesOf(kind)) as readonly FinsterePuzzle[];
  for (const puzzle of all.filter((_, at) => at % EVERY === 0)) {
    const solution = (await solutionOf(puzzle)) as readonly Deed[];
    const turned = solution.find((deed) => 'facing' in deed)?.facing;
    const actions = solution.flatMap((deed) => actionsOf(puzzle, deed));
    const { plies } = done(rules, openingOf(rules, puzzle), actions);
    const told = deedsDone(rules, namesOf(puzzle.position), plies, turned);
    expect([puzzle.id, told]).toEqual([puzzle.id, solution]);
  }
});

it('tells the first turn', async () => {
  const rules = await rulesFor('menhirs');
  const all = (await puzzlesOf('free-in')) as readonly FreeIn[];
  for (const puzzle of all.filter((_, at) => at % EVERY === 0)) {
    const [solution] = (await solutionOf(puzzle)) as readonly Solution[];
    const start = stateOf(rules, puzzle.position);
    const chart = chartOf(rules.read(start).terms.board);
    const places = (cells: readonly number[]) =>
      cells.flatMap((cell) => {
        const hex = hexAt(chart, cell);
        return hex ? [[hex.column, hex.position] as const] : [];
      });
    const turn = played(rules, start, turnFrom(puzzle.position, solution ?? {}));
    const [told] = firstTurn(rules, rules.actor(start), turn?.plies ?? [], places);
    expect([puzzle.id, told?.direction, told?.remove]).toEqual([
      puzzle.id,
      solution?.direction,
      solution?.remove,
    ]);
    expect(told?.tiles?.map(String).sort()).toEqual(solution?.tiles?.map(String).sort());
  }
});

it('tells where ghosts end', async () => {
  const rules = await rulesFor('spokenchaos');
  const all = (await puzzlesOf('hide')) as readonly Hide[];
  for (const puzzle of all.filter((_, at) => at % EVERY === 0)) {
    const solution = await solutionOf(puzzle);
    const start = lobbyOf(rules, puzzle);
    const { plies, end } = done(rules, start, lobbyActions(rules, puzzle, start, solution));
    expect([puzzle.id, placesTaken(rules, puzzle, plies, end)]).toEqual([puzzle.id, solution]);
  }
});

it('tells how a piece was put', async () => {
  const rules = await rulesFor('spokenchaos');
  const all = (await puzzlesOf('furnish')) as readonly Furnish[];
  for (const puzzle of all.filter((_, at) => at % EVERY === 0)) {
    const solution = await solutionOf(puzzle);
    const start = lobbyOf(rules, puzzle);
    const { end } = done(rules, start, lobbyActions(rules, puzzle, start, solution));
    expect([puzzle.id, posePut(rules, puzzle, end)]).toEqual([puzzle.id, solution]);
  }
});
