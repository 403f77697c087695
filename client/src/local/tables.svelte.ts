/**
 * The tables that live in this browser: played, kept, and shown like those of a server.
 *
 *   ask, a bot's plan --> table.ts --> known --> pages
 *                                  +-> keeping.ts
 *   another window's change ------------> read anew
 */

import { SvelteMap } from 'svelte/reactivity';
import { loadRules } from '../engine/load';
import type { Rules } from '../engine/rules';
import type { Thought as Thinking } from '../engine/thinking';
import type { KnownTable } from '../table/known';
import type { Replay } from '../table/replay';
import type { GameName } from '../wire/games';
import type { Expectation, TableSettings } from '../wire/messages';
import { Refusal } from '../wire/refusal';
import { anything, botsToAct, planOf, thinkFor, type Plan } from './bots';
import { flagOf, resumed } from './clock';
import { expectationOf } from './expecting';
import { keepTable, keptTable, keptTables, read, written, type KeptTable } from './keeping';
import { firstLook } from './looks';
import { recordOf } from './record';
import { replayOf } from './replay';
import { freshSeed } from './seeds';
import { knownOf, type Setting } from './seeing';
import { summaryOf, type Summary } from './summary';
import {
  actedByBot,
  again,
  asked,
  botOf,
  opened,
  ticked,
  toAct,
  type Command,
  type LocalTable,
  type Opening,
  type Sitter,
} from './table';

const PREFIX = 'here-';
const CHANNEL = 'gloaming tables';
const PAUSE = 350; // milliseconds before a bot acts: who has just acted sees that first

/** Tell whether a table lives in this browser. */
export function isHere(table: string): boolean {
  return table.startsWith(PREFIX);
}

/** A table that is open here. */
interface Open {
  table: LocalTable;
  version: number;
  /** Whatever is being kept, one thing after another. */
  keeping: Promise<void>;
  readonly thinking: Map<number, Thinking | null>;
  timer: ReturnType<typeof setTimeout> | undefined;
  watchers: number;
}

/** What is needed of the page around: names, and what to say if something cannot be kept. */
export interface Around {
  setting(game: string): Promise<Setting>;
  whenUnkept(): void;
}

export class LocalTables {
  readonly known = new SvelteMap<string, KnownTable>();
  /** Why a table cannot be shown, by table. */
  readonly refusals = new SvelteMap<string, Refusal>();
  readonly expectations = new SvelteMap<string, Expectation>();
  readonly #open = new Map<string, Open>();
  readonly #settings = new Map<string, Setting>();
  readonly #channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
  #isUnkept = false;

  constructor(private readonly around: Around) {
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<string>) => {
      void this.#readAnew(data);
    });
  }

  /** Open a table for those at this screen and bots, and start; return its id. */
  async open(settings: TableSettings, sitters: readonly Sitter[]): Promise<string> {
    const rules = await this.#learn(settings.game);
    const id = PREFIX + crypto.getRandomValues(new Uint32Array(4)).join('').slice(0, 24);
    const look = firstLook(id, rules.kit);
    return this.#begin(rules, { id, settings, sitters, look, seed: freshSeed() });
  }

  /** Watch a table until the returned function is called; bots think only at such a one. */
  watch(id: string): () => void {
    this.refusals.delete(id);
    void this.#found(id).then(
      (open) => {
        open.watchers += 1;
        this.#goOn(open);
      },
      (error: unknown) => {
        const refusal = new Refusal('unavailable', String(error));
        this.refusals.set(id, error instanceof Refusal ? error : refusal);
      },
    );
    return () =>
      void this.#found(id).then(
        (open) => this.#leave(open),
        () => undefined,
      );
  }

  /** Do what somebody at this screen asks for. */
  async ask(id: string, command: Command): Promise<void> {
    const open = await this.#found(id);
    if (command.do === 'ask-rematch') {
      await this.#playAgain(open, command.keeps_seats ?? false);
      return;
    }
    this.#become(open, asked(open.table, command, now()));
  }

  /** Let `expectations` tell what the bot of a seat expected the others to do. */
  askExpectation(id: string, seat: number): void {
    const open = this.#open.get(id);
    const told = open && expectationOf(open.table, seat);
    if (told) this.expectations.set(id, told);
  }

  /** Return a finished match step by step. */
  async replay(id: string): Promise<Replay> {
    const { table } = await this.#found(id);
    return replayOf(table, this.#settings.get(table.settings.game)?.me ?? '');
  }

  /** Return the record of a table that is watched. */
  record(id: string): string {
    const open = this.#open.get(id);
    return open ? recordOf(open.table) : '';
  }

  /** Return all tables that are kept here, as lists show them; the last that changed first. */
  async summaries(): Promise<readonly Summary[]> {
    return (await keptTables()).map(summaryOf);
  }

  async #learn(game: string): Promise<Rules> {
    const [rules, setting] = await Promise.all([
      loadRules(game as GameName),
      this.around.setting(game),
    ]);
    this.#settings.set(game, setting);
    return rules;
  }

  #begin(rules: Rules, opening: Opening): string {
    const table = opened(rules, opening, now());
    const open = this.#put(table, 0);
    this.#become(open, table, true);
    return table.id;
  }

  #put(table: LocalTable, version: number): Open {
    const made: Open = {
      table,
      version,
      keeping: Promise.resolve(),
      thinking: new Map(),
      timer: undefined,
      watchers: 0,
    };
    this.#open.set(table.id, made);
    return made;
  }

  async #found(id: string): Promise<Open> {
    const open = this.#open.get(id);
    if (open) return open;
    const kept = await keptTable(id);
    if (!kept) throw new Refusal('no-such-table', 'there is no such table in this browser');
    const rules = await this.#learn(kept.settings.game);
    return this.#open.get(id) ?? this.#wake(rules, kept);
  }

  /** Open a table that was kept; its clocks stood still meanwhile. */
  #wake(rules: Rules, kept: KeptTable): Open {
    const table = read(rules, kept);
    const clocks = table.clocks.map((clock) => resumed(clock, kept.keptAt, now()));
    const open = this.#put({ ...table, clocks }, kept.version);
    this.#show(open, true);
    return open;
  }

  #leave(open: Open): void {
    open.watchers -= 1;
    if (open.watchers > 0) return;
    for (const thinking of open.thinking.values()) thinking?.stop();
    clearTimeout(open.timer);
    void open.keeping.then(() => {
      if (open.watchers === 0) this.#drop(open.table.id);
    });
  }

  #drop(id: string): void {
    this.#open.delete(id);
    this.known.delete(id);
    this.expectations.delete(id);
  }

  /** Show a table as it has become, keep it, and let bots and clocks go on. */
  #become(open: Open, table: LocalTable, isWhole = false): void {
    if (table === open.table && !isWhole) return;
    open.table = table;
    open.version += 1;
    this.#show(open, isWhole);
    const kept = written(table, open.version, now());
    open.keeping = open.keeping.then(() => this.#keep(kept));
    this.#goOn(open);
  }

  #show({ table }: Open, isWhole: boolean): void {
    const setting = this.#settings.get(table.settings.game);
    if (setting) this.known.set(table.id, knownOf(table, setting, isWhole));
  }

  async #keep(kept: KeptTable): Promise<void> {
    try {
      if (await keepTable(kept)) this.#channel?.postMessage(kept.id);
      else await this.#readAnew(kept.id);
    } catch {
      if (!this.#isUnkept) this.around.whenUnkept();
      this.#isUnkept = true; // it is played on all the same, and said once
    }
  }

  /** Take in what another window has made of a table. */
  async #readAnew(id: string): Promise<void> {
    const open = this.#open.get(id);
    const kept = open && (await keptTable(id));
    if (!open || !kept || kept.version === open.version) return;
    open.table = read(open.table.match.rules, kept);
    open.version = kept.version;
    this.#show(open, false);
    this.#goOn(open);
  }

  async #playAgain(open: Open, keepsSeats: boolean): Promise<void> {
    const { table } = open;
    if (!table.verdict) throw new Refusal('not-over', 'the match is not over yet');
    if (table.rematch) return;
    const rules = await this.#learn(table.settings.game);
    const id = PREFIX + crypto.getRandomValues(new Uint32Array(4)).join('').slice(0, 24);
    this.#begin(rules, again(table, keepsSeats, id, freshSeed()));
    this.#become(open, { ...table, rematch: id });
  }

  #goOn(open: Open): void {
    clearTimeout(open.timer);
    if (open.watchers === 0) return;
    this.#awaitFlag(open);
    for (const seat of botsToAct(open.table, this.#strongest(open))) {
      if (!open.thinking.has(seat)) void this.#play(open, seat);
    }
  }

  #strongest({ table }: Open): string {
    return this.#settings.get(table.settings.game)?.bots.at(-1) ?? '';
  }

  /** Look again when the next one has no time left. */
  #awaitFlag(open: Open): void {
    const { clocks, settings } = open.table;
    const flags = toAct(open.table).map((seat) => {
      const clock = clocks[seat];
      return clock ? (flagOf(settings.clock, clock) ?? Infinity) : Infinity;
    });
    const next = Math.min(...flags, Infinity);
    if (next === Infinity) return;
    const wait = Math.max(0, 1000 * (next - now()));
    open.timer = setTimeout(() => this.#become(open, ticked(open.table, now())), wait);
  }

  /** Let the bot of a seat think and act, as long as nobody takes anything back meanwhile. */
  async #play(open: Open, seat: number): Promise<void> {
    const { table } = open;
    open.thinking.set(seat, null);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const plan = await this.#planFor(open, seat);
    open.thinking.delete(seat);
    if (open.watchers === 0) return;
    if (isStill(open.table, table, seat)) this.#act(open, seat, plan);
    else this.#goOn(open);
  }

  async #planFor(open: Open, seat: number): Promise<Plan> {
    const thinking = thinkFor(open.table, seat, this.#strongest(open));
    open.thinking.set(seat, thinking);
    try {
      return planOf(await thinking.decision);
    } catch {
      return anything(open.table, seat); // nobody waits for ever for a bot that cannot think
    }
  }

  #act(open: Open, seat: number, plan: Plan): void {
    let table;
    try {
      table = actedByBot(open.table, seat, plan.actions, plan.thought, now());
    } catch {
      table = actedByBot(open.table, seat, anything(open.table, seat).actions, undefined, now());
    }
    this.#become(open, table);
  }
}

/** Tell whether a bot may still do what it thought of in a table as it was. */
function isStill(table: LocalTable, before: LocalTable, seat: number): boolean {
  if (!toAct(table).includes(seat) || table.verdict) return false;
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

function now(): number {
  return Date.now() / 1000;
}
