/** What somebody has solved in this browser: stars, ratings and streaks; nobody else is told. */

import type { Rating, Reckoner } from '../engine/standings';
import type { KindName } from './kinds';
import type { Puzzle } from './puzzle';
import { ratedAfter, starsOf, UNTRIED, type Trying } from './stars';
import { lengthOn, NO_STREAK, prolonged, type Streak } from './streak';

const KEY = 'gloaming.puzzles';

/** What is kept of a puzzle. */
export interface Kept extends Trying {
  readonly isSolved: boolean;
  readonly stars: number;
}

export interface Everything {
  readonly puzzles: Readonly<Record<string, Kept>>;
  readonly ratings: Readonly<Partial<Record<KindName, Rating>>>;
  readonly streak: Streak;
}

const NOTHING: Everything = { puzzles: {}, ratings: {}, streak: NO_STREAK };
const FRESH: Kept = { ...UNTRIED, isSolved: false, stars: 0 };

function kept(): Everything {
  try {
    const found = JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as Partial<Everything>;
    return { ...NOTHING, ...found };
  } catch {
    return NOTHING; // Storage may be forbidden, or hold something else: then nothing was solved.
  }
}

class Results {
  #all = $state.raw(kept());

  /** Return how a puzzle was tried. */
  of(id: string): Kept {
    return this.#all.puzzles[id] ?? FRESH;
  }

  /** Tell whether a puzzle was neither tried nor helped with: only then its rating counts. */
  isUntried(id: string): boolean {
    const { tries, hints, isShown } = this.of(id);
    return tries === 0 && hints === 0 && !isShown;
  }

  /** Return somebody's rating for a kind; nothing before the first puzzle. */
  rating(kind: KindName): Rating | undefined {
    return this.#all.ratings[kind];
  }

  streakOn(day: number): number {
    return lengthOn(this.#all.streak, day);
  }

  get bestStreak(): number {
    return this.#all.streak.best;
  }

  /** Take in an answer to a puzzle; the first one is rated, unless there were hints before. */
  answered(puzzle: Puzzle, isSolved: boolean, rules: Reckoner): void {
    const before = this.of(puzzle.id);
    const trying = { ...before, tries: before.tries + (before.isSolved ? 0 : 1) };
    const stars = isSolved && !before.isSolved ? starsOf(trying) : before.stars;
    const isFirst = this.isUntried(puzzle.id);
    this.#put(puzzle.id, { ...trying, isSolved: isSolved || before.isSolved, stars });
    if (isFirst) this.#rate(puzzle, isSolved, rules);
  }

  /** Take in that a hint was given, or everything shown; what is solved keeps its stars. */
  helped(puzzle: Puzzle, isAll: boolean, rules: Reckoner): void {
    const before = this.of(puzzle.id);
    if (before.isSolved) return;
    if (this.isUntried(puzzle.id)) this.#rate(puzzle, false, rules);
    this.#put(puzzle.id, { ...before, hints: before.hints + 1, isShown: before.isShown || isAll });
  }

  /** Take in that one of a day's puzzles was solved on that day. */
  solvedOn(day: number): void {
    this.#keep({ ...this.#all, streak: prolonged(this.#all.streak, day) });
  }

  /** Return everything that is kept. */
  get all(): Everything {
    return this.#all;
  }

  /** Keep what an account knows in place of what is kept here. */
  adopt(all: Everything): void {
    this.#keep(all);
  }

  #rate({ kind, grade }: Puzzle, isSolved: boolean, rules: Reckoner): void {
    const { ratings } = this.#all;
    const rating = ratedAfter(rules, ratings[kind], grade, isSolved);
    this.#keep({ ...this.#all, ratings: { ...ratings, [kind]: rating } });
  }

  #put(id: string, puzzle: Kept): void {
    this.#keep({ ...this.#all, puzzles: { ...this.#all.puzzles, [id]: puzzle } });
  }

  #keep(all: Everything): void {
    this.#all = all;
    try {
      window.localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // Storage is forbidden: what is solved counts for this visit.
    }
  }
}

export const results = new Results();
