// Made from the games by `python -m gloaming.server.messages`; do not edit.

export const LAYOUTS = {
  "Tally": [
    288,
    [
      ["movers", 0, "i1"],
      ["groups", 1, "i1"],
      ["slots", 2, "i1"],
      ["pools", 3, "i1"],
      ["enemies", 4, "i2"],
      ["may_turn", 6, "b1"],
      ["may_leave", 7, "b1"],
      ["level", 8, "i1"],
      ["is_prepared", 9, "b1"],
      ["options", 12, "i4", 18],
      ["base_first", 84, "i4", 8],
      ["base_last", 116, "i4", 8],
      ["first", 148, "i4", 8],
      ["last", 180, "i4", 8],
      ["base_endings", 212, "i4"],
      ["endings", 216, "i4"],
      ["worlds", 220, "i4"],
      ["apart", 224, "i1", 2],
      ["leaves", 232, "i8"],
      ["walks", 240, "i8"],
      ["near", 248, "i8"],
      ["arrangements", 256, "i8"],
      ["solutions", 264, "i8"],
      ["wanted", 272, "i8"],
      ["found_key", 280, "i8"],
    ],
  ],
  "Mover": [
    5,
    [
      ["token", 0, "u1"],
      ["start", 1, "u1"],
      ["steps", 2, "i1"],
      ["group", 3, "i1"],
      ["base_group", 4, "i1"],
    ],
  ],
  "Slot": [
    5,
    [
      ["first_form", 0, "i1"],
      ["forms", 1, "i1"],
      ["is_same", 2, "b1"],
      ["is_movable", 3, "b1"],
      ["may_lie_apart", 4, "b1"],
    ],
  ],
  "Floor": [
    617,
    [
      ["ground", 0, "u1", 221],
      ["things", 221, "u1", 221],
      ["cell_of", 442, "u1", 160],
      ["teleporters", 602, "u1", 4],
      ["arrows", 606, "i1", 4],
      ["monster", 610, "u1"],
      ["facing", 611, "i1"],
      ["sight_across_blood", 612, "b1"],
      ["corner_keeps_tiles", 613, "b1"],
      ["teleporter_takes_tiles", 614, "b1"],
      ["blocked_slide_stays", 615, "b1"],
      ["crystals_keep_apart", 616, "b1"],
    ],
  ],
  "Touched": [1768, [["movers", 0, "i8", 221]]],
  "Ending": [
    240,
    [
      ["things", 0, "u1", 221],
      ["moved", 224, "i4"],
      ["out", 228, "i4"],
      ["key", 232, "i8"],
    ],
  ],
  "World": [
    520,
    [
      ["sight", 0, "u1", 221],
      ["been", 221, "u1", 221],
      ["first", 444, "i4", 8],
      ["last", 476, "i4", 8],
      ["facing", 508, "i1"],
      ["enemies", 510, "i2"],
      ["since", 512, "i4"],
      ["power", 516, "i4"],
    ],
  ],
  "Trace": [
    1282,
    [
      ["eaten", 0, "u1", 160],
      ["removed_kinds", 160, "u1", 221],
      ["removed_cells", 381, "u1", 221],
      ["been", 602, "u1", 221],
      ["eaten_count", 824, "i2"],
      ["removed_count", 826, "i2"],
      ["pushed_things", 828, "u1", 64],
      ["pushed_from", 892, "u1", 64],
      ["pushed_to", 956, "u1", 64],
      ["pushed_count", 1020, "i2"],
      ["way_cells", 1022, "u1", 128],
      ["way_facings", 1150, "i1", 128],
      ["way_count", 1278, "i2"],
      ["turns", 1280, "i1"],
    ],
  ],
  "Node": [
    12,
    [
      ["parent", 0, "i4"],
      ["arrangement", 4, "i4"],
      ["cell", 8, "u1"],
      ["letter", 9, "i1"],
      ["steps", 10, "i1"],
    ],
  ],
  "Arrangement": [456, [["things", 0, "u1", 221], ["marks", 221, "u1", 221], ["key", 448, "i8"]]],
  "Found": [
    254,
    [
      ["things", 0, "u1", 221],
      ["forms", 221, "u1", 16],
      ["cells", 237, "u1", 16],
      ["facing", 253, "i1"],
    ],
  ],
} as const;
export const ENTRY_POINTS = [
  [
    "copy_keys",
    "",
    [
      ["desk_tallies", "Tally", 1, "stays"],
      ["desk_movers", "Mover", 1, "stays"],
      ["desk_slots", "Slot", 1, "stays"],
      ["desk_sides", "u1", 1, "stays"],
      ["desk_laid", "Floor", 1, "stays"],
      ["desk_lifted", "Floor", 1, "stays"],
      ["desk_within", "i8", 1, "stays"],
      ["desk_touched", "Touched", 1, "stays"],
      ["desk_marks", "i8", 1, "stays"],
      ["desk_endings", "Ending", 1, "stays"],
      ["desk_order", "i4", 1, "stays"],
      ["desk_buckets", "i4", 1, "stays"],
      ["desk_base_varied", "i8", 1, "stays"],
      ["desk_varied", "i8", 1, "stays"],
      ["desk_worlds", "World", 1, "stays"],
      ["desk_walked", "Floor", 1, "stays"],
      ["desk_remembered", "Floor", 1, "stays"],
      ["desk_spare", "Floor", 1, "stays"],
      ["desk_traces", "Trace", 1, "stays"],
      ["desk_search_nodes", "Node", 1, "stays"],
      ["desk_search_arrangements", "Arrangement", 1, "stays"],
      ["desk_search_buckets", "i4", 1, "stays"],
      ["desk_search_ends", "i4", 1, "stays"],
      ["desk_keys", "i8", 1, "stays"],
      ["desk_found", "Found", 1, "stays"],
      ["keys", "i8", 1, "stays"],
    ],
  ],
  [
    "count_card",
    "qqqqqq",
    [
      ["floors", "Floor", 1, "changes"],
      ["traces", "Trace", 1, "changes"],
      ["card", "q", 0, ""],
    ],
  ],
  [
    "count_found",
    "qqqqqq",
    [
      ["desk_tallies", "Tally", 1, "stays"],
      ["desk_movers", "Mover", 1, "stays"],
      ["desk_slots", "Slot", 1, "stays"],
      ["desk_sides", "u1", 1, "stays"],
      ["desk_laid", "Floor", 1, "stays"],
      ["desk_lifted", "Floor", 1, "stays"],
      ["desk_within", "i8", 1, "stays"],
      ["desk_touched", "Touched", 1, "stays"],
      ["desk_marks", "i8", 1, "stays"],
      ["desk_endings", "Ending", 1, "stays"],
      ["desk_order", "i4", 1, "stays"],
      ["desk_buckets", "i4", 1, "stays"],
      ["desk_base_varied", "i8", 1, "stays"],
      ["desk_varied", "i8", 1, "stays"],
      ["desk_worlds", "World", 1, "stays"],
      ["desk_walked", "Floor", 1, "stays"],
      ["desk_remembered", "Floor", 1, "stays"],
      ["desk_spare", "Floor", 1, "stays"],
      ["desk_traces", "Trace", 1, "stays"],
      ["desk_search_nodes", "Node", 1, "stays"],
      ["desk_search_arrangements", "Arrangement", 1, "stays"],
      ["desk_search_buckets", "i4", 1, "stays"],
      ["desk_search_ends", "i4", 1, "stays"],
      ["desk_keys", "i8", 1, "stays"],
      ["desk_found", "Found", 1, "stays"],
    ],
  ],
  [
    "count_steps",
    "qqqqqq",
    [
      ["floors", "Floor", 1, "changes"],
      ["traces", "Trace", 1, "changes"],
      ["steps", "q", 0, ""],
    ],
  ],
  [
    "grade_escape",
    "q",
    [["endings", "q", 0, ""], ["near", "q", 0, ""], ["cards", "q", 0, ""]],
  ],
  [
    "grade_feast",
    "q",
    [
      ["walks", "q", 0, ""],
      ["near", "q", 0, ""],
      ["steps", "q", 0, ""],
      ["pushes", "q", 0, ""],
      ["leaps", "q", 0, ""],
    ],
  ],
  [
    "grade_predict",
    "q",
    [
      ["steps", "q", 0, ""],
      ["turns", "q", 0, ""],
      ["pushes", "q", 0, ""],
      ["slips", "q", 0, ""],
    ],
  ],
  [
    "is_solved_at_once",
    "?",
    [
      ["desk_tallies", "Tally", 1, "stays"],
      ["desk_movers", "Mover", 1, "stays"],
      ["desk_slots", "Slot", 1, "stays"],
      ["desk_sides", "u1", 1, "stays"],
      ["desk_laid", "Floor", 1, "stays"],
      ["desk_lifted", "Floor", 1, "stays"],
      ["desk_within", "i8", 1, "stays"],
      ["desk_touched", "Touched", 1, "stays"],
      ["desk_marks", "i8", 1, "stays"],
      ["desk_endings", "Ending", 1, "stays"],
      ["desk_order", "i4", 1, "stays"],
      ["desk_buckets", "i4", 1, "stays"],
      ["desk_base_varied", "i8", 1, "stays"],
      ["desk_varied", "i8", 1, "stays"],
      ["desk_worlds", "World", 1, "stays"],
      ["desk_walked", "Floor", 1, "stays"],
      ["desk_remembered", "Floor", 1, "stays"],
      ["desk_spare", "Floor", 1, "stays"],
      ["desk_traces", "Trace", 1, "stays"],
      ["desk_search_nodes", "Node", 1, "stays"],
      ["desk_search_arrangements", "Arrangement", 1, "stays"],
      ["desk_search_buckets", "i4", 1, "stays"],
      ["desk_search_ends", "i4", 1, "stays"],
      ["desk_keys", "i8", 1, "stays"],
      ["desk_found", "Found", 1, "stays"],
    ],
  ],
  [
    "list_escapes",
    "q",
    [
      ["desk_tallies", "Tally", 1, "stays"],
      ["desk_movers", "Mover", 1, "stays"],
      ["desk_slots", "Slot", 1, "stays"],
      ["desk_sides", "u1", 1, "stays"],
      ["desk_laid", "Floor", 1, "stays"],
      ["desk_lifted", "Floor", 1, "stays"],
      ["desk_within", "i8", 1, "stays"],
      ["desk_touched", "Touched", 1, "stays"],
      ["desk_marks", "i8", 1, "stays"],
      ["desk_endings", "Ending", 1, "stays"],
      ["desk_order", "i4", 1, "stays"],
      ["desk_buckets", "i4", 1, "stays"],
      ["desk_base_varied", "i8", 1, "stays"],
      ["desk_varied", "i8", 1, "stays"],
      ["desk_worlds", "World", 1, "stays"],
      ["desk_walked", "Floor", 1, "stays"],
      ["desk_remembered", "Floor", 1, "stays"],
      ["desk_spare", "Floor", 1, "stays"],
      ["desk_traces", "Trace", 1, "stays"],
      ["desk_search_nodes", "Node", 1, "stays"],
      ["desk_search_arrangements", "Arrangement", 1, "stays"],
      ["desk_search_buckets", "i4", 1, "stays"],
      ["desk_search_ends", "i4", 1, "stays"],
      ["desk_keys", "i8", 1, "stays"],
      ["desk_found", "Found", 1, "stays"],
    ],
  ],
  [
    "prove",
    "q",
    [
      ["desk_tallies", "Tally", 1, "stays"],
      ["desk_movers", "Mover", 1, "stays"],
      ["desk_slots", "Slot", 1, "stays"],
      ["desk_sides", "u1", 1, "stays"],
      ["desk_laid", "Floor", 1, "stays"],
      ["desk_lifted", "Floor", 1, "stays"],
      ["desk_within", "i8", 1, "stays"],
      ["desk_touched", "Touched", 1, "stays"],
      ["desk_marks", "i8", 1, "stays"],
      ["desk_endings", "Ending", 1, "stays"],
      ["desk_order", "i4", 1, "stays"],
      ["desk_buckets", "i4", 1, "stays"],
      ["desk_base_varied", "i8", 1, "stays"],
      ["desk_varied", "i8", 1, "stays"],
      ["desk_worlds", "World", 1, "stays"],
      ["desk_walked", "Floor", 1, "stays"],
      ["desk_remembered", "Floor", 1, "stays"],
      ["desk_spare", "Floor", 1, "stays"],
      ["desk_traces", "Trace", 1, "stays"],
      ["desk_search_nodes", "Node", 1, "stays"],
      ["desk_search_arrangements", "Arrangement", 1, "stays"],
      ["desk_search_buckets", "i4", 1, "stays"],
      ["desk_search_ends", "i4", 1, "stays"],
      ["desk_keys", "i8", 1, "stays"],
      ["desk_found", "Found", 1, "stays"],
      ["walks", "q", 0, ""],
    ],
  ],
  [
    "try_cards",
    "q",
    [
      ["desk_tallies", "Tally", 1, "stays"],
      ["desk_movers", "Mover", 1, "stays"],
      ["desk_slots", "Slot", 1, "stays"],
      ["desk_sides", "u1", 1, "stays"],
      ["desk_laid", "Floor", 1, "stays"],
      ["desk_lifted", "Floor", 1, "stays"],
      ["desk_within", "i8", 1, "stays"],
      ["desk_touched", "Touched", 1, "stays"],
      ["desk_marks", "i8", 1, "stays"],
      ["desk_endings", "Ending", 1, "stays"],
      ["desk_order", "i4", 1, "stays"],
      ["desk_buckets", "i4", 1, "stays"],
      ["desk_base_varied", "i8", 1, "stays"],
      ["desk_varied", "i8", 1, "stays"],
      ["desk_worlds", "World", 1, "stays"],
      ["desk_walked", "Floor", 1, "stays"],
      ["desk_remembered", "Floor", 1, "stays"],
      ["desk_spare", "Floor", 1, "stays"],
      ["desk_traces", "Trace", 1, "stays"],
      ["desk_search_nodes", "Node", 1, "stays"],
      ["desk_search_arrangements", "Arrangement", 1, "stays"],
      ["desk_search_buckets", "i4", 1, "stays"],
      ["desk_search_ends", "i4", 1, "stays"],
      ["desk_keys", "i8", 1, "stays"],
      ["desk_found", "Found", 1, "stays"],
      ["cards", "i8", 1, ""],
      ["out", "q", 0, ""],
      ["first", "q", 0, ""],
      ["last", "q", 0, ""],
    ],
  ],
  [
    "write_slots",
    "",
    [
      ["desk_tallies", "Tally", 1, "stays"],
      ["desk_movers", "Mover", 1, "stays"],
      ["desk_slots", "Slot", 1, "stays"],
      ["desk_sides", "u1", 1, "stays"],
      ["desk_laid", "Floor", 1, "stays"],
      ["desk_lifted", "Floor", 1, "stays"],
      ["desk_within", "i8", 1, "stays"],
      ["desk_touched", "Touched", 1, "stays"],
      ["desk_marks", "i8", 1, "stays"],
      ["desk_endings", "Ending", 1, "stays"],
      ["desk_order", "i4", 1, "stays"],
      ["desk_buckets", "i4", 1, "stays"],
      ["desk_base_varied", "i8", 1, "stays"],
      ["desk_varied", "i8", 1, "stays"],
      ["desk_worlds", "World", 1, "stays"],
      ["desk_walked", "Floor", 1, "stays"],
      ["desk_remembered", "Floor", 1, "stays"],
      ["desk_spare", "Floor", 1, "stays"],
      ["desk_traces", "Trace", 1, "stays"],
      ["desk_search_nodes", "Node", 1, "stays"],
      ["desk_search_arrangements", "Arrangement", 1, "stays"],
      ["desk_search_buckets", "i4", 1, "stays"],
      ["desk_search_ends", "i4", 1, "stays"],
      ["desk_keys", "i8", 1, "stays"],
      ["desk_found", "Found", 1, "stays"],
      ["first_forms", "i8", 1, ""],
    ],
  ],
] as const;
export const MOST_MOVERS = 30;
export const MOST_SLOTS = 16;
export const MOST_LEVELS = 18;
export const MOST_APART = 2;
export const NONE = -1;
export const CELLS = 221;
export const TOKENS = 160;
export const FIRST_SIZE = {"endings": 4096, "worlds": 1024, "nodes": 2048, "keys": 8192} as const;

/** Many rows of one width, behind one another. */
export interface Rows<Items> {
  readonly items: Items;
  readonly width: number;
}

/** Something that lies in the engine's memory and is not copied. */
export interface Placed {
  readonly address: number;
  readonly extents: readonly number[];
}

/** The entry points of this module. */
export interface EntryPoints {
  /** Copy keys to a desk that has more room for them. */
  copy_keys(desk_tallies: Uint8Array | Placed, desk_movers: Uint8Array | Placed, desk_slots: Uint8Array | Placed, desk_sides: Uint8Array | Placed, desk_laid: Uint8Array | Placed, desk_lifted: Uint8Array | Placed, desk_within: BigInt64Array | Placed, desk_touched: Uint8Array | Placed, desk_marks: BigInt64Array | Placed, desk_endings: Uint8Array | Placed, desk_order: Int32Array | Placed, desk_buckets: Int32Array | Placed, desk_base_varied: BigInt64Array | Placed, desk_varied: BigInt64Array | Placed, desk_worlds: Uint8Array | Placed, desk_walked: Uint8Array | Placed, desk_remembered: Uint8Array | Placed, desk_spare: Uint8Array | Placed, desk_traces: Uint8Array | Placed, desk_search_nodes: Uint8Array | Placed, desk_search_arrangements: Uint8Array | Placed, desk_search_buckets: Int32Array | Placed, desk_search_ends: Int32Array | Placed, desk_keys: BigInt64Array | Placed, desk_found: Uint8Array | Placed, keys: BigInt64Array | Placed): void;
  /** Carry out a card, but for the last look, and count what happens. */
  count_card(floors: Uint8Array | Placed, traces: Uint8Array | Placed, card: number): [number, number, number, number, number, number];
  /** Let him walk as the solution has it that was found, and count what happens. */
  count_found(desk_tallies: Uint8Array | Placed, desk_movers: Uint8Array | Placed, desk_slots: Uint8Array | Placed, desk_sides: Uint8Array | Placed, desk_laid: Uint8Array | Placed, desk_lifted: Uint8Array | Placed, desk_within: BigInt64Array | Placed, desk_touched: Uint8Array | Placed, desk_marks: BigInt64Array | Placed, desk_endings: Uint8Array | Placed, desk_order: Int32Array | Placed, desk_buckets: Int32Array | Placed, desk_base_varied: BigInt64Array | Placed, desk_varied: BigInt64Array | Placed, desk_worlds: Uint8Array | Placed, desk_walked: Uint8Array | Placed, desk_remembered: Uint8Array | Placed, desk_spare: Uint8Array | Placed, desk_traces: Uint8Array | Placed, desk_search_nodes: Uint8Array | Placed, desk_search_arrangements: Uint8Array | Placed, desk_search_buckets: Int32Array | Placed, desk_search_ends: Int32Array | Placed, desk_keys: BigInt64Array | Placed, desk_found: Uint8Array | Placed): [number, number, number, number, number, number];
  /** Let him go so many steps, and count what happens. */
  count_steps(floors: Uint8Array | Placed, traces: Uint8Array | Placed, steps: number): [number, number, number, number, number, number];
  /** Return the grade of an escape: ways to end, those that fail by one card, and the cards. */
  grade_escape(endings: number, near: number, cards: number): number;
  /** Return the grade of a feast: walks that differ, near misses, and what happens on his way. */
  grade_feast(walks: number, near: number, steps: number, pushes: number, leaps: number): number;
  /** Return the grade of a prediction, from what happens on his way. */
  grade_predict(steps: number, turns: number, pushes: number, slips: number): number;
  /** Tell whether he eats all enemies, and nobody else, if nothing is done. */
  is_solved_at_once(desk_tallies: Uint8Array | Placed, desk_movers: Uint8Array | Placed, desk_slots: Uint8Array | Placed, desk_sides: Uint8Array | Placed, desk_laid: Uint8Array | Placed, desk_lifted: Uint8Array | Placed, desk_within: BigInt64Array | Placed, desk_touched: Uint8Array | Placed, desk_marks: BigInt64Array | Placed, desk_endings: Uint8Array | Placed, desk_order: Int32Array | Placed, desk_buckets: Int32Array | Placed, desk_base_varied: BigInt64Array | Placed, desk_varied: BigInt64Array | Placed, desk_worlds: Uint8Array | Placed, desk_walked: Uint8Array | Placed, desk_remembered: Uint8Array | Placed, desk_spare: Uint8Array | Placed, desk_traces: Uint8Array | Placed, desk_search_nodes: Uint8Array | Placed, desk_search_arrangements: Uint8Array | Placed, desk_search_buckets: Int32Array | Placed, desk_search_ends: Int32Array | Placed, desk_keys: BigInt64Array | Placed, desk_found: Uint8Array | Placed): boolean;
  /** List all endings of all movers together; return how many, or FULL without room. */
  list_escapes(desk_tallies: Uint8Array | Placed, desk_movers: Uint8Array | Placed, desk_slots: Uint8Array | Placed, desk_sides: Uint8Array | Placed, desk_laid: Uint8Array | Placed, desk_lifted: Uint8Array | Placed, desk_within: BigInt64Array | Placed, desk_touched: Uint8Array | Placed, desk_marks: BigInt64Array | Placed, desk_endings: Uint8Array | Placed, desk_order: Int32Array | Placed, desk_buckets: Int32Array | Placed, desk_base_varied: BigInt64Array | Placed, desk_varied: BigInt64Array | Placed, desk_worlds: Uint8Array | Placed, desk_walked: Uint8Array | Placed, desk_remembered: Uint8Array | Placed, desk_spare: Uint8Array | Placed, desk_traces: Uint8Array | Placed, desk_search_nodes: Uint8Array | Placed, desk_search_arrangements: Uint8Array | Placed, desk_search_buckets: Int32Array | Placed, desk_search_ends: Int32Array | Placed, desk_keys: BigInt64Array | Placed, desk_found: Uint8Array | Placed): number;
  /** Go on with a proof for so many walks; return DONE, MORE, or FULL if there is no room. */
  prove(desk_tallies: Uint8Array | Placed, desk_movers: Uint8Array | Placed, desk_slots: Uint8Array | Placed, desk_sides: Uint8Array | Placed, desk_laid: Uint8Array | Placed, desk_lifted: Uint8Array | Placed, desk_within: BigInt64Array | Placed, desk_touched: Uint8Array | Placed, desk_marks: BigInt64Array | Placed, desk_endings: Uint8Array | Placed, desk_order: Int32Array | Placed, desk_buckets: Int32Array | Placed, desk_base_varied: BigInt64Array | Placed, desk_varied: BigInt64Array | Placed, desk_worlds: Uint8Array | Placed, desk_walked: Uint8Array | Placed, desk_remembered: Uint8Array | Placed, desk_spare: Uint8Array | Placed, desk_traces: Uint8Array | Placed, desk_search_nodes: Uint8Array | Placed, desk_search_arrangements: Uint8Array | Placed, desk_search_buckets: Int32Array | Placed, desk_search_ends: Int32Array | Placed, desk_keys: BigInt64Array | Placed, desk_found: Uint8Array | Placed, walks: number): number;
  /** Let him walk after some endings, for every card; return one that is a solution, or NONE. */
  try_cards(desk_tallies: Uint8Array | Placed, desk_movers: Uint8Array | Placed, desk_slots: Uint8Array | Placed, desk_sides: Uint8Array | Placed, desk_laid: Uint8Array | Placed, desk_lifted: Uint8Array | Placed, desk_within: BigInt64Array | Placed, desk_touched: Uint8Array | Placed, desk_marks: BigInt64Array | Placed, desk_endings: Uint8Array | Placed, desk_order: Int32Array | Placed, desk_buckets: Int32Array | Placed, desk_base_varied: BigInt64Array | Placed, desk_varied: BigInt64Array | Placed, desk_worlds: Uint8Array | Placed, desk_walked: Uint8Array | Placed, desk_remembered: Uint8Array | Placed, desk_spare: Uint8Array | Placed, desk_traces: Uint8Array | Placed, desk_search_nodes: Uint8Array | Placed, desk_search_arrangements: Uint8Array | Placed, desk_search_buckets: Int32Array | Placed, desk_search_ends: Int32Array | Placed, desk_keys: BigInt64Array | Placed, desk_found: Uint8Array | Placed, cards: BigInt64Array | Placed, out: number, first: number, last: number): number;
  /** Write the tiles to be laid, each by its first form: those that change the ground first. */
  write_slots(desk_tallies: Uint8Array | Placed, desk_movers: Uint8Array | Placed, desk_slots: Uint8Array | Placed, desk_sides: Uint8Array | Placed, desk_laid: Uint8Array | Placed, desk_lifted: Uint8Array | Placed, desk_within: BigInt64Array | Placed, desk_touched: Uint8Array | Placed, desk_marks: BigInt64Array | Placed, desk_endings: Uint8Array | Placed, desk_order: Int32Array | Placed, desk_buckets: Int32Array | Placed, desk_base_varied: BigInt64Array | Placed, desk_varied: BigInt64Array | Placed, desk_worlds: Uint8Array | Placed, desk_walked: Uint8Array | Placed, desk_remembered: Uint8Array | Placed, desk_spare: Uint8Array | Placed, desk_traces: Uint8Array | Placed, desk_search_nodes: Uint8Array | Placed, desk_search_arrangements: Uint8Array | Placed, desk_search_buckets: Int32Array | Placed, desk_search_ends: Int32Array | Placed, desk_keys: BigInt64Array | Placed, desk_found: Uint8Array | Placed, first_forms: BigInt64Array | Placed): void;
}
