// Made from the games by `python -m gloaming.server.messages`; do not edit.

export const LAYOUTS = {
  "Terms": [
    24,
    [
      ["menhirs", 0, "i8"],
      ["removals", 8, "i8"],
      ["board", 16, "i1"],
      ["must_detach", 17, "b1"],
      ["may_pass", 18, "b1"],
      ["no_take_back", 19, "b1"],
    ],
  ],
  "State": [
    80,
    [
      ["terms", 0, "Terms"],
      ["mist", 24, "i8"],
      ["chosen", 32, "i8"],
      ["banned", 40, "i8"],
      ["moved", 48, "i8"],
      ["face_down", 56, "i8"],
      ["forests_left", 64, "i1"],
      ["menhirs_left", 65, "i1"],
      ["menhirs_dealt", 66, "i1"],
      ["dealt", 67, "i1"],
      ["supply", 68, "i1"],
      ["placed", 69, "i1"],
      ["phase", 70, "i1"],
      ["turn", 71, "i1"],
      ["turns_made", 72, "i2"],
      ["hide_menhirs", 74, "b1"],
      ["scoring", 75, "b1"],
      ["ending", 76, "i1"],
      ["winner", 77, "i1"],
    ],
  ],
  "TreeNode": [
    80,
    [
      ["key", 0, "i8"],
      ["actor", 8, "i1"],
      ["visits", 12, "i4"],
      ["sums", 16, "f8", 7],
      ["first", 72, "i4"],
      ["count", 76, "i2"],
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
  "Mind": [
    32,
    [
      ["sees_parts", 0, "b1"],
      ["oversight", 8, "f8"],
      ["playouts", 16, "i2"],
      ["care", 18, "i2"],
      ["mood", 24, "f8"],
    ],
  ],
  "Habits": [16, [["temperature", 0, "f8"], ["exploration", 8, "f8"]]],
} as const;
export const ENTRY_POINTS = [
  [
    "actions_at",
    "q",
    [["states", "State", 1, ""], ["move", "q", 0, ""], ["out", "i8", 1, "counted"]],
  ],
  [
    "decision_at",
    "q",
    [
      ["tree_nodes", "TreeNode", 1, "stays"],
      ["tree_edges", "Edge", 1, "stays"],
      ["tree_buckets", "i4", 1, "stays"],
      ["tree_path", "i4", 1, "stays"],
      ["tree_edge_path", "i4", 1, "stays"],
      ["tree_used", "i8", 1, "stays"],
      ["states", "State", 1, "stays"],
      ["most_moves", "q", 0, ""],
      ["out", "f8", 1, "counted"],
    ],
  ],
  [
    "grow",
    "q",
    [
      ["tree_nodes", "TreeNode", 1, "stays"],
      ["tree_edges", "Edge", 1, "stays"],
      ["tree_buckets", "i4", 1, "stays"],
      ["tree_path", "i4", 1, "stays"],
      ["tree_edge_path", "i4", 1, "stays"],
      ["tree_used", "i8", 1, "stays"],
      ["states", "State", 1, "stays"],
      ["seat", "q", 0, ""],
      ["stream", "i8", 1, "changes"],
      ["mind_minds", "Mind", 1, "stays"],
      ["mind_looked_at", "i8", 1, "stays"],
      ["habits", "Habits", 1, ""],
      ["moves", "i8", 1, "stays"],
      ["guesses", "f8", 1, "stays"],
      ["simulations", "q", 0, ""],
    ],
  ],
  [
    "start_stream",
    "",
    [
      ["stream", "i8", 1, "changes"],
      ["first", "q", 0, ""],
      ["second", "q", 0, ""],
      ["third", "q", 0, ""],
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
  /** Write the actions of which a whole move consists in a state; return how many. */
  actions_at(states: Uint8Array | Placed, move: number, out: BigInt64Array | Placed): number;
  /** Tell what a search would do now, with so many moves of the line that it expects. */
  decision_at(tree_nodes: Uint8Array | Placed, tree_edges: Uint8Array | Placed, tree_buckets: Int32Array | Placed, tree_path: Int32Array | Placed, tree_edge_path: Int32Array | Placed, tree_used: BigInt64Array | Placed, states: Uint8Array | Placed, most_moves: number, out: Float64Array | Placed): number;
  /** Run some simulations for a seat; return how many there was room for. */
  grow(tree_nodes: Uint8Array | Placed, tree_edges: Uint8Array | Placed, tree_buckets: Int32Array | Placed, tree_path: Int32Array | Placed, tree_edge_path: Int32Array | Placed, tree_used: BigInt64Array | Placed, states: Uint8Array | Placed, seat: number, stream: BigInt64Array | Placed, mind_minds: Uint8Array | Placed, mind_looked_at: BigInt64Array | Placed, habits: Uint8Array | Placed, moves: BigInt64Array | Placed, guesses: Float64Array | Placed, simulations: number): number;
  /** Start a stream of random numbers from three words of seed. */
  start_stream(stream: BigInt64Array | Placed, first: number, second: number, third: number): void;
}
