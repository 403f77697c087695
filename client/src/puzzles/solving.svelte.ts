/**
 * Somebody at a puzzle: tries, is shown what comes of it, tries again, asks for help.
 *
 *   trying --answer--> showing, one exhibit after another --> judged --again--> trying
 *      |                                                        ^
 *      +--solution--> showing ----------------------------------+
 */

import type { Cell, Named } from '../boards/named';
import type { State } from '../engine/rules';
import type { Reckoner } from '../engine/standings';
import type { Played } from '../local/match';
import type { Command } from '../local/table';
import { trying } from '../parts/toasts.svelte';
import type { Answer } from '../wire/puzzles';
import { puzzlesOf, solutionOf } from './collection';
import { dayAt, puzzlesOn } from './daily';
import { kindOf } from './kinds';
import type { Puzzle } from './puzzle';
import { results } from './results.svelte';
import { ranking } from './standings.svelte';
import type { Trial } from './trial.svelte';

export interface Hint {
  readonly words: string;
  readonly named?: Named | undefined;
}

/** Something that the board plays. */
export interface Exhibit {
  /** What it is, in words that stand beside it. */
  readonly words: string;
  readonly plies: readonly Played[];
  readonly end: State;
  /** It goes on from what was shown before, and does not begin anew. */
  readonly goesOn?: boolean;
}

export interface Judgement extends Hint {
  readonly isSolved: boolean;
  readonly exhibits: readonly Exhibit[];
  /** Nothing is decided yet: whoever tries goes on from what is shown. */
  readonly isOpen?: boolean;
}

type Stage = 'trying' | 'showing' | 'judged';

const AT_ONCE = 40; // moments that the board is given at a time
const BETWEEN = 700; // milliseconds from one exhibit to the next

export abstract class Solving {
  abstract readonly puzzle: Puzzle;
  abstract readonly trial: Trial;
  abstract readonly rules: Reckoner;
  stage = $state<Stage>('trying');
  /** The last judgement; nothing while somebody tries, or only looks at the solution. */
  judgement = $state.raw<Judgement>();
  hints = $state.raw<readonly Hint[]>([]);
  /** What is shown now, in words. */
  caption = $state('');
  isQuick = $state(false);
  isSolution = $state(false);
  #waiting: readonly Exhibit[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What is asked, in sentences. */
  abstract get task(): readonly string[];
  /** What the button says that tries the answer. */
  abstract get tryWords(): string;
  /** Whether there is a whole answer to be tried. */
  abstract get canTry(): boolean;
  /** What lights up while somebody tries. */
  get chosen(): Named | undefined {
    return undefined;
  }
  /** Whether a cell is asked for, not a move. */
  readonly asksCell: boolean = false;
  /** Take a cell for an answer. */
  pick(_: Cell): void {
    throw new Error('no cell is asked for');
  }
  /** The answer as it is, as the interchange writes it: a server judges it once more. */
  protected abstract get answer(): Answer;
  /** Judge the answer as it is. */
  protected abstract judged(): Promise<Judgement> | Judgement;
  protected abstract hintsFrom(solution: readonly unknown[]): readonly Hint[];
  /** Do what the solution says, and return what comes of it. */
  protected abstract solved(solution: readonly unknown[]): Promise<Judgement> | Judgement;

  /** What the bar says where the board has nothing to say. */
  get asks(): string {
    if (this.stage === 'showing') return this.caption;
    return this.judgement?.words ?? this.task.join(' ');
  }

  /** Whether there is something to begin anew. */
  get isChanged(): boolean {
    return this.trial.isChanged;
  }

  /** Whether anything can be moved at all. */
  readonly hasMoves: boolean = true;

  /** Whether it is one of the collection, or published: others bring no stars, and nobody knows their solution. */
  get isShipped(): boolean {
    return this.puzzle.grade > 0;
  }

  /** What lights up on the board. */
  get named(): Named | undefined {
    if (this.stage === 'judged') return this.judgement?.named;
    return this.stage === 'trying' ? (this.hints.at(-1)?.named ?? this.chosen) : undefined;
  }

  /** Do what the board asks for. */
  ask(command: Command): Promise<void> {
    return this.trial.ask(command);
  }

  async try(): Promise<void> {
    if (this.stage !== 'trying' || !this.canTry) return;
    this.stage = 'showing';
    const judgement = await this.judged();
    const counts = !judgement.isOpen && this.isShipped;
    if (counts && results.isUntried(this.puzzle.id))
      this.#rate(judgement.isSolved ? this.answer : null);
    if (counts) results.answered(this.puzzle, judgement.isSolved, this.rules);
    if (counts && judgement.isSolved) void this.#noteDay();
    this.#show(judgement);
  }

  /** Try again, from how everything was left. */
  again(): void {
    this.#stop();
    this.trial.clear();
  }

  restart(): void {
    this.#stop();
    this.trial.restart();
  }

  /** Give the next hint; nothing once all were given. */
  async hint(): Promise<void> {
    const all = this.hintsFrom(await solutionOf(this.puzzle));
    const next = all[this.hints.length];
    if (!next) return;
    this.#help(false);
    if (this.stage !== 'trying') this.again();
    this.hints = [...this.hints, next];
    this.hasMoreHints = this.hints.length < all.length;
  }

  hasMoreHints = $state(true);

  /** Show the whole solution. */
  async showSolution(): Promise<void> {
    const solution = await solutionOf(this.puzzle);
    this.#help(true);
    this.restart();
    this.stage = 'showing';
    this.isSolution = true;
    this.#show(await this.solved(solution));
  }

  /** Go on when all that the board was given has been shown. */
  told(): void {
    if (this.stage !== 'showing' || this.#timer !== undefined || !this.judgement) return;
    const [next, ...rest] = this.#waiting;
    this.#waiting = rest;
    if (!next) {
      this.#end();
    } else if (next.goesOn) {
      this.#exhibit(next);
    } else {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.trial.clear();
        this.#timer = setTimeout(() => {
          this.#timer = undefined;
          this.#exhibit(next);
        }, BETWEEN);
      }, BETWEEN);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Let a hint or the solution count. */
  #help(isAll: boolean): void {
    if (results.isUntried(this.puzzle.id)) this.#rate(null);
    if (isAll && kindOf(this.puzzle.id)) void ranking.opened(this.puzzle.id);
    results.helped(this.puzzle, isAll, this.rules);
  }

  /** Let the first answer be rated on the server; nobody waits for it. */
  #rate(answer: Answer | null): void {
    void trying(ranking.answered(this.puzzle.id, answer));
  }

  #show(judgement: Judgement): void {
    this.judgement = judgement;
    const [first, ...rest] = judgement.exhibits.flatMap(pieces);
    this.#waiting = rest;
    if (first) this.#exhibit(first);
    else this.#end();
  }

  /** Everything has been shown. */
  #end(): void {
    const isOpen = this.judgement?.isOpen ?? false;
    this.caption = '';
    this.stage = isOpen ? 'trying' : 'judged';
    if (!isOpen) return;
    this.judgement = undefined;
    this.trial.settle();
  }

  #exhibit({ words, plies, end }: Exhibit): void {
    this.caption = words;
    this.trial.show(plies, end);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.stage = 'trying';
    this.judgement = undefined;
    this.isSolution = false;
    this.caption = '';
  }

  /** Let a day count on which one of its puzzles was solved. */
  async #noteDay(): Promise<void> {
    const day = dayAt(Date.now());
    const today = await puzzlesOn(day, puzzlesOf);
    if (today.some(({ id }) => id === this.puzzle.id)) results.solvedOn(day);
  }
}

/** Return an exhibit in pieces that a board leads through. */
function pieces(exhibit: Exhibit): Exhibit[] {
  const { plies, end } = exhibit;
  if (plies.length <= AT_ONCE) return [exhibit];
  const rest = plies.slice(AT_ONCE);
  const first = { ...exhibit, plies: plies.slice(0, AT_ONCE), end: rest[0]?.before ?? end };
  return [first, ...pieces({ ...exhibit, plies: rest, goesOn: true })];
}
