/** The verdict on a puzzle of any kind. */

import type { Rules } from '../../engine/rules';
import type { Puzzle } from '../puzzle';
import { proveEscape, proveFeast, provePredict } from './finstere';
import { proveFreeIn } from './menhirs';
import type { ProverModule } from './module';
import { proveFurnish, proveHide } from './spokenchaos';
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
  const [floor, land, lobby] = [
    rules as unknown as Rules<'finstere'>,
    rules as unknown as Rules<'menhirs'>,
    rules as unknown as Rules<'spokenchaos'>,
  ];
  switch (puzzle.kind) {
    case 'feast':
      return proveFeast(prover, floor, puzzle, deadline, told);
    case 'predict':
      return provePredict(prover, floor, puzzle);
    case 'escape':
      return proveEscape(prover, floor, puzzle, deadline, told);
    case 'free-in':
      return proveFreeIn(prover, land, puzzle, deadline, told);
    case 'hide':
      return proveHide(prover, lobby, puzzle, deadline, told);
    case 'furnish':
      return proveFurnish(prover, lobby, puzzle, deadline, told);
  }
}
