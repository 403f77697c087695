/** Whether a turn of a puzzle of Menhirs still wins in time, and how the opponent answers it. */

import type { Rules, State as Bytes } from '../../engine/rules';
import { MENHIRS_FREE, OVER } from '../../generated/menhirs';
import type { FreeIn } from '../puzzle';
import type { Solver } from './solver';
import { defended, type PlayedTurn } from './turns';

type MenhirsRules = Rules<'menhirs'>;

export interface Verdict {
  /** `open`: it still wins in time. */
  readonly came: 'solved' | 'open' | 'too-late' | 'lost';
  /** What the opponent answers, if the match goes on. */
  readonly reply: PlayedTurn | undefined;
}

/** Return how many turns of both players are left for the task; odd where the solver is to move. */
export function depthAt(rules: MenhirsRules, puzzle: FreeIn, state: Bytes): number {
  const { turns } = puzzle.task;
  const odd = turns - ((turns + 1) % 2); // who wins moves last
  return odd - (rules.read(state).turn - puzzle.position.turn);
}

/** Judge the state after a whole turn of a seat. */
export function judge(
  rules: MenhirsRules,
  solver: Solver,
  puzzle: FreeIn,
  state: Bytes,
  seat: number,
): Verdict {
  const { phase, ending, winner } = rules.read(state);
  if (phase === OVER) {
    const isSolved = ending === MENHIRS_FREE && winner === seat;
    return { came: isSolved ? 'solved' : 'too-late', reply: undefined };
  }
  const depth = depthAt(rules, puzzle, state);
  const isWon = depth >= 2 && solver.wins(state, depth);
  const reply = depth >= 2 ? defended(rules, solver, state, depth) : undefined;
  if (isWon) return { came: 'open', reply };
  const isLost = reply !== undefined && rules.read(reply.end).phase === OVER;
  return { came: isLost ? 'lost' : 'too-late', reply };
}
