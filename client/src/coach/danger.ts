/** Whether an opponent can win at once in Menhirs, and with which move. */

import { cellsIn } from '../boards/menhirs/cells';
import { chartOf } from '../boards/menhirs/chart';
import { path, placesOf } from '../boards/menhirs/naming';
import type { Named } from '../boards/named';
import type { Shown } from '../boards/shown';
import type { Rules, State as Bytes } from '../engine/rules';
import type { Match, Played } from '../local/match';
import { Solver } from '../puzzles/menhirs/solver';
import { attacked, isBetweenTurns } from '../puzzles/menhirs/turns';
import type { State } from '../generated/menhirs';

type MenhirsRules = Rules<'menhirs'>;

/** Return the turn that wins for the one who is to move, as the board lights it; nothing if none does. */
export function winningTurn({ rules, state, actor }: Match): Named | undefined {
  const own = rules as unknown as MenhirsRules;
  if (actor < 0 || !isBetweenTurns(own, state) || own.read(state).hide_menhirs) return undefined;
  const turn = attacked(own, new Solver(own, state), state, 1);
  return turn && namedBy(own, turn.plies, turn.end);
}

/** Return the tiles that go, and their way. */
function namedBy(rules: MenhirsRules, plies: readonly Played[], end: Bytes): Named | undefined {
  // A part may be picked tile by tile: what goes is known when the last one has been.
  const going = plies.findLastIndex(({ before }) => rules.read(before).chosen !== 0);
  const [ply, after] = [plies[going], plies[going + 1]?.before ?? end];
  if (!ply) return undefined;
  const before = rules.read(ply.before);
  const moment = { actor: ply.actor, action: ply.action };
  const points = path({ before, state: rules.read(after), moment } as unknown as Shown<State>);
  return {
    cells: placesOf(chartOf(before.terms.board), cellsIn(before.chosen)),
    paths: [{ points }],
  };
}
