/**
 * Somebody takes a lesson: the learner acts, the others reply, and the rules judge.
 *
 *   begin --> act, act ... --> the others, chance and the rules go on --> a turn is over --> judged
 */

import type { Cell } from '../boards/named';
import type { Rules, State } from '../engine/rules';
import { Exercise } from '../local/exercise.svelte';
import { rewound, settled } from '../local/match';
import { acted, toAct, type Command, type LocalTable } from '../local/table';
import type { KnownTable } from '../table/known';
import { Refusal } from '../wire/refusal';
import { holds } from './checks';
import type { HintShown, Lesson } from './load';
import { canPlay, passAction, winningTurn } from './replying';

export const LEARNER = 0;

/** `shown`: it was solved, but not by the learner. */
export type Standing = 'open' | 'solved' | 'wrong' | 'shown';

/** What a lesson needs of its game. */
export interface CourseGame {
  readonly name: string;
  readonly title: string;
  readonly rules: Rules;
  readonly passes: readonly number[];
}

export class Course {
  standing = $state<Standing>('open');
  /** What went wrong, by its place among what is said to be missing. */
  missing = $state(0);
  /** The cell that was said last. */
  picked = $state.raw<Cell>();
  readonly #exercise: Exercise;
  #turns = 0;
  #turn = 0;
  #replied = 0;
  #isShowing = false;
  /** As pages know tables: when it is over, nothing more can be done. */
  readonly known = $derived.by(() => this.#known());

  constructor(
    private readonly game: CourseGame,
    readonly lesson: Lesson,
  ) {
    const { rules, name } = game;
    const { options, seed } = lesson;
    const others = rules.seatNames(options).slice(1);
    this.#exercise = new Exercise(
      rules,
      { title: game.title, bots: [], me: '' },
      {
        settings: { game: name, options, shows_outlook: false }, // it would give the answer away
        sitters: [{ bot: '', name: '' }, ...others.map(() => ({ bot: 'moth', name: '' }))],
        seed,
        from: Uint8Array.from(atob(lesson.state), (letter) => letter.charCodeAt(0)),
      },
    );
    this.#begin();
  }

  /** How many moments have been. */
  get moments(): number {
    return this.#table.match.moments.length;
  }

  /** Do what the board asks for. */
  async ask(command: Command): Promise<void> {
    if (this.standing !== 'open') throw new Refusal('not-running', 'the lesson is over');
    await this.#exercise.ask(command);
    this.#goOn();
  }

  /** Say which cell one expects, and see what happens. */
  answer(cell: Cell): void {
    if (this.standing !== 'open') return;
    this.#exercise.become({ ...this.#table, match: settled(this.#table.match) });
    // Where he ends is known: the lesson's tests let him walk there.
    this.picked = cell;
    const right = this.lesson.hints.find((hint) => hint.cell)?.cell;
    this.#end(right?.join() === cell.join());
  }

  /** Begin anew. */
  restart(): void {
    this.#exercise.restart();
    this.#begin();
  }

  /** Show how it is done: everything up to a hint. */
  async show(hints: readonly HintShown[]): Promise<void> {
    this.restart();
    this.#isShowing = true;
    for (const { actions = [], cell } of hints) {
      if (cell) this.answer(cell);
      if (actions.length > 0) await this.ask({ do: 'act', seat: LEARNER, actions });
    }
  }

  get #table(): LocalTable {
    return this.#exercise.table;
  }

  #begin(): void {
    if (this.lesson.asksCell) {
      // What he does is seen only when somebody has said it.
      this.#exercise.become({ ...this.#table, match: rewound(this.#table.match, 0) }, true);
    }
    this.#turn = this.game.rules.turnNumber(this.#table.match.state);
    this.#turns = this.#replied = 0;
    this.#isShowing = false;
    this.picked = undefined;
    this.standing = 'open';
  }

  /** Let everybody else act until the learner is to; judge when a turn is over. */
  #goOn(): void {
    let table = this.#table;
    const isAsked = () => !table.verdict && toAct(table).includes(LEARNER);
    while (this.lesson.others && !table.verdict && !isAsked()) table = this.#replyIn(table);
    this.#exercise.become(table);
    const turn = this.game.rules.turnNumber(table.match.state);
    if (turn === this.#turn && !table.verdict) return;
    this.#turn = turn;
    this.#turns += 1;
    const isLast = this.#turns >= this.lesson.turns || !isAsked();
    const isReached = this.#failing() < 0;
    if (isLast || (isReached && this.lesson.isEarly)) this.#end(isReached);
  }

  #replyIn(table: LocalTable): LocalTable {
    const { rules, passes } = this.game;
    const [seat = 0] = toAct(table);
    const { state } = table.match;
    let actions = this.lesson.others === 'win' ? winningTurn(rules, state, seat) : [];
    if (actions.length === 0) actions = this.#scripted(state, seat);
    if (actions.length === 0) actions = [passAction(rules, state, seat, passes)];
    return acted(table, seat, actions, table.createdAt);
  }

  /** Return what the lesson says that a seat does now; nothing where it cannot be done. */
  #scripted(state: State, seat: number): readonly number[] {
    const actions = this.lesson.replies?.[this.#replied] ?? [];
    this.#replied += 1;
    return canPlay(this.game.rules, state, seat, actions) ? actions : [];
  }

  /** Return the first check that does not hold; -1 if all do. */
  #failing(): number {
    const fields = this.game.rules.read(this.#table.match.state);
    return (this.lesson.checks ?? []).findIndex((check) => !holds(check, fields));
  }

  #end(isRight: boolean): void {
    if (isRight) this.standing = this.#isShowing ? 'shown' : 'solved';
    else {
      this.missing = Math.max(0, this.#failing());
      this.standing = 'wrong';
    }
  }

  #known(): KnownTable {
    const { known } = this.#exercise;
    if (this.standing === 'open') return known;
    const sights = known.sights.map((sight) => ({ ...sight, actions: [], canUndo: false }));
    return { ...known, now: { ...known.now, phase: 'running', verdict: null }, sights };
  }
}
