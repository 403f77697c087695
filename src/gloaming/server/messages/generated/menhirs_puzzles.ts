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
  "WholeTurn": [
    40,
    [
      ["move", 0, "i8"],
      ["removed", 8, "i8"],
      ["mist", 16, "i8"],
      ["banned", 24, "i8"],
      ["frees", 32, "b1"],
      ["threatens", 33, "b1"],
    ],
  ],
} as const;
export const ENTRY_POINTS = [
  [
    "find_first_turns",
    "q",
    [
      ["terms", "Terms", 0, ""],
      ["mist", "q", 0, ""],
      ["banned", "q", 0, ""],
      ["turn", "q", 0, ""],
      ["out", "WholeTurn", 1, "counted"],
    ],
  ],
  [
    "grade_win",
    "q",
    [
      ["shortest", "q", 0, ""],
      ["turns", "q", 0, ""],
      ["solutions", "q", 0, ""],
      ["misses", "q", 0, ""],
      ["is_quiet", "?", 0, ""],
    ],
  ],
  ["odd_within", "q", [["turns", "q", 0, ""]]],
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
  /** Write all first turns as far as there is room, those that free all menhirs first. */
  find_first_turns(terms: Uint8Array | Placed, mist: number, banned: number, turn: number, out: Uint8Array | Placed): number;
  /** Return the grade of a position that is won. */
  grade_win(shortest: number, turns: number, solutions: number, misses: number, is_quiet: boolean): number;
  /** Return the largest odd number of turns that is not larger: who wins moves last. */
  odd_within(turns: number): number;
}
