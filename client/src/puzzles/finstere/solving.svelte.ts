/** Somebody at a puzzle of Finstere Flure. */

import { placeOf } from '../../boards/finstere/geometry';
import { cardWords, cellWords, directionWords, laidTile } from '../../boards/finstere/names';
import type { Cell, Named } from '../../boards/named';
import type { Rules } from '../../engine/rules';
import type { Command } from '../../local/table';
import { namesOf } from '../../positions/finstere';
import { gameTitle } from '../../parts/summary';
import { LETTERS, OUT } from '../../generated/finstere';
import { speaker } from '../../words/words.svelte';
import { Solving, type Hint, type Judgement } from '../solving.svelte';
import { Trial } from '../trial.svelte';
import { t } from '../words';
import type { Answer } from '../../wire/puzzles';
import { deedsDone } from './answer';
import { actionsOf, after, faced, isReady, type Deed } from './deeds';
import { judge, type Prediction, type Verdict } from './judging';
import { boardOptions, openingOf, OWN, ownOf, type FinsterePuzzle } from './opening';
import { circleCells } from './walk';
import { listed } from '../../words/lists';

type Letter = (typeof LETTERS)[number];

const UNLIMITED = 'unlimited';

export class FinstereSolving extends Solving {
  readonly trial: Trial;
  readonly names: readonly string[];
  override readonly hasMoves: boolean;
  override readonly asksCell: boolean;
  /** How he was turned by hand. */
  #turned: Letter | undefined;
  /** Where he ends, as somebody thinks. */
  cell = $state.raw<Cell>();
  /** Whom he eats, as somebody thinks. */
  eaten = $state.raw<readonly string[]>([]);

  constructor(
    readonly rules: Rules<'finstere'>,
    readonly puzzle: FinsterePuzzle,
  ) {
    super();
    this.names = namesOf(puzzle.position);
    this.asksCell = puzzle.kind === 'predict';
    this.hasMoves = !this.asksCell;
    const setting = {
      game: puzzle.game,
      title: puzzle.title[speaker.language] || gameTitle(puzzle.game),
      options: boardOptions(puzzle),
    };
    const plain = rules as unknown as Rules;
    this.trial = new Trial(plain, setting, openingOf(rules, puzzle), (state) =>
      puzzle.kind === 'feast' && rules.read(state).floor.cell_of.includes(OUT) ? 'no-exit' : '',
    );
  }

  override get task(): readonly string[] {
    const { puzzle } = this;
    if (puzzle.kind === 'predict') {
      const { card } = puzzle.task;
      if (card === UNLIMITED) return [t('task.predict-unlimited')];
      return [t('task.predict', { card: cardWords(card) })];
    }
    const own = listed(puzzle.own);
    const moves = puzzle.task.moves.map(({ token, steps }) =>
      t('may-move', { token, count: steps }),
    );
    if (puzzle.kind === 'escape') {
      const cards = listed(puzzle.task.cards.map(cardWords));
      return [t('task.escape', { own, cards }), ...moves];
    }
    const enemies = listed(puzzle.enemy);
    const { lay, facing } = puzzle.task;
    return [
      puzzle.own.length > 0
        ? t('task.feast', { enemies, own })
        : t('task.feast-alone', { enemies }),
      ...(lay.length > 0
        ? [t('may-lay', { tiles: listed(lay.map(({ kind }) => laidTile(kind))) })]
        : []),
      ...moves,
      ...(facing ? [t('may-turn')] : []),
    ];
  }

  override get tryWords(): string {
    return t('let-him-walk');
  }

  override get canTry(): boolean {
    if (this.puzzle.kind === 'predict') return this.cell !== undefined;
    return this.trial.known.mark !== '' && isReady(this.rules, this.trial.tried);
  }

  override get chosen(): Named | undefined {
    return this.cell && { cells: [this.cell] };
  }

  /** Whether the card lets one ask whom he eats: without end he eats everybody. */
  get asksEaten(): boolean {
    return this.puzzle.kind === 'predict' && this.puzzle.task.card !== UNLIMITED;
  }

  get canTurn(): boolean {
    return this.puzzle.kind === 'feast' && this.puzzle.task.facing;
  }

  get facing(): Letter {
    const { mark } = this.trial.known; // whatever is done may turn him
    const facing = this.rules.read(this.trial.tried).floor.facing;
    return (mark === '' ? undefined : LETTERS[facing]) ?? 'N';
  }

  turn(facing: Letter): void {
    this.again();
    this.#turned = facing;
    this.trial.change(faced(this.rules, this.trial.state, facing));
  }

  /** Do what the board asks for; whatever is taken back, he faces as one has turned him. */
  override async ask(command: Command): Promise<void> {
    await super.ask(command);
    if (this.#turned && this.#turned !== this.facing) this.turn(this.#turned);
  }

  override restart(): void {
    this.#turned = undefined;
    super.restart();
  }

  /** Choose the cell where he ends. */
  override pick(cell: Cell): void {
    if (this.stage !== 'trying') this.again();
    this.cell = cell;
  }

  /** Say that he eats a token, or that he does not. */
  toggle(name: string): void {
    const isChosen = this.eaten.includes(name);
    this.eaten = isChosen ? this.eaten.filter((one) => one !== name) : [...this.eaten, name];
  }

  protected override get answer(): Answer {
    if (this.puzzle.kind !== 'predict')
      return deedsDone(this.rules, this.names, this.trial.done, this.#turned);
    return this.#prediction ? [this.#prediction] : [];
  }

  protected override judged(): Judgement {
    return this.#judgement(judge(this.rules, this.puzzle, this.#answer(this.#prediction)));
  }

  protected override hintsFrom(solution: readonly unknown[]): readonly Hint[] {
    if (this.puzzle.kind === 'predict') return this.#predictHints(solution[0] as Prediction);
    const deeds = solution as readonly Deed[];
    const movers = deeds.flatMap((deed) => ('path' in deed && deed.path ? [deed.token] : []));
    const who = [
      ...(movers.length > 0
        ? [t('hint.move', { tokens: listed(movers), count: movers.length })]
        : []),
      ...(deeds.some((deed) => 'facing' in deed) ? [t('hint.turn')] : []),
    ];
    const ends = deeds.map((_, at) => this.#deedCell(deeds, at));
    const where = deeds.map((deed, at) => this.#deedWords(deed, ends[at]));
    const cells = ends.filter((cell) => cell !== undefined);
    return [
      ...(who.length > 0 ? [{ words: who.join(' ') }] : []),
      { words: where.join(' '), named: { cells } },
    ];
  }

  protected override solved(solution: readonly unknown[]): Judgement {
    if (this.puzzle.kind === 'predict') {
      const prediction = solution[0] as Prediction;
      [this.cell, this.eaten] = [prediction.cell, prediction.eaten];
      return this.#judgement(judge(this.rules, this.puzzle, this.#answer(prediction)));
    }
    for (const deed of solution as readonly Deed[]) {
      if ('facing' in deed) this.trial.change(faced(this.rules, this.trial.state, deed.facing));
      else void this.trial.ask({ do: 'act', seat: OWN, actions: actionsOf(this.puzzle, deed) });
    }
    return this.#judgement(judge(this.rules, this.puzzle, this.#answer()));
  }

  get #prediction(): Prediction | undefined {
    const eaten = this.asksEaten ? this.eaten : this.names;
    return this.cell && { cell: this.cell, eaten };
  }

  #answer(prediction?: Prediction): Parameters<typeof judge>[2] {
    return { state: this.trial.tried, ...(prediction ? { prediction } : {}) };
  }

  #judgement(verdict: Verdict): Judgement {
    return {
      isSolved: verdict.isSolved,
      words: this.#verdictWords(verdict),
      named:
        verdict.why === 'circles'
          ? { cells: circleCells(this.rules, verdict.walk).map(placeOf) }
          : undefined,
      exhibits: verdict.walks.map(({ card, walk }) => ({
        words: card ? t('shown-card', { card: cardWords(card) }) : '',
        plies: walk.plies,
        end: walk.end,
      })),
    };
  }

  #verdictWords({ why, walk, walks }: Verdict): string {
    const tokens = listed(walk.eaten.map((token) => this.names[token] ?? ''));
    const own = ownOf(this.puzzle);
    const lost = walk.eaten
      .map((token) => this.names[token] ?? '')
      .filter((one) => own.includes(one));
    switch (why) {
      case '':
        return this.#solvedWords(walk.plies.length);
      case 'circles':
        return t('why.circles');
      case 'own-eaten': {
        const eaten = { tokens: listed(lost), count: lost.length };
        const card = walks[0]?.card;
        return card
          ? t('why.card-eats', { ...eaten, card: cardWords(card) })
          : t('why.eats', eaten);
      }
      case 'not-out':
        return t('why.not-out');
      case 'wrong-cell':
        return t('why.ends-on', {
          cell: cellWords(placeOf(this.rules.read(walk.end).floor.monster)),
        });
      case 'wrong-eaten':
        return tokens ? t('why.truly-eats', { tokens }) : t('why.eats-nobody');
    }
  }

  #solvedWords(steps: number): string {
    if (this.puzzle.kind === 'feast') return t('solved.feast', { count: steps });
    return this.puzzle.kind === 'predict' ? t('solved.predict') : t('solved.escape');
  }

  #predictHints({ cell, eaten }: Prediction): Hint[] {
    const whom =
      eaten.length > 0 ? t('why.truly-eats', { tokens: listed(eaten) }) : t('why.eats-nobody');
    return [...(this.asksEaten ? [{ words: whom }] : []), { words: t('hint.row', { y: cell[1] }) }];
  }

  #deedWords(deed: Deed, cell: Cell | undefined): string {
    if ('facing' in deed) return t('deed.turn', { direction: directionWords(deed.facing) });
    const where = cell ? cellWords(cell) : '';
    if ('lay' in deed) return t('deed.lay', { tile: laidTile(deed.lay.kind), cell: where });
    return t('deed.move', { token: deed.token, cell: where });
  }

  /** Return where a deed ends: a tile's cell, or a token's. */
  #deedCell(deeds: readonly Deed[], at: number): Cell | undefined {
    const deed = deeds[at];
    if (!deed || 'facing' in deed) return undefined;
    if ('lay' in deed) return deed.lay.cell;
    const state = after(this.rules, this.puzzle, this.trial.start, deeds.slice(0, at + 1));
    return placeOf(this.rules.read(state).floor.cell_of[this.names.indexOf(deed.token)] ?? 0);
  }
}
