// Made from the games by `python -m gloaming.server.messages`; do not edit.

export const LAYOUTS = {
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
  "Edge": [
    32,
    [
      ["move", 0, "i8"],
      ["guess", 8, "f8"],
      ["prior", 16, "f8"],
      ["visits", 24, "i4"],
      ["node", 28, "i4"],
    ],
  ],
  "Floor": [
    616,
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
    ],
  ],
  "Token": [
    4,
    [
      ["seat", 0, "i1"],
      ["front", 1, "i1"],
      ["is_flipped", 2, "b1"],
      ["has_moved", 3, "b1"],
    ],
  ],
  "State": [
    754,
    [
      ["floor", 0, "Floor"],
      ["tokens", 616, "Token", 21],
      ["token_count", 700, "i1"],
      ["players", 701, "i1"],
      ["tokens_to_win", 702, "i1"],
      ["phase", 703, "i1"],
      ["turn", 704, "i2"],
      ["starter", 706, "i1"],
      ["to_move", 707, "i1"],
      ["active", 708, "u1"],
      ["steps_left", 709, "i1"],
      ["supply", 710, "i1", 8],
      ["chance_places", 718, "b1"],
      ["pile", 719, "i1", 6],
      ["card", 726, "i2"],
      ["steps_walked", 728, "i1"],
      ["hits", 729, "i1"],
      ["rounds_played", 730, "i1"],
      ["second_half", 731, "b1"],
      ["cards_left", 732, "i1"],
      ["five_is_three_hits", 733, "b1"],
      ["second_half_cards", 734, "i1"],
      ["same_cards_again", 735, "b1"],
      ["must_enter", 736, "b1"],
      ["eaten_tokens_flip", 737, "b1"],
      ["out_count", 738, "i1", 7],
      ["out_when", 745, "i1", 7],
      ["exits", 752, "i1"],
      ["ending", 753, "i1"],
    ],
  ],
  "Mind": [
    6536,
    [
      ["worth", 0, "f8", 7, 4, 29],
      ["foresight", 6496, "i1"],
      ["knows_pile", 6497, "b1"],
      ["minds_rivals", 6498, "b1"],
      ["haste", 6504, "f8"],
      ["caution", 6512, "f8"],
      ["mood", 6520, "f8"],
      ["sees_way_out", 6528, "b1"],
    ],
  ],
  "Arrangement": [456, [["things", 0, "u1", 221], ["marks", 221, "u1", 221], ["key", 448, "i8"]]],
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
  "Habits": [16, [["temperature", 0, "f8"], ["exploration", 8, "f8"]]],
} as const;
export const ENTRY_POINTS = [
  [
    "grow",
    "q",
    [
      ["tree_nodes", "Node", 1, "stays"],
      ["tree_edges", "Edge", 1, "stays"],
      ["tree_buckets", "i4", 1, "stays"],
      ["tree_path", "i4", 1, "stays"],
      ["tree_edge_path", "i4", 1, "stays"],
      ["tree_used", "i8", 1, "stays"],
      ["states", "State", 1, "stays"],
      ["seat", "q", 0, ""],
      ["stream", "i8", 1, "changes"],
      ["mind_minds", "Mind", 1, "stays"],
      ["mind_search_nodes", "Node", 1, "stays"],
      ["mind_search_arrangements", "Arrangement", 1, "stays"],
      ["mind_search_buckets", "i4", 1, "stays"],
      ["mind_search_ends", "i4", 1, "stays"],
      ["mind_tried", "State", 1, "stays"],
      ["mind_traces", "Trace", 1, "stays"],
      ["mind_board", "u1", 1, "stays"],
      ["mind_scores", "f8", 2, "stays"],
      ["habits", "Habits", 1, ""],
      ["moves", "i8", 1, "stays"],
      ["guesses", "f8", 1, "stays"],
      ["simulations", "q", 0, ""],
    ],
  ],
] as const;

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
  /** Run some simulations for a seat; return how many there was room for. */
  grow(tree_nodes: Uint8Array | Placed, tree_edges: Uint8Array | Placed, tree_buckets: Int32Array | Placed, tree_path: Int32Array | Placed, tree_edge_path: Int32Array | Placed, tree_used: BigInt64Array | Placed, states: Uint8Array | Placed, seat: number, stream: BigInt64Array | Placed, mind_minds: Uint8Array | Placed, mind_search_nodes: Uint8Array | Placed, mind_search_arrangements: Uint8Array | Placed, mind_search_buckets: Int32Array | Placed, mind_search_ends: Int32Array | Placed, mind_tried: Uint8Array | Placed, mind_traces: Uint8Array | Placed, mind_board: Uint8Array | Placed, mind_scores: Rows<Float64Array>, habits: Uint8Array | Placed, moves: BigInt64Array | Placed, guesses: Float64Array | Placed, simulations: number): number;
}
