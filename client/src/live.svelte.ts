/** What is live: the line to the server, who one is, and the tables that are watched. */

import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { loadRules, rulesAtHand } from './engine/load';
import type { Rules } from './engine/rules';
import { now } from './steady-clock';
import { knownAfter, knownFrom, type KnownTable } from './table/known';
import type { GameName } from './generated/games';
import { send } from './wire/http';
import { Line, type LineState } from './wire/line';
import type {
  Ask,
  Expectation,
  News,
  ServerMessage,
  TablePlies,
  TableSettings,
} from './generated/messages';
import { Refusal, refusalIn } from './wire/refusal';

const PATH = '/live';
const ID_BYTES = 12;

export type Command = Ask['command'];

interface Me {
  readonly name: string;
  readonly is_guest: boolean;
}

/** Somebody who waits to know a table that they have opened. */
interface Awaited {
  readonly known: (known: KnownTable) => void;
  readonly refused: (refusal: Refusal) => void;
}

/** Return an id that no other command has. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function liveAddress(): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${PATH}`;
}

class Live {
  state = $state<LineState>('closed');
  name = $state('');
  isGuest = $state(false);
  /** Why a table cannot be shown, by table. */
  readonly refusals = new SvelteMap<string, Refusal>();
  readonly tables = new SvelteMap<string, KnownTable>();
  /** Hears by which name one is no longer known, here or in any window of this browser. */
  whenForgotten: (name: string) => void = () => undefined;
  readonly expectations = new SvelteMap<string, Expectation>();
  /** Seconds by which the server's clock is before ours. */
  ahead = 0;

  /** News of tables whose rules are still on their way. */
  readonly #beginning = new Map<string, News[]>();
  readonly #awaited = new Map<string, Awaited>();
  readonly #watched = new Map<string, number>();
  readonly #line = new Line(liveAddress(), {
    heard: (message) => this.#heard(message),
    changed: (state) => (this.state = state),
    seen: () => this.#marks(),
    signedOut: () => this.tables.clear(), // what one sat at is to be seen with other eyes
  });

  /** Connect, as whoever the cookie says. */
  open(): void {
    this.#line.open();
    window.addEventListener('online', () => this.#line.hurry());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.#line.hurry();
    });
  }

  /**
   * Do what makes one somebody else, or oneself with a new cookie, and then connect anew.
   *
   * The server closes the line of the cookie before; until its answer has brought the new
   * one, a line would be opened for nobody.
   */
  async becoming(work: Promise<unknown>): Promise<void> {
    await this.#withNewCookie(work);
    this.tables.clear();
  }

  /** Be somebody before something is asked for: a guest, if nobody yet. */
  async beSomebody(): Promise<void> {
    if (this.name) return;
    const me = await this.#withNewCookie(send<Me>('POST', '/api/guest'));
    this.name = me.name;
    this.isGuest = me.is_guest;
  }

  /** Watch a table until the returned function is called. */
  watch(table: string): () => void {
    this.#watched.set(table, (this.#watched.get(table) ?? 0) + 1);
    this.refusals.delete(table);
    const seen = untrack(() => this.tables.get(table)?.mark ?? ''); // watching is no reading
    this.#line.tell({ type: 'watch-table', table, seen });
    return () => this.#unwatch(table);
  }

  /** Open a table, and wait until it is known. */
  async openTable(settings: TableSettings): Promise<KnownTable> {
    await this.beSomebody();
    const table = await this.#line.command({ type: 'open-table', id: freshId(), settings });
    return (
      this.tables.get(table) ??
      (await new Promise((known, refused) => this.#awaited.set(table, { known, refused })))
    );
  }

  /** Ask something of a table. */
  async ask(table: string, command: Command): Promise<void> {
    await this.beSomebody();
    await this.#line.command({ type: 'ask', table, id: freshId(), command });
  }

  /** Ask what the bot of a seat expected the others to do; it comes into `expectations`. */
  askExpectation(table: string, seat: number): void {
    this.#line.tell({ type: 'ask-expectation', table, seat });
  }

  /** Return the server's time, in seconds. */
  now(): number {
    return now() + this.ahead;
  }

  async #withNewCookie<T>(work: Promise<T>): Promise<T> {
    this.#line.hold();
    try {
      const done = await work;
      this.#line.reopen();
      return done;
    } catch (error) {
      this.#line.release();
      throw error;
    }
  }

  #unwatch(table: string): void {
    const watchers = (this.#watched.get(table) ?? 1) - 1;
    if (watchers > 0) {
      this.#watched.set(table, watchers);
      return;
    }
    this.#watched.delete(table);
    setTimeout(() => this.#forget(table)); // the page that showed it may still be on its way out
    this.#line.tell({ type: 'leave-table', table });
  }

  #forget(table: string): void {
    if (this.#watched.has(table)) return;
    this.tables.delete(table);
    this.expectations.delete(table);
  }

  #marks(): Record<string, string> {
    const watched = [...this.#watched.keys()];
    return Object.fromEntries(watched.map((table) => [table, this.tables.get(table)?.mark ?? '']));
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        if (this.name && !message.name) this.whenForgotten(this.name);
        this.name = message.name;
        this.isGuest = message.is_guest;
        this.ahead = message.now - now();
        break;
      case 'table-plies':
        void this.#begin(message);
        break;
      case 'news':
        this.#follow(message);
        break;
      case 'expectation':
        this.expectations.set(message.table, message);
        break;
      case 'refused':
        if (message.table) this.refusals.set(message.table, refusalIn(message));
        break;
      default: // answers to what only programs ask, and to commands
        break;
    }
  }

  /** Know a table, as soon as the rules of its game are here; news are kept so long. */
  async #begin(message: TablePlies): Promise<void> {
    const { id, game } = message.table.about;
    const waiting: News[] = [];
    this.#beginning.set(id, waiting);
    let rules = rulesAtHand(game);
    try {
      rules ??= await loadRules(game as GameName);
    } catch {
      // without rules nothing is known below, and that is said
    }
    if (this.#beginning.get(id) !== waiting) return; // it was told once more meanwhile
    this.#beginning.delete(id);
    const known = rules && knownFrom(rules, message);
    if (!known) {
      this.#cannotShow(id);
      return;
    }
    this.#know(id, known);
    for (const news of waiting) this.#follow(news);
  }

  /** Say that a table cannot be shown, to whoever opened it as well. */
  #cannotShow(table: string): void {
    const refusal = new Refusal('unavailable', 'the rules of this game cannot be loaded');
    this.refusals.set(table, refusal);
    this.#awaited.get(table)?.refused(refusal);
    this.#awaited.delete(table);
  }

  /** Add what is new; who cannot follow is told everything once more. */
  #follow(news: News): void {
    const waiting = this.#beginning.get(news.table);
    if (waiting) {
      waiting.push(news);
      return;
    }
    const known = this.tables.get(news.table);
    if (!known) return;
    const rules: Rules | undefined = rulesAtHand(known.about.game);
    const next = rules && knownAfter(rules, known, news);
    if (next) this.tables.set(news.table, next);
    else this.#line.tell({ type: 'watch-table', table: news.table, seen: '' });
  }

  #know(table: string, known: KnownTable): void {
    this.tables.set(table, known);
    this.#awaited.get(table)?.known(known);
    this.#awaited.delete(table);
  }
}

export const live = new Live();
