/** The prover of feasts: it counts all solutions of what is laid out on its desk. */

import type { BotTables } from '../../engine/decision';
import { Desk } from '../../engine/desk';
import { pack, unpack } from '../../engine/records';
import type { EntryPoint, Layouts } from '../../engine/tables';

/** The generated tables of the prover's module. */
export interface ProverTables {
  readonly LAYOUTS: Layouts;
  readonly ENTRY_POINTS: readonly EntryPoint[];
}

/** A feast as the prover takes it. */
export interface LaidOut {
  /** The floor before anything is done. */
  readonly floor: Uint8Array<ArrayBuffer>;
  /** Of each token, whether it should stand or be eaten. */
  readonly sides: readonly number[];
  readonly movers: readonly {
    readonly token: number;
    readonly start: number;
    readonly steps: number;
  }[];
  /** The forms of the tiles to be laid, like ones side by side. */
  readonly forms: readonly number[];
  readonly enemies: number;
  readonly mayTurn: boolean;
}

export interface Proof {
  readonly solutions: number;
  /** False: there was too little time or room to count them all. */
  readonly isComplete: boolean;
}

const [MOVERS, SLOTS, APART, TOKENS, CELLS] = [30, 16, 2, 160, 221];
const [ENDINGS, WORLDS, NODES, KEYS] = [1 << 14, 1 << 12, 1 << 13, 1 << 16];
const [DONE, FULL] = [0, -1];
const NONE = -1;
const WALKS_AT_ONCE = 4096;

/** Count the solutions of a feast, for so many milliseconds at most. */
export function prove(
  module: WebAssembly.Module,
  tables: ProverTables,
  feast: LaidOut,
  most: number,
): Proof {
  const desk = new Desk(module, { ...tables, STRUCTS: {} } as unknown as BotTables);
  const rooms = desk.rooms({
    desk_tallies: [1],
    desk_movers: [MOVERS],
    desk_slots: [SLOTS],
    desk_sides: [TOKENS],
    desk_laid: [SLOTS + 1],
    desk_lifted: [2],
    desk_touched: [CELLS],
    desk_endings: [ENDINGS],
    desk_order: [ENDINGS],
    desk_buckets: [2 * ENDINGS],
    desk_base_varied: [CELLS],
    desk_varied: [CELLS],
    desk_worlds: [WORLDS],
    desk_walked: [WORLDS],
    desk_remembered: [WORLDS],
    desk_spare: [1],
    desk_traces: [1],
    desk_search_nodes: [NODES],
    desk_search_arrangements: [NODES],
    desk_search_buckets: [2 * NODES],
    desk_search_ends: [NODES],
    desk_keys: [KEYS],
    desk_found: [1],
  });
  const { LAYOUTS } = tables;
  desk.fill(rooms.desk_laid, feast.floor);
  desk.fill(rooms.desk_sides, Uint8Array.from(feast.sides));
  desk.fill(
    rooms.desk_movers,
    ...feast.movers.map((mover) => pack(LAYOUTS, 'Mover', { ...mover, group: 0 })),
  );
  desk.fill(rooms.desk_slots, ...slotsOf(LAYOUTS, feast.forms));
  desk.fill(rooms.desk_tallies, tallyOf(LAYOUTS, feast));
  const end = Date.now() + most;
  let came = 1;
  while (came !== DONE && came !== FULL && Date.now() < end) {
    came = Number(desk.call('prove', { ...rooms, walks: WALKS_AT_ONCE }));
  }
  const tally = desk.read(rooms.desk_tallies, LAYOUTS.Tally?.[0] ?? 0);
  const { solutions } = unpack(LAYOUTS, 'Tally', tally) as { solutions: number };
  return { solutions, isComplete: came === DONE };
}

function slotsOf(layouts: Layouts, forms: readonly number[]): Uint8Array[] {
  return forms.map((form, at) =>
    pack(layouts, 'Slot', {
      first_form: form,
      forms: 1,
      is_same: at > 0 && forms[at - 1] === form,
      is_movable: true,
      may_lie_apart: at >= forms.length - APART,
    }),
  );
}

function tallyOf(layouts: Layouts, { movers, forms, enemies, mayTurn }: LaidOut): Uint8Array {
  const bytes = new Uint8Array(layouts.Tally?.[0] ?? 0);
  const blank = unpack(layouts, 'Tally', bytes) as { options: readonly number[] };
  return pack(layouts, 'Tally', {
    ...blank,
    movers: movers.length,
    slots: forms.length,
    enemies,
    may_turn: mayTurn,
    options: blank.options.map((option, at) => (at === 0 ? NONE : option)),
  });
}
