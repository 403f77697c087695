// Made from the games by `python -m gloaming.server.messages`; do not edit.

export const LAYOUTS = {
  "Ghost": [
    32,
    [
      ["x", 0, "i2"],
      ["y", 2, "i2"],
      ["way", 4, "i1"],
      ["bottom", 8, "f8"],
      ["radius", 16, "f8"],
      ["neck", 24, "f8"],
    ],
  ],
  "Piece": [
    120,
    [
      ["is_placed", 0, "b1"],
      ["x", 2, "i2"],
      ["y", 4, "i2"],
      ["yaw", 6, "i2"],
      ["face", 8, "i1"],
      ["lean", 9, "i1"],
      ["angle", 10, "i2"],
      ["holder", 12, "i1"],
      ["height", 16, "f8"],
      ["turn", 24, "f8", 3, 3],
      ["shift", 96, "f8", 3],
    ],
  ],
  "Model": [
    464,
    [
      ["box_count", 0, "i1"],
      ["low", 8, "f8", 8, 3],
      ["high", 200, "f8", 8, 3],
      ["whole_low", 392, "f8", 3],
      ["whole_high", 416, "f8", 3],
      ["heart", 440, "f8", 3],
    ],
  ],
  "Lobby": [
    4280,
    [
      ["pieces", 0, "Piece", 6],
      ["models", 720, "Model", 6],
      ["sines", 3504, "f8", 91],
      ["glass_low", 4232, "f8", 3],
      ["glass_high", 4256, "f8", 3],
    ],
  ],
  "Figure": [
    40,
    [
      ["body", 0, "Ghost"],
      ["samples", 32, "i4"],
      ["where", 36, "i1"],
      ["has_entered", 37, "b1"],
      ["is_done", 38, "b1"],
    ],
  ],
  "Plan": [
    504,
    [
      ["figures", 0, "Figure", 7],
      ["moved", 280, "i8", 7],
      ["merged", 336, "i8", 7, 2],
      ["count", 448, "i8"],
      ["points", 456, "i8"],
      ["active", 464, "i8"],
      ["column", 472, "i8"],
      ["row", 480, "i8"],
      ["steps", 488, "i8"],
      ["merged_fields", 496, "i8"],
    ],
  ],
  "State": [
    4376,
    [
      ["figures", 0, "Figure", 28],
      ["pieces", 1120, "Piece", 6],
      ["plans", 1840, "Plan", 4],
      ["order", 3856, "i8", 6],
      ["placed", 3904, "i8"],
      ["is_sealed", 3912, "u1", 4],
      ["sides", 3920, "i8", 4],
      ["cards", 3952, "i8", 4],
      ["picks", 3984, "i8", 4],
      ["rolls", 4016, "i8", 4],
      ["pile", 4048, "i8", 18],
      ["turn", 4192, "i8"],
      ["midnight_pile", 4200, "i8"],
      ["grid", 4208, "i8"],
      ["edition", 4216, "i8"],
      ["players", 4224, "i8"],
      ["phase", 4232, "i8"],
      ["round_number", 4240, "i8"],
      ["holder", 4248, "i8"],
      ["to_move", 4256, "i8"],
      ["held", 4264, "i8"],
      ["held_face", 4272, "i8"],
      ["held_lean", 4280, "i8"],
      ["held_yaw", 4288, "i8"],
      ["used", 4296, "i8"],
      ["midnight", 4304, "i8"],
      ["cursor", 4312, "i8"],
      ["rolling", 4320, "i8"],
      ["picker", 4328, "i8"],
      ["number", 4336, "i8"],
      ["side", 4344, "i8"],
      ["door", 4352, "i8"],
      ["looks", 4360, "i8"],
      ["merging", 4368, "b1"],
      ["in_turn", 4369, "b1"],
      ["chance_arranges", 4370, "b1"],
      ["doors_around", 4371, "b1"],
    ],
  ],
} as const;
export const ENTRY_POINTS = [
  [
    "count_freely",
    "",
    [
      ["firsts", "i8", 1, ""],
      ["costs", "i8", 1, ""],
      ["steps", "q", 0, ""],
      ["out", "i8", 1, "fills"],
    ],
  ],
  [
    "count_ways",
    "",
    [
      ["bodies", "Ghost", 1, ""],
      ["firsts", "i8", 1, ""],
      ["costs", "i8", 1, ""],
      ["fields", "i8", 1, ""],
      ["steps", "q", 0, ""],
      ["out", "i8", 1, "fills"],
    ],
  ],
  [
    "grade_furnish",
    "q",
    [
      ["possible", "d", 0, ""],
      ["solutions", "d", 0, ""],
      ["wants_seen", "?", 0, ""],
      ["is_mirror", "?", 0, ""],
    ],
  ],
  [
    "grade_hide",
    "q",
    [["possible", "d", 0, ""], ["solutions", "d", 0, ""], ["ghosts", "q", 0, ""]],
  ],
  [
    "list_ends",
    "q",
    [
      ["lobbies", "Lobby", 1, ""],
      ["others", "Ghost", 1, ""],
      ["start", "Ghost", 1, ""],
      ["level", "q", 0, ""],
      ["side", "q", 0, ""],
      ["most_steps", "q", 0, ""],
      ["bodies", "Ghost", 1, "counted"],
      ["levels", "i8", 1, "counted"],
      ["steps", "i8", 1, "counted"],
      ["fields", "i8", 1, "counted"],
    ],
  ],
  [
    "mark_seen",
    "",
    [
      ["lobbies", "Lobby", 1, ""],
      ["bodies", "Ghost", 1, ""],
      ["door", "q", 0, ""],
      ["seen", "u1", 1, "changes"],
    ],
  ],
  [
    "try_poses",
    "",
    [
      ["lobbies", "Lobby", 1, ""],
      ["ghosts", "Ghost", 1, ""],
      ["levels", "i8", 1, ""],
      ["wanted", "u1", 1, ""],
      ["doors", "i8", 1, ""],
      ["index", "q", 0, ""],
      ["poses", "i8", 2, ""],
      ["met", "i8", 1, "changes"],
    ],
  ],
  [
    "write_apart",
    "",
    [["ones", "Ghost", 1, ""], ["others", "Ghost", 1, ""], ["pairs", "u1", 2, "fills"]],
  ],
  ["write_close", "q", [["best", "i8", 2, ""], ["poses", "i8", 2, "counted"]]],
  ["write_lobby", "", [["states", "State", 1, ""], ["lobbies", "Lobby", 1, "fills"]]],
  [
    "write_poses",
    "q",
    [["which", "q", 0, ""], ["first", "q", 0, ""], ["poses", "i8", 2, "counted"]],
  ],
] as const;
export const ANY = 0;
export const HIDDEN = 1;
export const SEEN = 2;
export const REFUSED = -1;
export const POSE_PARTS = 5;
export const CLOSE = 1377;
export const BEST_KEPT = 40;
export const PASSES = [
  {"which": 0, "poses": 90000},
  {"which": 1, "poses": 360000},
  {"which": 2, "poses": 345744},
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
  /** Write in how many ways all ghosts can end with so many steps, through one another too. */
  count_freely(firsts: BigInt64Array | Placed, costs: BigInt64Array | Placed, steps: number, out: BigInt64Array | Placed): void;
  /** Write in how many ways all ghosts can end with so many steps, none inside another. */
  count_ways(bodies: Uint8Array | Placed, firsts: BigInt64Array | Placed, costs: BigInt64Array | Placed, fields: BigInt64Array | Placed, steps: number, out: BigInt64Array | Placed): void;
  /** Return the grade of a furnish puzzle: whoever must be seen counts, too, and the mirror. */
  grade_furnish(possible: number, solutions: number, wants_seen: boolean, is_mirror: boolean): number;
  /** Return the grade of a hide puzzle: each ghost more counts a half. */
  grade_hide(possible: number, solutions: number, ghosts: number): number;
  /** List the places where a ghost may end, as far as there is room; return how many there are. */
  list_ends(lobbies: Uint8Array | Placed, others: Uint8Array | Placed, start: Uint8Array | Placed, level: number, side: number, most_steps: number, bodies: Uint8Array | Placed, levels: BigInt64Array | Placed, steps: BigInt64Array | Placed, fields: BigInt64Array | Placed): number;
  /** Mark the ghosts that are seen through a door; who is marked already is not looked at. */
  mark_seen(lobbies: Uint8Array | Placed, bodies: Uint8Array | Placed, door: number, seen: Uint8Array | Placed): void;
  /** Write for each pose of a piece how many wishes it meets: of every ghost, for every door. */
  try_poses(lobbies: Uint8Array | Placed, ghosts: Uint8Array | Placed, levels: BigInt64Array | Placed, wanted: Uint8Array | Placed, doors: BigInt64Array | Placed, index: number, poses: Rows<BigInt64Array>, met: BigInt64Array | Placed): void;
  /** Write which ghosts of two lists are not inside one another. */
  write_apart(ones: Uint8Array | Placed, others: Uint8Array | Placed, pairs: Rows<Uint8Array>): void;
  /** Write all poses around some, each once, on their faces and with their leans. */
  write_close(best: Rows<BigInt64Array>, poses: Rows<BigInt64Array>): number;
  /** Write the lobby of a state with its furniture as it was let down. */
  write_lobby(states: Uint8Array | Placed, lobbies: Uint8Array | Placed): void;
  /** Write the poses of a pass from one on, as far as there is room; return how many. */
  write_poses(which: number, first: number, poses: Rows<BigInt64Array>): number;
}
