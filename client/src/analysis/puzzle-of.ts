/** A mistake as a puzzle: only where the prover has said that there is a solution. */

import type { Rules } from '../engine/rules';
import { packText } from '../positions/interchange';
import { positionOf } from '../positions/menhirs';
import type { Judged } from './analysing';

const MOST_TURNS = 7; // of both players: what takes longer nobody solves at a glance

/** Return the link to the puzzle that a mistake makes; nothing where none is proven. */
export function puzzleOf(game: string, rules: Rules, judged: Judged): string | undefined {
  const { provenWin: turns, turn } = judged;
  if (game !== 'menhirs' || turns < 1 || turns > MOST_TURNS) return undefined;
  const position = positionOf(rules.read(turn.before) as never);
  const puzzle = { kind: 'free-in', game, position, task: { turns } };
  return `/puzzles/own#puzzle=${packText(JSON.stringify(puzzle))}`;
}
