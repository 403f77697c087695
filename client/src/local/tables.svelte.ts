/** The tables that live in this browser: played, kept, and shown like those of a server. */

import { SvelteMap } from 'svelte/reactivity';
import { loadRules } from '../engine/load';
import type { Rules } from '../engine/rules';
import { now } from '../steady-clock';
import type { KnownTable } from '../table/known';
import type { Replay } from '../table/replay';
import type { ShownTurningPoint } from '../table/turning';
import type { GameName } from '../generated/games';
import type { Expectation, TableSettings } from '../generated/messages';
import { Refusal } from '../wire/refusal';
import { resumed } from './clock';
import { expectationOf } from './expecting';
import {
  forgetTable,
  keepInHaste,
  keepTable,
  keptTable,
  keptTables,
  read,
  type KeptTable,
} from './keeping';
import { firstLook } from './looks';
import type { Match } from './match';
import { OpenTable, type Listener } from './open-table';
import { recordOf, recordSoFar } from './record';
import { replayOf } from './replay';
import { freshSeed } from './seeds';
import { knownOf, type Setting } from './seeing';
import { summaryOf, type Summary } from './summary';
import { shownPointsOf } from './turning';
import {
  again,
  asked,
  opened,
  type Command,
  type LocalTable,
  type Opening,
  type Sitter,
} from './table';

const PREFIX = 'here-';
const CHANNEL = 'gloaming tables';

/** Tell whether a table lives in this browser. */
export function isHere(table: string): boolean {
  return table.startsWith(PREFIX);
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
  readonly #open: Partial<Record<string, OpenTable>> = {};
  readonly #settings: Partial<Record<string, Setting>> = {};
  readonly #channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
  #isUnkept = false;

  constructor(private readonly around: Around) {
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<string>) => {
      void this.#readAnew(data);
    });
    globalThis.addEventListener('pagehide', () => this.#keepInHaste());
  }

  /**
   * Open a table for those at this screen and bots, and start; return its id.  What is not put
   * together by somebody is made from the id.
   */
  async open(
    settings: TableSettings,
    sitters: readonly Sitter[],
    parts: Opening['look'] = {},
  ): Promise<string> {
    const rules = await this.#learn(settings.game);
    const id = freshTable();
    const look = { ...firstLook(id, rules.kit), ...parts };
    return this.#begin(rules, { id, settings, sitters, look, seed: freshSeed() });
  }

  /** Open a table at which a match goes on that was begun elsewhere, with the same luck. */
  async openFrom(
    settings: TableSettings,
    sitters: readonly Sitter[],
    begun: Required<Pick<Opening, 'seed' | 'plies' | 'look'>>,
  ): Promise<string> {
    const rules = await this.#learn(settings.game);
    return this.#begin(rules, { id: freshTable(), settings, sitters, ...begun });
  }

  /** Watch a table until the returned function is called; bots think only at such a one. */
  watch(id: string): () => void {
    this.refusals.delete(id);
    const found = this.#found(id).then(
      (open) => {
        open.watch();
        return open;
      },
      (error: unknown) => {
        const refusal = new Refusal('unavailable', String(error));
        this.refusals.set(id, error instanceof Refusal ? error : refusal);
        return undefined;
      },
    );
    return () => void found.then((open) => open && this.#leave(open));
  }

  /** Do what somebody at this screen asks for. */
  async ask(id: string, command: Command): Promise<void> {
    const open = await this.#found(id);
    if (command.do === 'ask-rematch') await this.#playAgain(open, command.keeps_seats ?? false);
    else open.become(asked(open.table, command, now()));
  }

  /** Let `expectations` tell what the bot of a seat expected the others to do. */
  askExpectation(id: string, seat: number): void {
    const open = this.#open[id];
    const told = open && expectationOf(open.table, seat);
    if (told) this.expectations.set(id, told);
  }

  /** Return a finished match step by step. */
  async replay(id: string): Promise<Replay> {
    const table = await this.#finished(id);
    return replayOf(table, this.#settings[table.settings.game]?.me ?? '');
  }

  /** Return the moments that decided a finished match. */
  async turningPoints(id: string): Promise<readonly ShownTurningPoint[]> {
    return shownPointsOf(await this.#finished(id));
  }

  /** Return the record of a table that is watched, as far as those at this screen may know it. */
  recordSoFar(id: string): string {
    const open = this.#open[id];
    return open ? recordSoFar(open.table) : '';
  }

  /** Return the whole record, for the server that takes a match over: it tells nobody. */
  wholeRecord(id: string): string {
    const open = this.#open[id];
    return open ? recordOf(open.table) : '';
  }

  /** Return what is played at a table that is watched. */
  match(id: string): Match | undefined {
    return this.#open[id]?.table.match;
  }

  /** Let the bots of a table that is watched wait, or go on. */
  hold(id: string, isHeld: boolean): void {
    this.#open[id]?.hold(isHeld);
  }

  /** Forget a table for good: its match goes on elsewhere, or nobody wants it. */
  async forget(id: string): Promise<void> {
    const open = this.#open[id];
    open?.close();
    await open?.kept;
    this.#drop(id);
    await forgetTable(id);
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
    this.#settings[game] = setting;
    return rules;
  }

  #begin(rules: Rules, opening: Opening): string {
    const table = opened(rules, opening, now());
    const open = new OpenTable(table, 0, this.#listenerOf(table.settings.game));
    this.#open[table.id] = open;
    open.become(table, true);
    return table.id;
  }

  #listenerOf(game: string): Listener {
    const setting = this.#settings[game];
    return {
      strongest: setting?.bots.at(-1) ?? '',
      show: (table, isWhole) => {
        if (setting) this.known.set(table.id, knownOf(table, setting, isWhole));
      },
      keep: (kept) => this.#keep(kept),
    };
  }

  async #found(id: string): Promise<OpenTable> {
    const open = this.#open[id];
    if (open) return open;
    const kept = await keptTable(id);
    if (!kept) throw new Refusal('no-such-table', 'there is no such table in this browser');
    const rules = await this.#learn(kept.settings.game);
    return (this.#open[id] ??= this.#woken(rules, kept));
  }

  /** Return a table whose match is over: before that nobody goes through it. */
  async #finished(id: string): Promise<LocalTable> {
    const { table } = await this.#found(id);
    if (!table.verdict) throw new Refusal('not-over', 'the match is not over yet');
    return table;
  }

  /** Return a table that was kept; its clocks stood still meanwhile. */
  #woken(rules: Rules, kept: KeptTable): OpenTable {
    const slept = read(rules, kept);
    const clocks = slept.clocks.map((clock) => resumed(clock, kept.keptAt, now()));
    const listener = this.#listenerOf(kept.settings.game);
    const open = new OpenTable({ ...slept, clocks }, kept.version, listener);
    listener.show(open.table, true);
    return open;
  }

  /** Let a table go that nobody watches any more, once all of it is kept. */
  #leave(open: OpenTable): void {
    open.unwatch();
    void open.kept.then(() => {
      if (!open.isWatched && this.#open[open.table.id] === open) this.#drop(open.table.id);
    });
  }

  #drop(id: string): void {
    this.#open[id] = undefined;
    this.known.delete(id);
    this.expectations.delete(id);
  }

  /** Keep what has not come into the database when the page goes away. */
  #keepInHaste(): void {
    for (const open of Object.values(this.#open)) {
      if (open?.unkept) keepInHaste(open.unkept);
    }
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
    const open = this.#open[id];
    const kept = open && (await keptTable(id));
    if (!kept || kept.version === open.version) return;
    open.takeIn(read(open.table.match.rules, kept), kept.version);
  }

  async #playAgain(open: OpenTable, keepsSeats: boolean): Promise<void> {
    const table = await this.#finished(open.table.id);
    if (table.rematch) return;
    const rules = await this.#learn(table.settings.game);
    const id = this.#begin(rules, again(table, keepsSeats, freshTable(), freshSeed()));
    open.become({ ...table, rematch: id });
  }
}

/** Return an id that no other table has. */
function freshTable(): string {
  return PREFIX + freshSeed();
}
