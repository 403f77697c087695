/** Somebody at a puzzle of Spokenchaos. */

import { ACTIONS } from '../../boards/spokenchaos/actions';
import { fieldName } from '../../boards/spokenchaos/whereabouts';
import {
  atSide,
  faceWords,
  ghostWords,
  leanWords,
  movedPiece,
} from '../../boards/spokenchaos/names';
import { doorOf } from '../../boards/spokenchaos/geometry/doors';
import type { Named } from '../../boards/named';
import type { Rules } from '../../engine/rules';
import type { Command } from '../../local/table';
import { boardSeats } from '../../table/shown';
import {
  FIELDS,
  LEANS,
  LETTERS,
  NO_GHOST,
  NO_LEAN,
  OUT,
  PIECE_NAMES,
  type FurniturePlace,
  type GhostPlace,
  type State,
} from '../../generated/spokenchaos';
import { capitalised } from '../../words/message';
import { speaker } from '../../words/words.svelte';
import type { Entering } from '../puzzle';
import { Solving, type Hint, type Judgement } from '../solving.svelte';
import { Trial } from '../trial.svelte';
import { t } from '../words';
import type { Answer } from '../../wire/puzzles';
import { placesTaken, posePut } from './answer';
import { actionsOf, ghostByGhost, preparedFor } from './deeds';
import { judge, type Verdict } from './judging';
import { figuresOf, openingOf, OPTIONS, OWN, phase, type SpokenchaosPuzzle } from './opening';
import { listed } from '../../words/lists';

const DONE = ACTIONS.number({ family: 'done' });

export class SpokenchaosSolving extends Solving {
  readonly trial: Trial;

  constructor(
    readonly rules: Rules<'spokenchaos'>,
    readonly puzzle: SpokenchaosPuzzle,
  ) {
    super();
    const setting = {
      game: puzzle.game,
      title: puzzle.title[speaker.language],
      options: OPTIONS,
    };
    const plain = rules as unknown as Rules;
    this.trial = new Trial(plain, setting, openingOf(rules, puzzle), (state) =>
      forbiddenIn(rules.read(state)),
    );
  }

  override get task(): readonly string[] {
    const { puzzle } = this;
    const doors = this.#doors(puzzle.task.doors);
    if (puzzle.kind === 'hide') {
      const { steps, enter = [] } = puzzle.task;
      return [t('task.hide', { count: steps, doors }), ...this.#entering(enter)];
    }
    const { piece, hidden, seen } = puzzle.task;
    const put = movedPiece(PIECE_NAMES.indexOf(piece));
    return [
      t('task.furnish', { piece: put, doors }),
      ...(hidden.length > 0 ? [t('wish.hidden', { ghosts: this.#ghosts(hidden) })] : []),
      ...(seen.length > 0 ? [t('wish.seen', { ghosts: this.#ghosts(seen) })] : []),
    ];
  }

  /** The doors through which one looks. */
  override get chosen(): Named {
    return { cells: [], walls: this.puzzle.task.doors };
  }

  /** A piece that is put down is looked at; ghosts are when one says so. */
  override get tryWords(): string {
    return this.puzzle.kind === 'hide' ? t('look-through') : '';
  }

  override get canTry(): boolean {
    return this.trial.known.mark !== '' && (this.#isDone || this.#isAtRest);
  }

  override async ask(command: Command): Promise<void> {
    if (command.do !== 'act') return super.ask(command);
    await this.#act(command.actions.map(Number));
    if (this.#isDone) await this.try();
  }

  override async try(): Promise<void> {
    if (this.stage !== 'trying' || !this.canTry) return;
    if (!this.#isDone) await this.#act([DONE]);
    await super.try();
  }

  /** Do actions, ghost by ghost: whoever lies takes cover, and the others do not. */
  async #act(all: readonly number[]): Promise<void> {
    for (const actions of ghostByGhost(all)) {
      const { start, tried } = this.trial;
      const ready = preparedFor(this.rules, start, tried, actions[0] ?? DONE);
      if (ready !== tried) this.trial.change(ready);
      await this.trial.ask({ do: 'act', seat: OWN, actions });
    }
  }

  /** Go back to before the last thing that was done: the plan is open, the piece in hand. */
  override again(): void {
    super.again();
    if (this.#isDone) this.trial.takeBack(1);
  }

  protected override get answer(): Answer {
    const { rules, puzzle } = this;
    const { done, tried } = this.trial;
    return puzzle.kind === 'hide'
      ? placesTaken(rules, puzzle, done, tried)
      : posePut(rules, puzzle, tried);
  }

  protected override async judged(): Promise<Judgement> {
    const { start, tried } = this.trial;
    return this.#judgement(await judge(this.rules, this.puzzle, start, tried));
  }

  protected override hintsFrom(solution: readonly unknown[]): readonly Hint[] {
    if (this.puzzle.kind === 'furnish') return this.#poseHints(solution[0] as FurniturePlace);
    const places = solution as readonly GhostPlace[];
    const moved = places.filter((place) => !this.#stays(place));
    const who = t('hint.ghosts', {
      ghosts: this.#ghosts(moved.map(({ name }) => name)),
      count: moved.length,
    });
    const where = moved.map((place) =>
      t('hint.field', { ghost: this.#ghosts([place.name]), field: fieldOf(place) }),
    );
    return [{ words: capitalised(who) }, { words: where.map(capitalised).join(' ') }];
  }

  protected override async solved(solution: readonly unknown[]): Promise<Judgement> {
    const { rules, puzzle, trial } = this;
    const actions = actionsOf(rules, puzzle, trial.start, solution);
    await this.#act(actions);
    return this.judged();
  }

  /** Whether the plan is complete, or the piece put down. */
  get #isDone(): boolean {
    const { phase: now, to_move: seat } = this.rules.read(this.trial.tried);
    const asked = phase(this.puzzle.kind === 'hide' ? 'planning' : 'furnishing');
    return now !== asked || seat !== OWN;
  }

  /** Whether no ghost is on its way. */
  get #isAtRest(): boolean {
    const { plans } = this.rules.read(this.trial.tried);
    return this.puzzle.kind === 'hide' && plans[OWN]?.active === NO_GHOST;
  }

  #judgement(verdict: Verdict): Judgement {
    return {
      isSolved: verdict.isSolved,
      words: this.#words(verdict),
      exhibits: verdict.looks.map(({ door, plies, end }) => ({
        words: capitalised(this.#doors([door])),
        plies,
        end,
      })),
    };
  }

  #words({ isSolved, isDisturbed, outside, looks }: Verdict): string {
    if (isSolved) return t(`solved.${this.puzzle.kind}`);
    if (outside.length > 0) return t('why.outside', { ghosts: this.#ghosts(outside) });
    if (isDisturbed) return t('why.disturbed');
    const [look] = looks;
    const door = this.#doors([look?.door ?? '']);
    if (look && look.seen.length > 0)
      return t('why.seen', { door, ghosts: this.#ghosts(look.seen) });
    return t('why.unseen', { door, ghosts: this.#ghosts(look?.unseen ?? []) });
  }

  #poseHints({ face, lean, x, y }: FurniturePlace): Hint[] {
    const leans = lean ? LEANS.indexOf(lean) : NO_LEAN;
    const how = lean ? `${faceWords(face)}, ${leanWords(leans)}` : faceWords(face);
    return [
      { words: t('hint.face', { how }) },
      { words: t('hint.piece-field', { field: fieldOf({ x, y }) }) },
    ];
  }

  #stays({ name, x, y, level }: GhostPlace): boolean {
    const from = this.puzzle.position.ghosts?.find((ghost) => ghost.name === name);
    return from?.x === x && from.y === y && from.level === level;
  }

  #ghosts(names: readonly string[]): string {
    const seats = boardSeats(this.trial.known.now.seats);
    const figures = figuresOf(this.puzzle);
    return listed(names.map((name) => ghostWords(seats, figures[name] ?? 0)));
  }

  #entering(enter: readonly Entering[]): string[] {
    const [first] = enter;
    if (!first) return [];
    const ghosts = this.#ghosts(enter.map(({ name }) => name));
    const side = atSide(first.side);
    return [capitalised(t('task.enter', { ghosts, side, count: enter.length }))];
  }

  /** Return doors side by side: doors 1 and 3 in the north. */
  #doors(doors: readonly string[]): string {
    const sides = LETTERS.map((side) => ({
      side,
      numbers: doors.map(doorOf).filter((door) => door.side === side),
    })).filter(({ numbers }) => numbers.length > 0);
    const words = sides.map(({ side, numbers }) => {
      const every = numbers.length === FIELDS ? 'all-doors' : 'doors';
      const listing = listed(numbers.map(({ number }) => `${number}`));
      return t(every, { numbers: listing, side: atSide(side), count: numbers.length });
    });
    return listed(words);
  }
}

/** Return what a puzzle does not allow though the rules do; nothing if it allows everything. */
function forbiddenIn({ figures, plans }: State): string {
  const planned = plans[OWN]?.figures ?? [];
  return [...figures, ...planned].some(({ where }) => where === OUT) ? 'no-leaving' : '';
}

function fieldOf({ x, y }: { readonly x: number; readonly y: number }): string {
  return fieldName(Math.floor(x), Math.floor(y));
}
