/** The desk on which puzzles of Finstere Flure are proved: what lies on it, and how much room it has. */

import type { Desk } from '../../engine/desk';
import { pack, unpack } from '../../engine/records';
import type { Rules } from '../../engine/rules';
import type { Layouts, Placed } from '../../engine/tables';
import { namesOf } from '../../positions/finstere';
import { openingOf, type FinsterePuzzle } from '../finstere/opening';
import { FALLS, STANDS } from '../finstere/walk';
import type { AllowedMove } from '../puzzle';
import {
  CELLS,
  MOST_APART,
  MOST_LEVELS,
  MOST_MOVERS,
  MOST_SLOTS,
  NONE,
  TOKENS,
} from '../../generated/finstere.puzzles.json';
import { deskOf, type ProverModule } from './module';

/** For how much a desk has room. */
export interface Size {
  readonly endings: number;
  readonly worlds: number;
  readonly nodes: number;
  readonly keys: number;
}

/** What a proof has counted. */
export interface Tally {
  readonly solutions: number;
  readonly walks: number;
  readonly near: number;
}

const MORE = 4;
const MOST_ENDINGS = 1 << 18; // what is larger does not fit into a page
export const FULL = -1;

export class FinstereDesk {
  readonly desk: Desk;
  readonly rooms: Readonly<Record<string, Placed>>;
  readonly #layouts: Layouts;

  constructor(prover: ProverModule, size: Size) {
    this.desk = deskOf(prover);
    this.#layouts = prover.tables.LAYOUTS;
    this.rooms = this.desk.rooms({
      desk_tallies: [1],
      desk_movers: [MOST_MOVERS],
      desk_slots: [MOST_SLOTS],
      desk_sides: [TOKENS],
      desk_laid: [MOST_LEVELS],
      desk_lifted: [2],
      desk_within: [CELLS],
      desk_touched: [MOST_LEVELS],
      desk_marks: [MOST_APART * CELLS],
      desk_endings: [size.endings],
      desk_order: [size.endings],
      desk_buckets: [2 * size.endings],
      desk_base_varied: [CELLS],
      desk_varied: [CELLS],
      desk_worlds: [size.worlds],
      desk_walked: [size.worlds],
      desk_remembered: [size.worlds],
      desk_spare: [1],
      desk_traces: [1],
      desk_search_nodes: [size.nodes],
      desk_search_arrangements: [size.nodes],
      desk_search_buckets: [2 * size.nodes],
      desk_search_ends: [size.nodes],
      desk_keys: [size.keys],
      desk_found: [1],
    });
  }

  /** Lay a puzzle out: the floor, whose tokens they are, and who may move. */
  setOut(
    rules: Rules<'finstere'>,
    puzzle: FinsterePuzzle,
    own: readonly string[],
    moves: readonly AllowedMove[],
    tally: Readonly<Record<string, unknown>>,
  ): void {
    const names = namesOf(puzzle.position);
    const state = openingOf(rules, puzzle);
    const cells = rules.read(state).floor.cell_of;
    const movers = moves.map(({ token, steps }) => {
      const number = names.indexOf(token);
      const groups = { group: 0, base_group: 0 }; // the prover forms them
      return pack(this.#layouts, 'Mover', {
        token: number,
        start: cells[number],
        steps,
        ...groups,
      });
    });
    this.desk.fill(this.rooms.desk_laid, state.slice(0, this.#bytes('Floor')));
    this.desk.fill(
      this.rooms.desk_sides,
      Uint8Array.from(names, (name) => (own.includes(name) ? STANDS : FALLS)),
    );
    this.desk.fill(this.rooms.desk_movers, ...movers);
    const blank = this.tally();
    const options = blank.options.map((option, at) => (at === 0 ? NONE : option));
    this.desk.fill(
      this.rooms.desk_tallies,
      pack(this.#layouts, 'Tally', { ...blank, movers: movers.length, options, ...tally }),
    );
  }

  /** Call an entry point that works on the desk. */
  call(name: string, given: Readonly<Record<string, unknown>> = {}): unknown {
    return this.desk.call(name, { ...this.rooms, ...given });
  }

  tally(): Tally & { readonly options: readonly number[] } {
    const bytes = this.desk.read(this.rooms.desk_tallies, this.#bytes('Tally'));
    return unpack(this.#layouts, 'Tally', bytes) as ReturnType<FinstereDesk['tally']>;
  }

  /** Return the floor before anything is done. */
  floor(): Uint8Array<ArrayBuffer> {
    return this.desk.read(this.rooms.desk_laid, this.#bytes('Floor'));
  }

  traces(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#bytes('Trace'));
  }

  #bytes(layout: string): number {
    return this.#layouts[layout]?.[0] ?? 0;
  }
}

/** Return more room; nothing if there is none. */
export function larger(size: Size): Size | undefined {
  if (size.endings >= MOST_ENDINGS) return undefined;
  return {
    endings: MORE * size.endings,
    worlds: MORE * size.worlds,
    nodes: MORE * size.nodes,
    keys: MORE * MORE * size.keys,
  };
}
