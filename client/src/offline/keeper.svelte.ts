/**
 * What this browser keeps of the client, so that it opens without a line, and newer versions of it.
 *
 * The worker is registered when the first page has all it needs; pages come next, then the games
 * that were opened, and the others when nothing else is to be done.
 */

import { GAMES } from '../parts/summary';

const WORKER = 'sw.js';
const BESIDE = '../'; // scripts lie in a folder below the worker
const SOON = 2_000; // milliseconds
const LATER = 15_000;
const NEWS_EVERY = 3_600_000;

class Keeper {
  /** A newer version is here and waits until somebody takes it over. */
  hasNews = $state(false);
  #registration: ServiceWorkerRegistration | undefined;
  readonly #wanted: string[] = [];
  readonly #kept = new Set<string>();
  #isKeeping = false;

  /** Begin, once the page is at rest. */
  start(): void {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const begin = () => atRest(() => void this.#register());
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
  }

  /** Keep a game that was opened, before all others. */
  use(game: string): void {
    if (this.#wanted.includes(game)) return;
    this.#wanted.unshift(game);
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
    this.#wanted.push('pages');
    await this.#keepAll();
    if (!savesData())
      setTimeout(() => atRest(() => GAMES.forEach((game) => this.#later(game))), LATER);
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

  #later(game: string): void {
    if (!this.#wanted.includes(game)) this.#wanted.push(game);
    void this.#keepAll();
  }

  async #keepAll(): Promise<void> {
    const worker = this.#registration?.active;
    if (!worker || this.#isKeeping) return;
    this.#isKeeping = true;
    const failed: string[] = [];
    for (let next = this.#next(); next; next = this.#next()) {
      this.#kept.add(next);
      if (!(await keep(worker, next))) failed.push(next);
    }
    for (const piece of failed) this.#kept.delete(piece); // it is asked for again when there is a line
    this.#isKeeping = false;
  }

  #next(): string | undefined {
    return this.#wanted.find((piece) => !this.#kept.has(piece));
  }
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
