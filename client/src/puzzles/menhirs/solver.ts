/**
 * The solver of Menhirs: whether somebody wins within so many turns, and with which turn.
 *
 *   depth   turns of both players; odd: the attacker is to move, even: the defender
 */

import type { BotTables } from '../../engine/decision';
import { Desk } from '../../engine/desk';
import { unpack } from '../../engine/records';
import type { Rules, State as Bytes } from '../../engine/rules';
import type { Placed } from '../../engine/tables';
import { ONLY_DIRECTION } from '../../generated/menhirs';

/** A move, and the tile that is removed after it: sets of cells as the state holds them. */
export interface Turn {
  readonly tiles: number;
  /** The number of the direction. */
  readonly direction: number;
  /** The cell; nothing if no tile is removed. */
  readonly removed: number | undefined;
}

/** What the table of the search knows of a position. */
interface Entry {
  readonly mist: number;
  readonly turn: number;
  readonly winning: number;
  readonly winning_removal: number;
  readonly won: number;
  readonly escape: number;
  readonly escape_removal: number;
  readonly not_lost: number;
}

const ENTRIES = 1 << 14; // a power of two; no shipped puzzle needs more
const POOL = 1 << 17;
const FRAMES = 25; // one for each turn of a match, and one more
const DONE = 0;
const YES = 1;
const NO_TILE = 56; // no board has such a cell
const A_WHILE = 1_000_000; // positions
const MOST_MOVES = 1 << 13;

export class Solver {
  readonly #rules: Rules<'menhirs'>;
  readonly #desk: Desk;
  readonly #rooms: Readonly<Record<string, Placed>>;
  readonly #layouts;

  constructor(rules: Rules<'menhirs'>, start: Bytes) {
    const [module, tables] = rules.parts;
    this.#rules = rules;
    this.#layouts = tables.LAYOUTS;
    this.#desk = new Desk(module, tables as unknown as BotTables);
    this.#rooms = this.#desk.rooms({
      search_terms: [1],
      search_mirrors: [1],
      search_frames: [FRAMES],
      search_entries: [ENTRIES],
      search_cursors: [1],
      search_moves: [POOL],
      search_removals: [POOL],
    });
    this.#desk.fill(this.#rooms.search_terms, this.#termsOf(start));
  }

  /** Tell whether the attacker wins from the beginning of a turn within a depth. */
  wins(state: Bytes, depth: number): boolean {
    const { mist, banned, turn } = this.#rules.read(state);
    this.#desk.call('ask', { ...this.#rooms, mist, banned, turn, depth });
    let status = Number.NaN;
    while (status !== DONE) {
      status = Number(this.#desk.call('run', { ...this.#rooms, most_nodes: A_WHILE }));
      if (status > 1) throw new Error('the solver has no room left');
    }
    const cursor = this.#desk.read(this.#rooms.search_cursors, this.#bytes('Cursor'));
    return (unpack(this.#layouts, 'Cursor', cursor) as { answer: number }).answer === YES;
  }

  /** Return the turn with which the search has seen the mover win within a depth. */
  winningTurn(state: Bytes, depth: number): Turn | undefined {
    const found = this.#entries(state).find(({ won }) => won > 0 && won <= depth);
    return found && turnOf(found.winning, found.winning_removal);
  }

  /** Return the turn with which the search has seen the mover escape a depth. */
  escapingTurn(state: Bytes, depth: number): Turn | undefined {
    const found = this.#entries(state).find(
      ({ not_lost: escaped, escape }) => escaped >= depth && escape !== 0,
    );
    return found && turnOf(found.escape, found.escape_removal);
  }

  /** Return all moves of a state, without what may be removed after them. */
  moves(state: Bytes): Omit<Turn, 'removed'>[] {
    const { mist, banned } = this.#rules.read(state);
    const out = new BigInt64Array(MOST_MOVES);
    const given = [this.#termsOf(state), mist, banned, out];
    const count = this.#rules.number('write_moves', given);
    return Array.from(out.subarray(0, count), (move) => turnOf(Number(move), NO_TILE));
  }

  /** Return what the table knows of a position; a pass as the deciding move is left out. */
  #entries(state: Bytes): Entry[] {
    const { mist, turn } = this.#rules.read(state);
    const size = this.#bytes('Entry');
    const all = this.#desk.read(this.#rooms.search_entries, ENTRIES * size);
    const view = new DataView(all.buffer);
    const found: Entry[] = [];
    for (let at = 0; at < all.length; at += size) {
      if (Number(view.getBigInt64(at, true)) !== mist) continue;
      const entry = unpack(this.#layouts, 'Entry', all.subarray(at, at + size)) as Entry;
      if (entry.turn === turn) found.push(entry);
    }
    return found;
  }

  #termsOf(state: Bytes): Bytes {
    return state.slice(0, this.#bytes('Terms')); // they come first
  }

  #bytes(layout: string): number {
    return this.#layouts[layout]?.[0] ?? 0;
  }
}

function turnOf(move: number, removal: number): Turn {
  const direction = move % (ONLY_DIRECTION + 1);
  return { tiles: move - direction, direction, removed: removal < NO_TILE ? removal : undefined };
}
