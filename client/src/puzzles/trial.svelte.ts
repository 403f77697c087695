/**
 * The board of a puzzle: a position, and what was done from it.
 *
 *   start --act--> . --act--> .      somebody tries something; it can be taken back, turn by turn
 *                             +--show--> . --> .      what comes of it, which the board plays
 *
 * Chance and the rules themselves do nothing here that the puzzle does not ask for.
 */

import type { Rules, State } from '../engine/rules';
import { newMatch, rewound, type Match, type Played } from '../local/match';
import { knownOf } from '../local/seeing';
import type { Command, LocalTable, Seat } from '../local/table';
import type { KnownTable } from '../table/known';
import { NOBODY, TAKEN } from '../generated/games';
import { Refusal } from '../wire/refusal';

/** What the board is told of a puzzle besides its position. */
export interface TrialSetting {
  readonly game: string;
  readonly title: string;
  readonly options: Readonly<Record<string, string>>;
  /** The seat of whoever tries. */
  readonly seat?: number;
}

export class Trial {
  known: KnownTable;
  #match: Match;
  /** How whoever tries has left it, while something is shown. */
  #left: Match | undefined;

  constructor(
    readonly rules: Rules,
    private readonly setting: TrialSetting,
    readonly start: State,
    /** Return the name of the refusal of what the rules allow, but the puzzle does not. */
    private readonly forbids: (state: State) => string = () => '',
  ) {
    this.#match = newMatch(rules, setting.options, '', start);
    this.known = $state.raw(this.#seen(true));
  }

  /** The state as it is after all that was done or shown. */
  get state(): State {
    return this.#match.state;
  }

  /** The state as whoever tries has left it. */
  get tried(): State {
    return (this.#left ?? this.#match).state;
  }

  /** What whoever tries has done so far. */
  get done(): readonly Played[] {
    return (this.#left ?? this.#match).moments;
  }

  /** Whether anything is otherwise than at first. */
  get isChanged(): boolean {
    return this.known.mark !== '0' || this.#match.state !== this.start;
  }

  get seat(): number {
    return this.setting.seat ?? 0;
  }

  /** Do what the board asks for. */
  async ask(command: Command): Promise<void> {
    if (command.do === 'undo') this.#undo(command.count ?? 1);
    else if (command.do === 'act') this.#act(command.seat, command.actions.map(Number));
    return Promise.resolve();
  }

  /** Take back the last turn, or what was done of it. */
  stepBack(): void {
    this.clear();
    this.#undo(1);
  }

  /** Take back so many actions, finished turns or not. */
  takeBack(count: number): void {
    this.clear();
    this.#become(rewound(this.#match, Math.max(0, this.#match.moments.length - count)), false);
  }

  /** Begin anew, in the first state or in another one. */
  restart(state: State = this.start): void {
    this.#left = undefined;
    this.#become(newMatch(this.rules, this.setting.options, '', state), true);
  }

  /** Change the state by hand; what was done before stays done. */
  change(state: State): void {
    this.clear();
    this.#become({ ...this.#match, state, actor: this.rules.actor(state) }, true);
  }

  /** Let the board play what comes of it, from where it was left or from what it showed last. */
  show(plies: readonly Played[], state: State): void {
    this.#left ??= this.#match;
    const moments = [...this.#match.moments, ...plies];
    this.#become({ ...this.#match, moments, state, actor: NOBODY }, false);
  }

  /** Go on from what was shown: it has been done. */
  settle(): void {
    this.#left = undefined;
    this.#become({ ...this.#match, actor: this.rules.actor(this.state) }, false);
  }

  /** Take away what was shown. */
  clear(): void {
    const left = this.#left;
    this.#left = undefined;
    if (left) this.#become(left, true);
  }

  #act(seat: number, actions: readonly number[]): void {
    const after = actions.reduce((match, action) => this.#taken(match, seat, action), this.#match);
    const forbidden = this.forbids(after.state);
    if (forbidden) throw new Refusal(forbidden, 'this puzzle does not allow it');
    this.#become(after, false);
  }

  #taken(match: Match, seat: number, action: number): Match {
    const { came, state, actor } = this.rules.act(match.state, seat, action);
    if (came !== TAKEN) throw new Refusal('illegal-action', 'this may not be done now');
    const moments = [...match.moments, { before: match.state, actor: seat, action }];
    return { ...match, moments, state, actor };
  }

  /** Take back so many actions; one: the whole turn, if it is finished. */
  #undo(count: number): void {
    const { moments, state } = this.#match;
    if (moments.length === 0) return;
    const turn = (at: State) => this.rules.turnNumber(at);
    const last = moments.at(-1);
    const isFinished = last !== undefined && turn(last.before) !== turn(state);
    const start = isFinished
      ? moments.findIndex(({ before }) => turn(before) === turn(last.before))
      : moments.length - count;
    this.#become(this.#ownTurnBefore(rewound(this.#match, Math.max(0, start))), false);
  }

  /** Go back to a turn of whoever tries: what others did is taken back with it. */
  #ownTurnBefore(match: Match): Match {
    const { moments, actor } = match;
    if (moments.length === 0 || actor === this.seat || actor < 0) return match;
    return this.#ownTurnBefore(rewound(match, moments.length - 1));
  }

  #become(match: Match, isWhole: boolean): void {
    this.#match = match;
    this.known = this.#seen(isWhole);
  }

  #seen(isWhole: boolean): KnownTable {
    const { game, title, options } = this.setting;
    const isTrying = this.#left === undefined;
    const seats = Array.from({ length: this.#match.seats }, (_, number): Seat => ({
      name: '',
      forfeit: '',
      bot: number === this.seat ? '' : 'other',
    }));
    const table: LocalTable = {
      id: '',
      settings: { game, options, shows_outlook: false },
      createdAt: 0,
      seats,
      look: {},
      match: this.#match,
      clocks: [],
      thoughts: {},
      verdict: null,
      before: '',
      rematch: '',
    };
    const known = knownOf(table, { title, bots: [], me: '' }, isWhole);
    const canUndo = isTrying && this.#match.moments.length > 0;
    // Others are people who look on: bots' company would be told from where spots are seen.
    const now = {
      ...known.now,
      seats: known.now.seats.map((one) => ({ ...one, kind: 'person' as const })),
    };
    return { ...known, now, sights: known.sights.map((sight) => ({ ...sight, canUndo })) };
  }
}
