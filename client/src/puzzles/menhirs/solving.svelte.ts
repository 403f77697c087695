/** Somebody at a puzzle of Menhirs: turn by turn, against an opponent who knows the best answer. */

import { cellsIn } from '../../boards/menhirs/cells';
import { chartOf, hexAt } from '../../boards/menhirs/chart';
import { directionWords } from '../../boards/menhirs/speech';
import type { Cell } from '../../boards/named';
import type { Rules, State as Bytes } from '../../engine/rules';
import type { Command } from '../../local/table';
import { stateOf } from '../../positions/menhirs';
import { OVER } from '../../generated/menhirs';
import { speaker } from '../../words/words.svelte';
import type { FreeIn } from '../puzzle';
import { Solving, type Exhibit, type Hint, type Judgement } from '../solving.svelte';
import { Trial } from '../trial.svelte';
import { t } from '../words';
import type { Answer } from '../../wire/puzzles';
import { firstTurn } from './answer';
import { depthAt, judge, type Verdict } from './judging';
import { turnFrom, type Solution } from './solution';
import { Solver } from './solver';
import { attacked, ownTurns, played, type PlayedTurn } from './turns';

export class MenhirsSolving extends Solving {
  readonly trial: Trial;
  readonly #solver: Solver;

  constructor(
    readonly rules: Rules<'menhirs'>,
    readonly puzzle: FreeIn,
  ) {
    super();
    const start = stateOf(rules, puzzle.position);
    const setting = {
      game: puzzle.game,
      title: puzzle.title[speaker.language],
      options: {},
      seat: rules.actor(start),
    };
    this.trial = new Trial(rules, setting, start);
    this.#solver = new Solver(rules, start);
  }

  override get task(): readonly string[] {
    const count = ownTurns(this.puzzle.task.turns);
    return [t(count === 1 ? 'task.free-now' : 'task.free-in', { count })];
  }

  /** Every turn is judged as soon as it is done. */
  override get tryWords(): string {
    return '';
  }

  override get canTry(): boolean {
    return this.rules.actor(this.trial.tried) !== this.trial.seat;
  }

  override async ask(command: Command): Promise<void> {
    await super.ask(command);
    if (command.do === 'act') await this.try();
  }

  /** Go back to before the turn that failed. */
  override again(): void {
    super.again();
    if (this.canTry) this.trial.stepBack();
  }

  protected override get answer(): Answer {
    const { seat, done } = this.trial;
    return firstTurn(this.rules, seat, done, (cells) => this.#places(cells));
  }

  protected override judged(): Judgement {
    const { seat, tried } = this.trial;
    const verdict = judge(this.rules, this.#solver, this.puzzle, tried, seat);
    return {
      isSolved: verdict.came === 'solved',
      isOpen: verdict.came === 'open',
      words: this.#words(verdict),
      exhibits: verdict.reply ? [exhibitOf(verdict.reply, t('opponent-answers'))] : [],
    };
  }

  protected override hintsFrom(solution: readonly unknown[]): readonly Hint[] {
    const [first] = solution as readonly Solution[];
    const turn = turnFrom(this.puzzle.position, first ?? {});
    const way = first?.direction;
    return [
      ...(way ? [{ words: t('hint.way', { way: directionWords(way) }) }] : []),
      { words: t('hint.tiles'), named: { cells: this.#places(cellsIn(turn.tiles)) } },
      ...(turn.removed === undefined
        ? []
        : [{ words: t('hint.removed'), named: { cells: this.#places([turn.removed]) } }]),
    ];
  }

  /** Play the whole line, both sides as well as they can. */
  protected override solved(solution: readonly unknown[]): Judgement {
    const [first] = solution as readonly Solution[];
    const turn = turnFrom(this.puzzle.position, first ?? {});
    const line: PlayedTurn[] = [];
    let mine = played(this.rules, this.trial.start, turn);
    while (mine) {
      line.push(mine);
      const { reply } = this.#judge(mine.end);
      if (!reply) break;
      line.push(reply);
      mine = this.#isOver(reply.end) ? undefined : this.#attack(reply.end);
    }
    const plies = line.flatMap((one) => one.plies);
    const end = line.at(-1)?.end ?? this.trial.start;
    return {
      isSolved: true,
      words: t('solved.free-in'),
      exhibits: [exhibitOf({ plies, end }, t('best-play'))],
    };
  }

  #judge(state: Bytes): Verdict {
    return judge(this.rules, this.#solver, this.puzzle, state, this.trial.seat);
  }

  #attack(state: Bytes): PlayedTurn | undefined {
    const depth = depthAt(this.rules, this.puzzle, state);
    return attacked(this.rules, this.#solver, state, depth);
  }

  #isOver(state: Bytes): boolean {
    return this.rules.read(state).phase === OVER;
  }

  #words({ came }: Verdict): string {
    if (came === 'solved') return t('solved.free-in');
    if (came === 'lost') return t('why.lost');
    return came === 'open' ? '' : t('why.too-late');
  }

  #places(cells: readonly number[]): Cell[] {
    const chart = chartOf(this.rules.read(this.trial.start).terms.board);
    return cells.flatMap((cell) => {
      const hex = hexAt(chart, cell);
      return hex ? [[hex.column, hex.position] as const] : [];
    });
  }
}

function exhibitOf({ plies, end }: PlayedTurn, words: string): Exhibit {
  return { words, plies, end, goesOn: true };
}
