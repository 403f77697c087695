/** Whether an answer to a puzzle of Spokenchaos solves it: one looks through all its doors. */

import type { Rules, State as Bytes } from '../../engine/rules';
import type { Played } from '../../local/match';
import { AUTOMATIC, GO_ON, TAKEN } from '../../generated/games';
import { INSIDE, type Figure } from '../../generated/spokenchaos';
import { figuresOf, keyholeAt, phase, type SpokenchaosPuzzle } from './opening';

type SpokenchaosRules = Rules<'spokenchaos'>;

/** A look through a door. */
export interface Looked {
  readonly door: string;
  readonly plies: readonly Played[];
  readonly end: Bytes;
  /** Who is seen of those who should be hidden, and not seen of those who should be. */
  readonly seen: readonly string[];
  readonly unseen: readonly string[];
  /** The most samples that show somebody who should be hidden. */
  readonly samples: number;
}

export interface Verdict {
  readonly isSolved: boolean;
  /** What is worth a look: the first door that gives it away, or the one that came closest. */
  readonly looks: readonly Looked[];
  /** A ghost that should have stayed has been moved. */
  readonly isDisturbed: boolean;
  /** Who should have come in and has not. */
  readonly outside: readonly string[];
}

/** Judge how everything stands, door after door; the page goes on between them. */
export async function judge(
  rules: SpokenchaosRules,
  puzzle: SpokenchaosPuzzle,
  start: Bytes,
  state: Bytes,
): Promise<Verdict> {
  const looks: Looked[] = [];
  for (const door of puzzle.task.doors) {
    looks.push(lookThrough(rules, puzzle, state, door));
    await new Promise((goOn) => setTimeout(goOn));
  }
  const isDisturbed =
    puzzle.kind === 'furnish' && placesIn(rules, start) !== placesIn(rules, state);
  const closest = [...looks].sort((one, other) => other.samples - one.samples);
  const failed = looks.filter(({ seen, unseen }) => seen.length + unseen.length > 0);
  const outside = stillOutside(rules, puzzle, state);
  const isSolved = failed.length === 0 && !isDisturbed && outside.length === 0;
  return { isSolved, looks: (isSolved ? closest : failed).slice(0, 1), isDisturbed, outside };
}

function stillOutside(
  rules: SpokenchaosRules,
  puzzle: SpokenchaosPuzzle,
  state: Bytes,
): readonly string[] {
  if (puzzle.kind === 'furnish') return [];
  const figures = figuresOf(puzzle);
  const now = rules.read(state).figures;
  const names = (puzzle.task.enter ?? []).map(({ name }) => name);
  return names.filter((name) => now[figures[name] ?? 0]?.where !== INSIDE);
}

function lookThrough(
  rules: SpokenchaosRules,
  puzzle: SpokenchaosPuzzle,
  state: Bytes,
  door: string,
): Looked {
  const before = rules.write({
    ...rules.read(state),
    ...keyholeAt(door),
    phase: phase('looking'),
    round_number: 1, // before the first one there is no keyhole
    looks: 0,
  });
  const { came, state: end } = rules.act(before, AUTOMATIC, GO_ON);
  if (came !== TAKEN) throw new Error('nobody can look now');
  const figures = figuresOf(puzzle);
  const after = rules.read(end);
  const least = rules.number('enough', [after.grid]);
  const samples = (name: string) => after.figures[figures[name] ?? 0]?.samples ?? 0;
  const isSeen = (name: string) => samples(name) >= least;
  const hidden = puzzle.kind === 'hide' ? puzzle.task.ghosts : puzzle.task.hidden;
  const wanted = puzzle.kind === 'hide' ? [] : puzzle.task.seen;
  return {
    door,
    plies: [{ before, actor: AUTOMATIC, action: GO_ON }],
    end,
    seen: hidden.filter(isSeen),
    unseen: wanted.filter((name) => !isSeen(name)),
    samples: Math.max(0, ...hidden.map(samples)),
  };
}

/** Return what tells apart where ghosts stand; on what level says the height. */
function placesIn(rules: SpokenchaosRules, state: Bytes): string {
  return rules.read(state).figures.map(placeOf).join();
}

function placeOf({ where, body }: Figure): string {
  return [where, body.x, body.y, body.way, body.bottom].join(' ');
}
