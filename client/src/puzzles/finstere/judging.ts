/** Whether an answer to a puzzle of Finstere Flure solves it, and why not (rules 6a). */

import { cellAt } from '../../boards/finstere/geometry';
import type { Rules, State as Bytes } from '../../engine/rules';
import { namesOf } from '../../positions/finstere';
import { OUT } from '../../generated/finstere';
import type { Escape, Feast, Predict } from '../puzzle';
import { ownOf, type FinsterePuzzle } from './opening';
import { FALLS, STANDS, walkByCard, walkUnlimited, type Walk } from './walk';

type FinstereRules = Rules<'finstere'>;

/** Where he ends and whom he eats, as somebody thinks. */
export interface Prediction {
  readonly cell: readonly [x: number, y: number];
  readonly eaten: readonly string[];
}

export interface Answer {
  /** How everything stands before he walks. */
  readonly state: Bytes;
  readonly prediction?: Prediction;
}

/** What went wrong; nothing: it is solved. */
export type Why = '' | 'circles' | 'own-eaten' | 'not-out' | 'wrong-cell' | 'wrong-eaten';

export interface Verdict {
  readonly isSolved: boolean;
  readonly why: Why;
  /** What is to be seen: his walk, under each card if there are several, the last one decides. */
  readonly walks: readonly { readonly card: string; readonly walk: Walk }[];
  readonly walk: Walk;
}

/** Judge an answer. */
export function judge(rules: FinstereRules, puzzle: FinsterePuzzle, answer: Answer): Verdict {
  switch (puzzle.kind) {
    case 'feast':
      return judgeFeast(rules, puzzle, answer.state);
    case 'predict':
      return judgePrediction(rules, puzzle, answer);
    case 'escape':
      return judgeEscape(rules, puzzle, answer.state);
  }
}

function judgeFeast(rules: FinstereRules, puzzle: Feast, state: Bytes): Verdict {
  const own = ownOf(puzzle);
  const sides = namesOf(puzzle.position).map((name) => (own.includes(name) ? STANDS : FALLS));
  const walk = walkUnlimited(rules, state, sides);
  const why = walk.ending === 'circles' || walk.ending === 'own-eaten' ? walk.ending : '';
  return verdict(why, [{ card: '', walk }]);
}

function judgePrediction(rules: FinstereRules, puzzle: Predict, answer: Answer): Verdict {
  const { card } = puzzle.task;
  const names = namesOf(puzzle.position);
  const walk =
    card === 'unlimited'
      ? walkUnlimited(
          rules,
          answer.state,
          names.map(() => FALLS),
        )
      : walkByCard(rules, answer.state, card);
  const { cell = [0, 0], eaten = [] } = answer.prediction ?? {};
  const isThere = cellAt(cell) === rules.read(walk.end).floor.monster;
  const truly = walk.eaten.map((token) => names[token] ?? '');
  const isRight = [...eaten].sort().join() === [...truly].sort().join();
  const why = isThere ? (isRight ? '' : 'wrong-eaten') : 'wrong-cell';
  return verdict(why, [{ card: card === 'unlimited' ? '' : card, walk }]);
}

function judgeEscape(rules: FinstereRules, puzzle: Escape, state: Bytes): Verdict {
  const names = namesOf(puzzle.position);
  const { cell_of: cells } = rules.read(state).floor;
  const isMissing = puzzle.task.out.some((name) => cells[names.indexOf(name)] !== OUT);
  const all = puzzle.task.cards.map((card) => ({ card, walk: walkByCard(rules, state, card) }));
  const own = ownOf(puzzle).map((name) => names.indexOf(name));
  const fatal = all.findIndex(({ walk }) => walk.eaten.some((token) => own.includes(token)));
  if (fatal >= 0) return verdict('own-eaten', all.slice(fatal, fatal + 1));
  return verdict(isMissing ? 'not-out' : '', all);
}

function verdict(why: Why, walks: Verdict['walks']): Verdict {
  const walk = walks.at(-1)?.walk;
  if (!walk) throw new Error('a puzzle without a walk cannot be judged');
  return { isSolved: why === '', why, walks, walk };
}
