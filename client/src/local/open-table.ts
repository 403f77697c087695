/**
 * A table of this browser that is open: its bots think, its clocks run, and every change is kept.
 *
 *   become --> shown --> kept, one change after another
 *          +-> bots that are to act now, and the next flag
 */

import type { Thought as Thinking } from '../engine/thinking';
import { now } from '../steady-clock';
import { anything, botsToAct, planOf, thinkFor, type Plan } from './bots';
import { flagOf } from './clock';
import { written, type KeptTable } from './keeping';
import { actedByBot, botOf, ticked, toAct, type LocalTable } from './table';

const PAUSE = 350; // milliseconds before a bot acts: who has just acted sees that first

/** What is done with a table that has changed. */
export interface Listener {
  /** The bot that plays on for those who gave up. */
  readonly strongest: string;
  show(table: LocalTable, isWhole: boolean): void;
  keep(kept: KeptTable): Promise<void>;
}

export class OpenTable {
  readonly #thinking = new Map<number, Thinking | null>();
  #keeping = Promise.resolve();
  /** What is not kept yet, and would be lost if the page went away. */
  unkept: KeptTable | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watchers = 0;
  #isHeld = false;

  constructor(
    public table: LocalTable,
    public version: number,
    private readonly listener: Listener,
  ) {}

  get isWatched(): boolean {
    return this.#watchers > 0;
  }

  /** Whatever was to be kept is kept. */
  get kept(): Promise<void> {
    return this.#keeping;
  }

  /** Let bots and clocks go on, as long as somebody watches. */
  watch(): void {
    this.#watchers += 1;
    this.#goOn();
  }

  unwatch(): void {
    this.#watchers -= 1;
    if (!this.isWatched) this.#rest();
  }

  /** Let bots wait until somebody has read what is said of their last turn, or go on. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#goOn();
  }

  /** Let everything rest for good. */
  close(): void {
    this.#watchers = 0;
    this.#rest();
  }

  /** Show the table as it has become, keep it, and let bots and clocks go on. */
  become(table: LocalTable, isWhole = false): void {
    if (table === this.table && !isWhole) return;
    this.table = table;
    this.version += 1;
    this.listener.show(table, isWhole);
    const kept = written(table, this.version, now());
    this.unkept = kept;
    this.#keeping = this.#keeping.then(() => this.#keep(kept));
    this.#goOn();
  }

  async #keep(kept: KeptTable): Promise<void> {
    await this.listener.keep(kept);
    if (this.unkept === kept) this.unkept = undefined;
  }

  /** Take in what another window has made of it. */
  takeIn(table: LocalTable, version: number): void {
    [this.table, this.version] = [table, version];
    this.listener.show(table, false);
    this.#goOn();
  }

  #rest(): void {
    for (const thinking of this.#thinking.values()) thinking?.stop();
    clearTimeout(this.#timer);
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    if (!this.isWatched) return;
    this.#awaitFlag();
    if (this.#isHeld) return;
    for (const seat of botsToAct(this.table, this.listener.strongest)) {
      if (!this.#thinking.has(seat)) void this.#play(seat);
    }
  }

  /** Look again when the next one has no time left. */
  #awaitFlag(): void {
    const { clocks, settings } = this.table;
    const flags = toAct(this.table).map((seat) => {
      const clock = clocks[seat];
      return clock ? (flagOf(settings.clock, clock) ?? Infinity) : Infinity;
    });
    const next = Math.min(...flags, Infinity);
    if (next === Infinity) return;
    const wait = Math.max(0, 1000 * (next - now()));
    this.#timer = setTimeout(() => this.become(ticked(this.table, now())), wait);
  }

  /** Let the bot of a seat think and act, unless the match has moved on meanwhile. */
  async #play(seat: number): Promise<void> {
    const { table } = this;
    this.#thinking.set(seat, null);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const plan = await this.#planFor(table, seat);
    this.#thinking.delete(seat);
    if (!this.isWatched || this.#isHeld) return;
    if (isStill(this.table, table, seat)) this.#act(seat, plan);
    else this.#goOn();
  }

  async #planFor(table: LocalTable, seat: number): Promise<Plan> {
    const thinking = thinkFor(table, seat, this.listener.strongest);
    this.#thinking.set(seat, thinking);
    try {
      return planOf(await thinking.decision);
    } catch {
      return anything(table, seat); // nobody waits for ever for a bot that cannot think
    }
  }

  #act(seat: number, { actions, thought }: Plan): void {
    let table;
    try {
      table = actedByBot(this.table, seat, actions, thought, now());
    } catch {
      table = actedByBot(this.table, seat, anything(this.table, seat).actions, undefined, now());
    }
    this.become(table);
  }
}

/** Tell whether a bot may still do what it thought of in a table as it was. */
function isStill(table: LocalTable, before: LocalTable, seat: number): boolean {
  if (!toAct(table).includes(seat)) return false;
  if (botOf(table, seat, '?') !== botOf(before, seat, '?')) return false;
  const [now, then] = [table.match, before.match];
  if (now === then) return true;
  const own = (match: typeof now) => match.moments.filter(({ actor }) => actor === seat).length;
  // Where several plan in secret, what others did meanwhile changes nothing.
  return (
    now.rules.turnNumber(now.state) === then.rules.turnNumber(then.state) &&
    own(now) === own(then) &&
    now.moments.length >= then.moments.length
  );
}
