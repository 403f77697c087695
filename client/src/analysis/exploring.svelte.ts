/**
 * Somebody at an analysis board: any side is played, chance is chosen or drawn, and whatever was done
 * stays in the tree, to go back to and try otherwise.
 *
 *   node --act--> a turn under way --act--> the turn is over: a node more
 *        --bring--> what chance brought: a node more
 */

import type { State } from '../engine/rules';
import { outcomeOf, type Match } from '../local/match';
import { chanceWords } from '../local/seeds';
import { knownOf } from '../local/seeing';
import type { Command, LocalTable } from '../local/table';
import type { KnownTable } from '../table/known';
import { CHANCE } from '../generated/games';
import { Refusal } from '../wire/refusal';
import { carriedOn, isTurnOver, Lines } from './lines';
import type { Start } from './opening';
import {
  added,
  lineAfter,
  nodeOf,
  removed,
  siblingsOf,
  START,
  type Plies,
  type Tree,
} from './tree';

/** What chance may bring. */
export interface Outcome {
  readonly action: number;
  readonly share: number;
}

export class Exploring {
  tree: Tree;
  /** The node that is shown. */
  at: number;
  /** Chance brings by itself whatever the seed says. */
  draws = $state(false);
  known: KnownTable;
  /** The match that is shown, with the turn under way. */
  match: Match;
  readonly lines: Lines;
  #draft: Plies = [];

  constructor(
    readonly start: Start,
    private readonly opened: Match,
    private readonly title: string,
    tree: Tree,
    at: number,
    private readonly changed: () => void = () => undefined,
  ) {
    this.lines = new Lines(opened);
    this.tree = $state.raw(tree);
    this.at = $state(at in tree.nodes ? at : START);
    this.match = $state.raw(this.lines.at(this.tree, this.at));
    this.known = $state.raw(this.#seen(true));
  }

  /** What chance may bring now, if it is to be chosen. */
  get outcomes(): readonly Outcome[] {
    return this.match.actor === CHANCE ? this.opened.rules.chances(this.match.state) : [];
  }

  /** Whether chance is to bring something. */
  get awaitsChance(): boolean {
    return this.match.actor === CHANCE;
  }

  /** Whether a turn is under way. */
  get isBegun(): boolean {
    return this.#draft.length > 0;
  }

  get state(): State {
    return this.match.state;
  }

  /** Show a node: from the one before it as it happens, else at once. */
  goTo(node: number): void {
    const isNext = nodeOf(this.tree, node).parent === this.at && !this.isBegun;
    this.at = node;
    this.#show(this.lines.at(this.tree, node), [], !isNext);
    this.changed();
  }

  forward(): void {
    const [next] = nodeOf(this.tree, this.at).children;
    if (next !== undefined) this.goTo(next);
  }

  /** Go back to the node before, or to where the turn under way began. */
  back(): void {
    const { parent } = nodeOf(this.tree, this.at);
    if (this.isBegun) this.goTo(this.at);
    else if (parent !== undefined) this.goTo(parent);
  }

  toStart(): void {
    this.goTo(START);
  }

  toEnd(): void {
    this.goTo(lineAfter(this.tree, this.at).at(-1) ?? this.at);
  }

  /** Show the variation before or behind the one that is shown. */
  aside(direction: 1 | -1): void {
    const siblings = siblingsOf(this.tree, this.at);
    const next = siblings[siblings.indexOf(this.at) + direction];
    if (next !== undefined) this.goTo(next);
  }

  /** Do what the board asks for. */
  async ask(command: Command): Promise<void> {
    if (command.do === 'act') this.#act(command.seat, command.actions.map(Number));
    else if (command.do === 'undo') this.#undo(command.count ?? 1);
    else throw new Refusal('forbidden', 'nobody is here to be asked that');
    return Promise.resolve();
  }

  /** Play a whole line, as a bot tells it, up to where it can be played. */
  play(plies: Plies): void {
    for (const [seat, action] of plies) {
      if (this.match.actor === CHANCE) return;
      this.#act(seat, [action]);
    }
  }

  /** Let chance bring something, or draw it. */
  bring(action = this.#drawn()): void {
    if (!this.awaitsChance) return;
    this.#keep([[CHANCE, action]]);
    this.#goOn();
  }

  /** Change the tree, but not what is shown. */
  change(tree: Tree): void {
    this.tree = tree;
    this.changed();
  }

  /** Take away what is shown, and all that follows it. */
  remove(): void {
    const { tree, at } = removed(this.tree, this.at);
    this.tree = tree;
    this.goTo(at);
  }

  #act(seat: number, actions: readonly number[]): void {
    for (const action of actions) {
      const after = carriedOn(this.match, [[seat, action]]);
      const draft: Plies = [...this.#draft, [seat, action]];
      const before = this.lines.at(this.tree, this.at).moments.length;
      const first = after.moments[before];
      if (first && isTurnOver(after, first)) this.#keep(draft);
      else this.#show(after, draft, false);
    }
    this.#goOn();
  }

  /** Let chance act where there is nothing to choose, or where it is told to by itself. */
  #goOn(): void {
    while (this.awaitsChance && (this.draws || this.outcomes.length <= 1)) {
      this.#keep([[CHANCE, this.#drawn()]]);
    }
  }

  /** Take back actions of the turn under way, or the whole one before it. */
  #undo(count: number): void {
    if (!this.isBegun) {
      this.back();
      return;
    }
    const draft = this.#draft.slice(0, -count);
    this.#show(carriedOn(this.lines.at(this.tree, this.at), draft), draft, false);
  }

  #drawn(): number {
    const { rules, state, moments } = this.match;
    const draws = moments.filter(({ actor }) => actor === CHANCE).length;
    return rules.actByChance(state, chanceWords(this.start.seed, draws)).action;
  }

  /** Add what was done to the tree, and show it. */
  #keep(plies: Plies): void {
    const { tree, at } = added(this.tree, this.at, plies);
    this.tree = tree;
    this.at = at;
    this.#show(this.lines.at(tree, at), [], false);
    this.changed();
  }

  #show(match: Match, draft: Plies, isWhole: boolean): void {
    this.#draft = draft;
    this.match = match;
    this.known = this.#seen(isWhole);
  }

  /** Return the table as pages know tables: all sides are played at this screen. */
  #seen(isWhole: boolean): KnownTable {
    const { match } = this;
    const outcome = outcomeOf(match);
    const table: LocalTable = {
      id: '',
      settings: { game: this.start.game, options: match.options, shows_outlook: true },
      createdAt: 0,
      seats: Array.from({ length: match.seats }, () => ({ bot: '', name: '', forfeit: '' })),
      look: {},
      match,
      clocks: [],
      thoughts: {},
      verdict: outcome && { how: 'played', winners: outcome.winners },
      before: '',
      rematch: '',
    };
    const known = knownOf(table, { title: this.title, bots: [], me: '' }, isWhole);
    const canUndo = this.isBegun || this.at !== START;
    return { ...known, sights: known.sights.map((sight) => ({ ...sight, canUndo })) };
  }
}
