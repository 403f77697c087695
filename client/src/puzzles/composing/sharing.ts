/** Composed puzzles as texts: in links, and in files that `gloaming puzzle check` reads. */

import { packText, readPuzzleJson, unpackText, type Reading } from '../../positions/interchange';
import { namesOf } from '../../positions/finstere';
import { CARD_WITH_THREE_HITS, CARDS } from '../../generated/finstere';
import { DOORS } from '../../generated/spokenchaos';
import type { AllowedMove, Hide, Puzzle } from '../puzzle';
import { BLANKS } from './blanks';
import { MOST_STEPS } from './draft';

const KEY = 'puzzle=';
const MOST_LAID = 12; // tiles that a page proves within its time
const UNLIMITED = 'unlimited';

/** Return a puzzle in the form of the interchange. */
export function interchangeOf(puzzle: Puzzle, isUnique = puzzle.unique): object {
  const own = new Set(['id', 'grade', 'title', 'unique']); // what the page adds to it
  const rest = Object.entries(puzzle).filter(([key]) => !own.has(key));
  return { ...Object.fromEntries(rest), ...(isUnique ? { unique: true } : {}) };
}

/** Return what stands behind the # of a link to a puzzle. */
export function writePuzzle(puzzle: Puzzle): string {
  return KEY + packText(JSON.stringify(interchangeOf(puzzle)));
}

/** Read what stands behind the # of a link; nothing if it is no puzzle that can be played. */
export function readPuzzle(hash: string): Puzzle | undefined {
  const text = unpackText(hash.startsWith(KEY) ? hash.slice(KEY.length) : hash);
  if (text === undefined) return undefined;
  const reading = readPuzzleText(hash.startsWith(KEY) ? text : asFeast(text));
  return 'found' in reading ? reading.found : undefined;
}

/** Links of old carry a feast without its kind. */
function asFeast(text: string): string {
  return text.replace(/^\{/, '{"kind":"feast","game":"finstere",');
}

/** Read a puzzle of a file; where something is wrong, its place. */
export function readPuzzleText(text: string): Reading<Puzzle> {
  const reading = readPuzzleJson<Puzzle>(text);
  if ('wrong' in reading) return reading;
  const whole = completed(reading.found);
  const wrong = taskFault(whole);
  return wrong === undefined ? { found: whole } : { wrong };
}

/** Return a puzzle with everything that may be left out, and nothing that only shipped ones have. */
function completed(read: Puzzle): Puzzle {
  const blank = BLANKS[read.kind];
  const empty = {
    feast: { moves: [], lay: [], facing: false },
    escape: { out: [] },
    predict: {},
    'free-in': {},
    hide: {},
    furnish: { hidden: [], seen: [] },
  }[read.kind];
  const { id, grade, title } = blank;
  return { ...read, unique: false, id, grade, title, task: { ...empty, ...read.task } } as Puzzle;
}

/** Return the place of what is wrong with a task: names that there are not, or too much of it. */
export function taskFault(puzzle: Puzzle): string | undefined {
  switch (puzzle.kind) {
    case 'feast': {
      const { position, own, enemy, task } = puzzle;
      const names = [...namesOf(position)].sort().join();
      if ([...own, ...enemy].sort().join() !== names || enemy.length === 0) return '$.enemy';
      if (task.lay.length > MOST_LAID) return '$.task.lay';
      return movesFault(task.moves, own);
    }
    case 'escape': {
      const { position, own, task } = puzzle;
      if (!areAmong(own, namesOf(position)) || own.length === 0) return '$.own';
      if (
        !areAmong(
          task.out,
          task.moves.map(({ token }) => token),
        )
      )
        return '$.task.out';
      if (!areCards(task.cards) || task.cards.length === 0) return '$.task.cards';
      return movesFault(task.moves, own);
    }
    case 'predict':
      if (puzzle.position.tokens.length === 0) return '$.position.tokens';
      return puzzle.task.card === UNLIMITED || areCards([puzzle.task.card])
        ? undefined
        : '$.task.card';
    case 'free-in':
      return undefined;
    case 'hide':
      return hideFault(puzzle);
    case 'furnish': {
      const { hidden, seen, doors } = puzzle.task;
      const names = (puzzle.position.ghosts ?? []).map(({ name }) => name);
      if (!areAmong(doors, Object.keys(DOORS)) || doors.length === 0) return '$.task.doors';
      const wished = [...hidden, ...seen];
      return areAmong(wished, names) && wished.length > 0 ? undefined : '$.task.hidden';
    }
  }
}

function movesFault(moves: readonly AllowedMove[], own: readonly string[]): string | undefined {
  const movers = moves.map(({ token }) => token);
  const isFine = areAmong(movers, own) && moves.every(({ steps }) => steps <= MOST_STEPS);
  return isFine ? undefined : '$.task.moves';
}

function hideFault({ position, task }: Hide): string | undefined {
  const { enter = [] } = task;
  const inside = (position.ghosts ?? []).map(({ name }) => name);
  const entering = enter.map(({ name }) => name);
  const areNew = entering.every((name) => !inside.includes(name));
  if (!areNew || !areAmong(entering, task.ghosts)) return '$.task.enter';
  if (!areAmong(task.doors, Object.keys(DOORS)) || task.doors.length === 0) return '$.task.doors';
  const isFine = task.ghosts.length > 0 && areAmong(task.ghosts, [...inside, ...entering]);
  return isFine ? undefined : '$.task.ghosts';
}

function areCards(names: readonly string[]): boolean {
  const known = [...CARDS, CARD_WITH_THREE_HITS].map(({ name }) => name as string);
  return areAmong(names, known);
}

/** Tell whether all of some are known, and none is named twice. */
function areAmong(some: readonly string[], known: readonly string[]): boolean {
  return new Set(some).size === some.length && some.every((one) => known.includes(one));
}
