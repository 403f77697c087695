/** The first turn that was made, as the interchange writes answers of Menhirs. */

import { ACTIONS } from '../../boards/menhirs/actions';
import { cellsIn } from '../../boards/menhirs/cells';
import type { Rules } from '../../engine/rules';
import type { Played } from '../../local/match';
import type { Answer } from '../../wire/puzzles';

type Place = readonly [column: number, position: number];

/** Return the first turn of a seat. */
export function firstTurn(
  rules: Rules<'menhirs'>,
  seat: number,
  plies: readonly Played[],
  places: (cells: readonly number[]) => readonly Place[],
): Answer {
  const others = plies.findIndex(({ actor }) => actor !== seat);
  const own = others < 0 ? plies : plies.slice(0, others);
  for (const { before, action } of own) {
    const done = ACTIONS.read(action);
    if (done.family === 'pass') return [{ pass: true }];
    if (done.family !== 'go') continue;
    const tiles = places(cellsIn(rules.read(before).chosen));
    const [remove] = places(own.flatMap((ply) => removedIn(ply)));
    return [{ tiles, direction: done.direction, remove: remove ?? null }];
  }
  return [];
}

function removedIn({ action }: Played): number[] {
  const done = ACTIONS.read(action);
  return done.family === 'remove' ? [done.cell] : [];
}
