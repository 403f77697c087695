/**
 * Making a game ready before a table of it is opened, which takes a while where rules are compiled.
 *
 *   asked --ready--> opened          every answer says how far it is
 *     |
 *     +--leave--> nothing is opened
 */

import type { Readiness } from '../wire/messages';

const PATIENCE = 1000; // milliseconds before it is told why it takes so long
const PAUSE = 500; // between two questions

/** How far the rules are, from 0 to 1; undefined while there is nothing to measure. */
export function shareOf({ compiled, rules }: Readiness): number | undefined {
  return compiled && rules ? compiled / rules : undefined;
}

/** Do something once it has taken so long that it must be explained; return what prevents it. */
export function whenLong(explain: () => void): () => void {
  const timer = setTimeout(explain, PATIENCE);
  return () => clearTimeout(timer);
}

export class Preparing {
  /** What is being opened; nothing: nobody waits. */
  game = $state('');
  /** It takes so long that it must be explained. */
  isLong = $state(false);
  readiness = $state.raw<Readiness>();
  #attempt = 0;

  constructor(private readonly ask: (game: string) => Promise<Readiness>) {}

  /** Open something when a game is ready; nothing comes of it once it is left. */
  async open<T>(game: string, open: () => Promise<T>): Promise<T | undefined> {
    const attempt = (this.#attempt += 1);
    const isWanted = () => attempt === this.#attempt;
    this.game = game;
    const cancel = whenLong(() => (this.isLong = isWanted()));
    try {
      if (!(await this.#wait(game, isWanted))) return undefined;
      const opened = await open();
      return isWanted() ? opened : undefined;
    } finally {
      cancel();
      if (isWanted()) this.leave();
    }
  }

  /** Wait no longer. */
  leave(): void {
    this.#attempt += 1;
    this.game = '';
    this.isLong = false;
    this.readiness = undefined;
  }

  /** Ask until a game is ready; tell whether that is still wanted. */
  async #wait(game: string, isWanted: () => boolean): Promise<boolean> {
    for (;;) {
      const readiness = await this.ask(game);
      if (!isWanted()) return false;
      if (readiness.is_ready) return true;
      this.readiness = readiness;
      await new Promise((over) => setTimeout(over, PAUSE));
      if (!isWanted()) return false;
    }
  }
}
