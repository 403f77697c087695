/**
 * What this browser keeps of the client, so that it opens without a line, and newer versions of it.
 *
 * The worker is registered when the first page has all it needs; what matches of all games need comes
 * next, the games that were opened first, then the pages, and the rest when nothing else is to be done.
 */

import { SvelteSet } from 'svelte/reactivity';

import { GAMES } from '../parts/summary';

const WORKER = 'sw.js';
const BESIDE = '../'; // scripts lie in a folder below the worker
const TABLE = 'table'; // what matches of all games have in common
const PAGES = 'pages';
const PIECES = [TABLE, PAGES, ...GAMES.flatMap(withMore)];
const SOON = 2_000; // milliseconds
const LATER = 15_000;
const NEWS_EVERY = 3_600_000;

class Keeper {
  /** A newer version is here and waits until somebody takes it over. */
  hasNews = $state(false);
  #registration: ServiceWorkerRegistration | undefined;
  /** Whether it is known what is kept; before that nobody is told that something is missing. */
  isKnown = $state(false);
  #wanted: readonly string[] = [];
  /** The pieces that this version of the client was seen to have. */
  readonly #seen = new Set<string>();
  /** Those and the ones of visits before. */
  readonly #kept = new SvelteSet<string>();
  #isKeeping = false;

  /** The games of which matches can be played without a line. */
  readonly games = $derived(
    this.#kept.has(TABLE) ? GAMES.filter((game) => this.#kept.has(game)) : [],
  );
  /** Whether all else opens without a line, too: puzzles, lessons, analysis. */
  readonly hasMore = $derived(PIECES.every((piece) => this.#kept.has(piece)));

  /** Begin, once the page is at rest. */
  start(): void {
    void this.#remember();
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const begin = () => atRest(() => void this.#register());
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
  }

  /** Keep a game that was opened, before all others. */
  use(game: string): void {
    if (this.#wanted[0] === game) return;
    this.#want(...withMore(game), ...this.#wanted);
    void this.#keepAll();
  }

  /** Look whether there is a newer version, and keep what could not be kept before. */
  async look(): Promise<void> {
    void this.#keepAll();
    await this.#registration?.update().catch(() => undefined); // there is no line
  }

  /** Replace this version by the newer one, and show it. */
  takeOver(): void {
    const waiting = this.#registration?.waiting;
    if (!waiting) window.location.reload(); // another window has taken it over already
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
    waiting?.postMessage('take over');
  }

  async #register(): Promise<void> {
    const address = new URL(BESIDE + WORKER, import.meta.url);
    const scope = new URL('.', address).href;
    try {
      this.#registration = await navigator.serviceWorker.register(address, { scope });
    } catch {
      return; // it is forbidden here, or there is no line: everything works but without one
    }
    if (!isThere(this.#registration)) return;
    this.#watch(this.#registration);
    await navigator.serviceWorker.ready;
    this.#want(...this.#wanted, TABLE, ...(savesData() ? [] : GAMES), PAGES);
    await this.#keepAll();
    if (!savesData()) setTimeout(() => atRest(() => this.#keepRest()), LATER);
    setInterval(() => void this.look(), NEWS_EVERY);
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const see = () => {
      this.hasNews = registration.waiting !== null && registration.active !== null;
    };
    see();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', see);
    });
  }

  /** Want pieces in this order, each once. */
  #want(...pieces: readonly string[]): void {
    this.#wanted = pieces.filter((piece, place) => pieces.indexOf(piece) === place);
  }

  #keepRest(): void {
    this.#want(...this.#wanted, ...PIECES);
    void this.#keepAll();
  }

  /** Find out what was kept on earlier visits. */
  async #remember(): Promise<void> {
    if ('caches' in window) await Promise.all(PIECES.map((piece) => this.#recall(piece)));
    this.isKnown = true;
  }

  async #recall(piece: string): Promise<void> {
    const note = new URL(`${BESIDE}kept/${piece}`, import.meta.url);
    const found = await caches.match(note).catch(() => undefined); // it may be forbidden
    if (found) this.#kept.add(piece);
  }

  async #keepAll(): Promise<void> {
    const worker = this.#registration?.active;
    if (!worker || this.#isKeeping) return;
    this.#isKeeping = true;
    const asked: string[] = []; // what fails is asked for again when there is a line
    for (let next = this.#next(asked); next; next = this.#next(asked)) {
      asked.push(next);
      if (!(await keep(worker, next))) continue;
      this.#seen.add(next);
      this.#kept.add(next);
    }
    this.#isKeeping = false;
  }

  #next(asked: readonly string[]): string | undefined {
    return this.#wanted.find((piece) => !this.#seen.has(piece) && !asked.includes(piece));
  }
}

/** Return the pieces of a game: matches, and all else that there is of it. */
function withMore(game: string): readonly string[] {
  return [game, `${game}-more`];
}

/** Let the worker keep a piece; it says when that is done. */
function keep(worker: ServiceWorker, piece: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ keep: piece }, [port2]);
  return new Promise((done) => {
    port1.onmessage = ({ data }: MessageEvent<boolean>) => done(data);
  });
}

/** Tell whether a browser that was told to allow no workers has not just said yes to nothing. */
function isThere(found: ServiceWorkerRegistration | undefined): boolean {
  return found !== undefined;
}

function atRest(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: SOON });
  else setTimeout(work, SOON);
}

/** Tell whether the visitor wants no more loaded than is needed. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

export const keeper = new Keeper();
