/** The prover of free-in puzzles: all first turns, judged by the solver. */

import type { Rules } from '../../engine/rules';
import { unpack } from '../../engine/records';
import { stateOf } from '../../positions/menhirs';
import { ROUNDS, SEATS } from '../../generated/menhirs';
import { Solver } from '../menhirs/solver';
import type { FreeIn } from '../puzzle';
import { deskOf, type ProverModule } from './module';
import type { Deadline, Progress, Proof } from './verdict';

interface WholeTurn {
  readonly move: number;
  readonly removed: number;
  readonly mist: number;
  readonly banned: number;
  readonly frees: boolean;
  readonly threatens: boolean;
}

const USUAL_TURNS = 1024;
const LAST_TURN = ROUNDS * SEATS;

/** Prove a free-in puzzle: within how many turns one wins, and with which first turns. */
export function proveFreeIn(
  prover: ProverModule,
  rules: Rules<'menhirs'>,
  puzzle: FreeIn,
  deadline: Deadline,
  told: Progress,
): Proof {
  const bytes = stateOf(rules, puzzle.position);
  const start = rules.read(bytes);
  const desk = deskOf(prover);
  const solver = new Solver(rules, bytes);
  const most = Math.min(puzzle.task.turns, LAST_TURN - start.turn + 1);
  let shortest: number | undefined;
  for (let depth = 1; depth <= most && shortest === undefined; depth += 2) {
    if (deadline.isOver)
      return { solutions: 0n, isComplete: false, isIdle: false, grade: undefined };
    if (solver.wins(bytes, depth)) shortest = depth;
  }
  if (shortest === undefined)
    return { solutions: 0n, isComplete: true, isIdle: false, grade: undefined };
  const all = firstTurns(prover, rules, bytes);
  const left = Number(desk.call('odd_within', { turns: most })) - 1;
  const judged: (WholeTurn & { readonly wins: boolean })[] = [];
  for (const turn of all) {
    if (deadline.isOver) break;
    const { mist, banned } = turn;
    const after = () => rules.write({ ...start, mist, banned, turn: start.turn + 1 });
    judged.push({ ...turn, wins: turn.frees || (left > 0 && solver.wins(after(), left)) });
    told(BigInt(judged.filter(({ wins }) => wins).length), judged.length / all.length);
  }
  const winning = judged.filter(({ wins }) => wins);
  const [only] = all;
  const misses = judged.filter(({ threatens, wins }) => threatens && !wins).length;
  const grade = desk.call('grade_win', {
    shortest,
    turns: judged.length,
    solutions: winning.length,
    misses,
    is_quiet: !winning.some(({ threatens }) => threatens),
  });
  return {
    solutions: BigInt(winning.length),
    isComplete: judged.length === all.length,
    isIdle: all.length === 1 && winning.length === 1 && only?.move === 0 && only.removed === 0,
    grade: Number(grade),
  };
}

/** Return all first turns of a state. */
function firstTurns(prover: ProverModule, rules: Rules<'menhirs'>, state: Uint8Array): WholeTurn[] {
  const { LAYOUTS } = prover.tables;
  const desk = deskOf(prover);
  const size = LAYOUTS.WholeTurn?.[0] ?? 0;
  const { mist, banned, turn } = rules.read(state as Uint8Array<ArrayBuffer>);
  const terms = state.slice(0, LAYOUTS.Terms?.[0] ?? 0); // they come first
  let room = USUAL_TURNS;
  for (;;) {
    const out = new Uint8Array(room * size);
    const count = Number(desk.call('find_first_turns', { terms, mist, banned, turn, out }));
    if (count <= room)
      return Array.from(
        { length: count },
        (_, at) =>
          unpack(LAYOUTS, 'WholeTurn', out.subarray(at * size, (at + 1) * size)) as WholeTurn,
      );
    room = count;
  }
}
