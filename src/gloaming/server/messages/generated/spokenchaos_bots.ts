// Made from the games by `python -m gloaming.server.messages`; do not edit.

export const LAYOUTS = {
  "Forecast": [
    264,
    [
      ["doors", 0, "i8", 4, 6],
      ["chances", 192, "f8", 4],
      ["players", 224, "i8"],
      ["side", 232, "i8"],
      ["number", 240, "i8"],
      ["number_first", 248, "b1"],
      ["stays", 249, "b1"],
      ["temper", 256, "f8"],
    ],
  ],
  "Trip": [
    40,
    [
      ["place", 0, "i8"],
      ["cost", 8, "i8"],
      ["doors", 16, "i8"],
      ["worth", 24, "f8"],
      ["lost", 32, "f8"],
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
  "Place": [
    48,
    [
      ["ghost_size", 0, "i8"],
      ["column", 8, "i8"],
      ["row", 16, "i8"],
      ["spot", 24, "i8"],
      ["doors", 32, "i8"],
      ["is_borne", 40, "b1"],
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
    "best_side_for",
    "q",
    [
      ["forecast", "Forecast", 0, ""],
      ["picker", "q", 0, ""],
      ["first", "q", 0, ""],
      ["last", "q", 0, ""],
      ["shares", "f8", 2, ""],
    ],
  ],
  [
    "choose",
    "q",
    [
      ["trips", "Trip", 1, ""],
      ["seat", "q", 0, ""],
      ["forecasts", "Forecast", 1, ""],
      ["plans", "i8", 2, ""],
      ["values", "f8", 1, "changes"],
    ],
  ],
  [
    "combine",
    "",
    [["tables", "u8", 3, ""], ["in_view", "u8", 2, ""], ["seen", "u8", 2, "changes"]],
  ],
  [
    "deliberate",
    "",
    [
      ["trips", "Trip", 1, ""],
      ["firsts", "i8", 1, ""],
      ["points", "i8", 1, ""],
      ["figures", "Figure", 1, ""],
      ["bodies", "Ghost", 1, ""],
      ["forecasts", "Forecast", 1, ""],
      ["caution", "d", 0, ""],
      ["turn", "q", 0, ""],
      ["chosen", "i8", 1, "changes"],
      ["weights", "f8", 1, "changes"],
    ],
  ],
  [
    "guess_doors",
    "",
    [
      ["seen", "u8", 2, ""],
      ["points", "f8", 2, ""],
      ["bodies", "Ghost", 1, ""],
      ["found", "i8", 1, "changes"],
    ],
  ],
  [
    "list_places",
    "q",
    [
      ["lobby", "Lobby", 0, ""],
      ["others", "Ghost", 1, ""],
      ["offsets", "i8", 2, ""],
      ["is_lying", "?", 0, ""],
      ["fields", "i8", 1, ""],
      ["bodies", "Ghost", 1, "changes"],
      ["places", "Place", 1, "counted"],
    ],
  ],
  [
    "list_trips",
    "",
    [
      ["state", "State", 0, ""],
      ["figures", "Figure", 1, ""],
      ["points", "i8", 1, ""],
      ["places", "Place", 1, ""],
      ["standing", "i8", 1, ""],
      ["borne", "i8", 1, ""],
      ["worth", "f8", 2, ""],
      ["trips", "Trip", 1, "changes"],
      ["firsts", "i8", 1, "changes"],
    ],
  ],
  [
    "part",
    "",
    [
      ["trips", "Trip", 1, ""],
      ["firsts", "i8", 1, ""],
      ["seat", "q", 0, ""],
      ["figures", "Figure", 1, ""],
      ["bodies", "Ghost", 1, ""],
      ["rates", "f8", 1, ""],
      ["chosen", "i8", 1, "changes"],
    ],
  ],
  [
    "polish",
    "?",
    [
      ["trips", "Trip", 1, ""],
      ["firsts", "i8", 1, ""],
      ["number", "q", 0, ""],
      ["points", "q", 0, ""],
      ["figures", "Figure", 1, ""],
      ["bodies", "Ghost", 1, ""],
      ["forecasts", "Forecast", 1, ""],
      ["plans", "i8", 2, ""],
      ["chosen", "i8", 1, "changes"],
      ["values", "f8", 1, "changes"],
    ],
  ],
  [
    "rate_trips",
    "",
    [
      ["trips", "Trip", 1, ""],
      ["first", "q", 0, ""],
      ["last", "q", 0, ""],
      ["weights", "f8", 1, ""],
      ["caution", "d", 0, ""],
      ["mood", "d", 0, ""],
      ["stream", "i8", 1, "changes"],
      ["rates", "f8", 1, "changes"],
    ],
  ],
  [
    "shade",
    "",
    [
      ["lobby", "Lobby", 0, ""],
      ["index", "q", 0, ""],
      ["places", "f8", 2, ""],
      ["from_eyes", "f8", 2, ""],
      ["rows", "u8", 2, "changes"],
    ],
  ],
  [
    "shade_all",
    "",
    [
      ["lobbies", "Lobby", 1, ""],
      ["places", "f8", 2, ""],
      ["from_eyes", "f8", 2, ""],
      ["tables", "u8", 3, "changes"],
    ],
  ],
  [
    "spread",
    "",
    [
      ["trips", "Trip", 1, ""],
      ["firsts", "i8", 1, ""],
      ["seat", "q", 0, ""],
      ["points", "q", 0, ""],
      ["rates", "f8", 1, ""],
      ["chosen", "i8", 1, "changes"],
    ],
  ],
  [
    "spread_evenly",
    "",
    [
      ["forecast", "Forecast", 0, ""],
      ["knows_sides", "?", 0, ""],
      ["weights", "f8", 1, "changes"],
    ],
  ],
  [
    "weigh",
    "",
    [
      ["trips", "Trip", 1, ""],
      ["chosen", "i8", 1, ""],
      ["forecast", "Forecast", 0, ""],
      ["shares", "f8", 2, "changes"],
      ["weights", "f8", 1, "changes"],
      ["values", "f8", 1, "changes"],
    ],
  ],
  [
    "write_reach",
    "",
    [
      ["state", "State", 0, ""],
      ["figures", "Figure", 1, ""],
      ["points", "i8", 1, ""],
      ["fields", "i8", 1, "changes"],
    ],
  ],
  [
    "write_shares",
    "",
    [
      ["trips", "Trip", 1, ""],
      ["chosen", "i8", 1, ""],
      ["forecast", "Forecast", 0, ""],
      ["shares", "f8", 2, "changes"],
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
  /** Return the side that is best for who picks, if one of some numbers is rolled. */
  best_side_for(forecast: Uint8Array | Placed, picker: number, first: number, last: number, shares: Rows<Float64Array>): number;
  /** Return which of its plans is best for a seat, whatever the others plan; write the values. */
  choose(trips: Uint8Array | Placed, seat: number, forecasts: Uint8Array | Placed, plans: Rows<BigInt64Array>, values: Float64Array | Placed): number;
  /** Write which points are seen from each door: in view, and hidden by no piece. */
  combine(tables: Rows<BigUint64Array>, in_view: Rows<BigUint64Array>, seen: Rows<BigUint64Array>): void;
  /** Take a turn of thought: write a plan for everybody, and how likely that makes the doors. */
  deliberate(trips: Uint8Array | Placed, firsts: BigInt64Array | Placed, points: BigInt64Array | Placed, figures: Uint8Array | Placed, bodies: Uint8Array | Placed, forecasts: Uint8Array | Placed, caution: number, turn: number, chosen: BigInt64Array | Placed, weights: Float64Array | Placed): void;
  /** Write the doors that see a sample point of each ghost. */
  guess_doors(seen: Rows<BigUint64Array>, points: Rows<Float64Array>, bodies: Uint8Array | Placed, found: BigInt64Array | Placed): void;
  /** Write the places of a lobby that furniture and other ghosts leave; return how many. */
  list_places(lobby: Uint8Array | Placed, others: Uint8Array | Placed, offsets: Rows<BigInt64Array>, is_lying: boolean, fields: BigInt64Array | Placed, bodies: Uint8Array | Placed, places: Uint8Array | Placed): number;
  /** Write all trips, those of a ghost behind one another, staying first. */
  list_trips(state: Uint8Array | Placed, figures: Uint8Array | Placed, points: BigInt64Array | Placed, places: Uint8Array | Placed, standing: BigInt64Array | Placed, borne: BigInt64Array | Placed, worth: Rows<Float64Array>, trips: Uint8Array | Placed, firsts: BigInt64Array | Placed): void;
  /** Choose other trips, no dearer, for ghosts that would end inside others of their seat. */
  part(trips: Uint8Array | Placed, firsts: BigInt64Array | Placed, seat: number, figures: Uint8Array | Placed, bodies: Uint8Array | Placed, rates: Float64Array | Placed, chosen: BigInt64Array | Placed): void;
  /** Change the trip of a ghost for the best one; tell whether another is better. */
  polish(trips: Uint8Array | Placed, firsts: BigInt64Array | Placed, number: number, points: number, figures: Uint8Array | Placed, bodies: Uint8Array | Placed, forecasts: Uint8Array | Placed, plans: Rows<BigInt64Array>, chosen: BigInt64Array | Placed, values: Float64Array | Placed): boolean;
  /** Write what some trips are worth with the risk of being seen; a mood makes that waver. */
  rate_trips(trips: Uint8Array | Placed, first: number, last: number, weights: Float64Array | Placed, caution: number, mood: number, stream: BigInt64Array | Placed, rates: Float64Array | Placed): void;
  /** Write which points a piece hides from each door. */
  shade(lobby: Uint8Array | Placed, index: number, places: Rows<Float64Array>, from_eyes: Rows<Float64Array>, rows: Rows<BigUint64Array>): void;
  /** Write which points each piece hides from each door. */
  shade_all(lobbies: Uint8Array | Placed, places: Rows<Float64Array>, from_eyes: Rows<Float64Array>, tables: Rows<BigUint64Array>): void;
  /** Choose a trip for each ghost of a seat: the best that its points can buy. */
  spread(trips: Uint8Array | Placed, firsts: BigInt64Array | Placed, seat: number, points: number, rates: Float64Array | Placed, chosen: BigInt64Array | Placed): void;
  /** Write doors that are all as likely; who knows the rules leaves out where the keyhole is. */
  spread_evenly(forecast: Uint8Array | Placed, knows_sides: boolean, weights: Float64Array | Placed): void;
  /** Write how likely each door is, and everybody's share of the win, if ghosts do as chosen. */
  weigh(trips: Uint8Array | Placed, chosen: BigInt64Array | Placed, forecast: Uint8Array | Placed, shares: Rows<Float64Array>, weights: Float64Array | Placed, values: Float64Array | Placed): void;
  /** Add for each size the fields to which the points of its ghosts bring them. */
  write_reach(state: Uint8Array | Placed, figures: Uint8Array | Placed, points: BigInt64Array | Placed, fields: BigInt64Array | Placed): void;
  /** Write everybody's share of the win for a look from each door. */
  write_shares(trips: Uint8Array | Placed, chosen: BigInt64Array | Placed, forecast: Uint8Array | Placed, shares: Rows<Float64Array>): void;
}
