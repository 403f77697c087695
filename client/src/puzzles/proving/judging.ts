/** The verdict on a puzzle of any kind. */

import type { Rules } from '../../engine/rules';
import type { Puzzle } from '../puzzle';
import { proveEscape, proveFeast, provePredict } from './finstere';
import { proveFreeIn } from './menhirs';
import type { ProverModule } from './module';
import { proveFurnish } from './furnish';
import { proveHide } from './hide';
import { pronounced, type Deadline, type Progress, type Proof, type Verdict } from './verdict';

/** Prove or refute a puzzle, within a time. */
export function judge(
  prover: ProverModule,
  rules: Rules,
  puzzle: Puzzle,
  deadline: Deadline,
  told: Progress = () => undefined,
): Verdict {
  return pronounced(proved(prover, rules, puzzle, deadline, told), puzzle.unique);
}

function proved(
  prover: ProverModule,
  rules: Rules,
  puzzle: Puzzle,
  deadline: Deadline,
  told: Progress,
): Proof {
  switch (puzzle.kind) {
    case 'feast':
      return proveFeast(prover, rules as unknown as Rules<'finstere'>, puzzle, deadline, told);
    case 'predict':
      return provePredict(prover, rules as unknown as Rules<'finstere'>, puzzle);
    case 'escape':
      return proveEscape(prover, rules as unknown as Rules<'finstere'>, puzzle, deadline, told);
    case 'free-in':
      return proveFreeIn(prover, rules as unknown as Rules<'menhirs'>, puzzle, deadline, told);
    case 'hide':
      return proveHide(prover, rules as unknown as Rules<'spokenchaos'>, puzzle, deadline, told);
    case 'furnish':
      return proveFurnish(prover, rules as unknown as Rules<'spokenchaos'>, puzzle, deadline, told);
  }
}
