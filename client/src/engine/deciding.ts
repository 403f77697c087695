/**
 * A bot at work: it has an instance of the engine to itself, thinks slice by slice, and can be asked
 * in between what it would do.  The same bytes as on the server, so the same seed decides the same.
 */

import { budgetOf } from './budget';
import type { BotTables, Limits, State, Stream, Thoughts } from './decision';
import { Desk } from './desk';
import { ponder } from './pondering';
import { search } from './searching';

export type { BotTables, Decision, Limits, Thoughts } from './decision';

/** The bots of a game. */
export class Bots {
  readonly #module: WebAssembly.Module;
  readonly #tables: BotTables;

  constructor(module: WebAssembly.Module, tables: BotTables) {
    this.#module = module;
    this.#tables = tables;
  }

  /** Return the random numbers that begin with some words of seed. */
  stream(seed: readonly number[]): Stream {
    const stream = new BigInt64Array(this.#tables.STREAM_WORDS);
    const [first = 0, second = 0, third = 0] = seed;
    new Desk(this.#module, this.#tables).call('start_stream', { stream, first, second, third });
    return stream;
  }

  /**
   * Think about a position, imagined for a seat, and say after every slice what one would do, or
   * null where nothing new can be said; whoever answers that with true calls it off.
   */
  *think(level: string, state: State, seat: number, stream: Stream, limits: Limits = {}): Thoughts {
    const position = { state, seat, stream };
    const tables = this.#tables;
    if ('HASTE' in tables) {
      const found = known(tables.LEVELS, level);
      return yield* ponder(this.#module, tables, found, position, budgetOf(found, limits));
    }
    const found = known(tables.LEVELS, level);
    const budget = budgetOf(found, limits);
    return yield* search(this.#module, tables, found, position, budget, limits.candidates);
  }
}

function known<Known>(levels: Readonly<Record<string, Known>>, name: string): Known {
  const found = levels[name];
  if (!found) throw new Error(`there is no level ${name}`);
  return found;
}
