// Made from the games by `python -m gloaming.server.messages`; do not edit.

export const LAYOUTS = {
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
} as const;
export const ENTRY_POINTS = [
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
  /** Mark the ghosts that are seen through a door; who is marked already is not looked at. */
  mark_seen(lobbies: Uint8Array | Placed, bodies: Uint8Array | Placed, door: number, seen: Uint8Array | Placed): void;
  /** Write for each pose of a piece how many wishes it meets: of every ghost, for every door. */
  try_poses(lobbies: Uint8Array | Placed, ghosts: Uint8Array | Placed, levels: BigInt64Array | Placed, wanted: Uint8Array | Placed, doors: BigInt64Array | Placed, index: number, poses: Rows<BigInt64Array>, met: BigInt64Array | Placed): void;
  /** Write which ghosts of two lists are not inside one another. */
  write_apart(ones: Uint8Array | Placed, others: Uint8Array | Placed, pairs: Rows<Uint8Array>): void;
}
