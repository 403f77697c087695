/** After a turn that lets the opponent win at once, one is warned before the opponent moves. */

import { beforeAll, expect, it } from 'vitest';
import type { Rules } from '../engine/rules';
import type { Match } from '../local/match';
import { stateOf } from '../positions/menhirs';
import { puzzlesOf } from '../puzzles/collection';
import type { FreeIn } from '../puzzles/puzzle';
import { rulesFor } from '../testing/rules';
import { Coach } from './coach.svelte';
import { winningTurn } from './danger';
import { Warning } from './warning';

const OWN = 7; // any seat but the one that is to move
let rules: Rules<'menhirs'>;
let puzzles: readonly FreeIn[];
beforeAll(async () => {
  rules = await rulesFor('menhirs');
  puzzles = (await puzzlesOf('free-in')) as readonly FreeIn[];
});

/** Return a match in which the opponent is to move, and wins within so many turns. */
function matchBefore(turns: number): Match {
  const found = puzzles.find(({ task }) => task.turns === turns);
  if (!found) throw new Error('there is no such puzzle');
  return matchOf(found);
}

/** Return a match that has come to where a puzzle begins. */
function matchOf({ position }: FreeIn): Match {
  const state = stateOf(rules, position);
  const moments = [{ before: state, actor: OWN, action: 0 }];
  const match = { rules, options: {}, seed: '', seats: 2, moments, state };
  return { ...match, actor: rules.actor(state) };
}

/** Look once, and answer a warning; return what was done. */
async function warned(match: Match, takesBack: boolean): Promise<unknown[]> {
  const done: unknown[] = [];
  const coach = new Coach([], () => undefined);
  const table = {
    match: () => match,
    hold: (isHeld: boolean) => done.push(isHeld ? 'waits' : 'goes on'),
    takeBack: () => Promise.resolve(void done.push('taken back')),
  };
  await new Warning(table, coach).look(OWN);
  if (coach.said) done.push(coach.said.name);
  coach.answer?.(takesBack);
  await Promise.resolve();
  return done;
}

it('shows the tiles that free all menhirs, and their way, of a part that is picked, too', () => {
  for (const puzzle of puzzles.filter(({ task }) => task.turns === 1)) {
    const named = winningTurn(matchOf(puzzle));
    expect(named?.cells.length).toBeGreaterThan(0);
    expect(named?.paths?.[0]?.points.length).toBe(2);
  }
});

it('lets the opponent wait until it is answered', async () => {
  expect(await warned(matchBefore(1), false)).toEqual(['waits', 'menhirs.danger', 'goes on']);
  const taken = ['waits', 'menhirs.danger', 'taken back', 'goes on'];
  expect(await warned(matchBefore(1), true)).toEqual(taken);
});

it('says nothing of what takes longer', async () => {
  expect(await warned(matchBefore(3), false)).toEqual(['waits', 'goes on']);
});
