// Made from the games by `python -m gloaming.server.messages`; do not edit.

export type Account = Acted | Decided | HolderNamed | Arranged | KeyholePut | MidnightDrawn | CardDrawn | Rolled | Numbered | Revealed | CarriedOut | Looked | Caught;

/** A seat took an action; if it put a piece down, others may have moved with it. */
export interface Acted {
  readonly kind: "act";
  readonly seat: number;
  readonly action: number;
  readonly piece?: number | null;
  readonly pieces?: readonly PieceMove[];
  readonly ghosts?: readonly GhostMove[];
}

/** Chance put furniture into the lobby. */
export interface Arranged {
  readonly kind: "arrange";
  readonly action: number;
}

/** A ghost that stays where it is, and what stands where it should go to. */
export interface Blocked {
  readonly ghost: number;
  readonly pieces?: readonly number[];
  readonly ghosts?: readonly number[];
}

/** Somebody drew a movement card. */
export interface CardDrawn {
  readonly kind: "card";
  readonly seat: number;
  readonly number: number;
  readonly pieces?: readonly number[];
}

/** A midnight card was carried out, or a part of it. */
export interface CarriedOut {
  readonly kind: "carry-out";
  readonly card: "big-brother" | "crystal-ball" | "dance-floor" | "dizzy" | "extra-curious" | "floor-is-lava" | "knock-knock" | "red-light-green-light" | "silliest-face" | "tag" | "take-cover" | "too-keen";
  readonly piece?: number | null;
  readonly pieces?: readonly PieceMove[];
  readonly ghosts?: readonly GhostMove[];
  readonly sides?: readonly ("E" | "N" | "S" | "W")[];
  readonly goes_on?: boolean;
  readonly kept?: readonly number[];
  readonly blocked?: readonly Blocked[];
}

/** Those who were seen went back, and the midnight card had its way. */
export interface Caught {
  readonly kind: "catch";
  readonly card?: "big-brother" | "crystal-ball" | "dance-floor" | "dizzy" | "extra-curious" | "floor-is-lava" | "knock-knock" | "red-light-green-light" | "silliest-face" | "tag" | "take-cover" | "too-keen" | null;
  readonly ghosts?: readonly GhostMove[];
  readonly unseen?: readonly number[];
  readonly next_door?: "N1" | "N2" | "N3" | "N4" | "N5" | "N6" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6" | null;
}

/** A part of a piece of furniture. */
export interface Cover {
  readonly piece: number;
  readonly part: "arms" | "back" | "case" | "drawers" | "foot" | "keys" | "legs" | "lower-shelf" | "plate" | "posts" | "seat" | "top" | "upper-shelf";
}

/** The ghosts that some door sees at which the keyhole may be then. */
export interface Dangers {
  readonly ghosts: readonly Fear[];
}

/** A seat decided its part of a midnight card. */
export interface Decided {
  readonly kind: "decide";
  readonly seat: number;
  readonly action: number;
  readonly card: "big-brother" | "crystal-ball" | "dance-floor" | "dizzy" | "extra-curious" | "floor-is-lava" | "knock-knock" | "red-light-green-light" | "silliest-face" | "tag" | "take-cover" | "too-keen";
  readonly piece?: number | null;
  readonly pieces?: readonly PieceMove[];
  readonly ghosts?: readonly GhostMove[];
}

/** Where a ghost can come to: a field, or out by a door; and the actions that lead there. */
export interface End {
  readonly field: readonly [number, number] | null;
  readonly door?: "N1" | "N2" | "N3" | "N4" | "N5" | "N6" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6";
  readonly actions: readonly number[];
}

/** What the doors see of a ghost at a spot; the other ghosts hide nothing. */
export interface Exposure {
  readonly ghost: number;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly fits: boolean;
  readonly doors: readonly SeenFrom[];
}

/** How likely a ghost is to be caught by the next look. */
export interface Fear {
  readonly ghost: number;
  readonly chance: number;
}

/** A ghost of a player, wherever it is. */
export interface Figure {
  readonly body: Ghost;
  readonly samples: number;
  readonly where: number;
  readonly has_entered: boolean;
  readonly is_done: boolean;
}

/** From its least to its greatest x and y, in 1/32 field, and how high its top is, in fields. */
export interface Footprint {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  readonly top: number;
}

/** A piece of furniture and how it is put down. */
export interface FurniturePlace {
  readonly piece: "armchair" | "desk" | "mirror" | "piano" | "table" | "trolley";
  readonly x: number;
  readonly y: number;
  readonly yaw: number;
  readonly face: "back" | "front" | "left" | "right" | "upright" | "upside-down";
  readonly lean?: "back" | "front" | "left" | "right";
}

/** A ghost: a cylinder from its base, with a half sphere on top. */
export interface Ghost {
  readonly x: number;
  readonly y: number;
  readonly way: number;
  readonly bottom: number;
  readonly radius: number;
  readonly neck: number;
}

/** A ghost that is elsewhere afterwards; out of the lobby it has no spot. */
export interface GhostMove {
  readonly ghost: number;
  readonly where: "beside" | "box" | "inside" | "out";
  readonly spot: GhostSpot | null;
  readonly was?: GhostSpot | null;
}

/** A ghost and where it stands. */
export interface GhostPlace {
  readonly name: string;
  readonly colour: "blue" | "green" | "orange" | "red";
  readonly size: "large" | "medium" | "small";
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly lying?: "E" | "N" | "S" | "W";
}

/** Where a ghost stands or lies in the lobby. */
export interface GhostSpot {
  readonly x: number;
  readonly y: number;
  readonly height?: number;
  readonly way?: "E" | "N" | "S" | "W" | null;
}

/** What helps a seat to choose; nothing, if it is not asked. */
export interface Guide {
  readonly ghosts?: readonly Reach[];
  readonly ghost?: number;
  readonly piece?: number;
  readonly lands?: number;
  readonly merges?: number | null;
  readonly spots?: readonly (readonly [number, number, number, number, number])[];
}

/** Chance gave the die to somebody. */
export interface HolderNamed {
  readonly kind: "holder";
  readonly seat: number;
}

/** The keyhole got its first door. */
export interface KeyholePut {
  readonly kind: "keyhole";
  readonly door: "N1" | "N2" | "N3" | "N4" | "N5" | "N6" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6";
}

/** Somebody looked through the keyhole at all ghosts in the lobby. */
export interface Looked {
  readonly kind: "look";
  readonly door: "N1" | "N2" | "N3" | "N4" | "N5" | "N6" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6";
  readonly sights: readonly Sight[];
}

/** A midnight card was drawn. */
export interface MidnightDrawn {
  readonly kind: "midnight";
  readonly card: "big-brother" | "crystal-ball" | "dance-floor" | "dizzy" | "extra-curious" | "floor-is-lava" | "knock-knock" | "red-light-green-light" | "silliest-face" | "tag" | "take-cover" | "too-keen";
}

/** A piece that a ghost is near to, and on which side of it. */
export interface Near {
  readonly piece: number;
  readonly how: "before" | "behind" | "beside";
}

/** The number of the door was rolled. */
export interface Numbered {
  readonly kind: "number";
  readonly pips: number;
}

/** Where a piece of furniture is: a point m of its model is at turn * m + shift. */
export interface Piece {
  readonly is_placed: boolean;
  readonly x: number;
  readonly y: number;
  readonly yaw: number;
  readonly face: number;
  readonly lean: number;
  readonly angle: number;
  readonly holder: number;
  readonly height: number;
  readonly turn: readonly (readonly number[])[];
  readonly shift: readonly number[];
}

/** A piece of furniture that stands elsewhere afterwards, or otherwise. */
export interface PieceMove {
  readonly piece: number;
  readonly x: number;
  readonly y: number;
  readonly face: "back" | "front" | "left" | "right" | "upright" | "upside-down";
  readonly yaw?: number;
  readonly height?: number;
  readonly lean?: "back" | "front" | "left" | "right" | null;
  readonly angle?: number;
}

/** What a seat does with its ghosts this round: as they would stand, and how that came. */
export interface Plan {
  readonly figures: readonly Figure[];
  readonly moved: readonly number[];
  readonly merged: readonly (readonly number[])[];
  readonly count: number;
  readonly points: number;
  readonly active: number;
  readonly column: number;
  readonly row: number;
  readonly steps: number;
  readonly merged_fields: number;
}

/** Where a piece is: a point m of its model is at turn * m + shift. */
export interface Posed {
  readonly turn: readonly [readonly [number, number, number], readonly [number, number, number], readonly [number, number, number]];
  readonly shift: readonly [number, number, number];
  readonly footprint: Footprint;
}

/** The furniture of the lobby in the order in which it is let down, and the ghosts. */
export interface Position {
  readonly game: "spokenchaos";
  readonly furniture?: readonly FurniturePlace[];
  readonly ghosts?: readonly GhostPlace[];
}

/** Where one ghost of a seat can come to. */
export interface Reach {
  readonly ghost: number;
  readonly ends: readonly End[];
}

/** Why an action is refused, and whom that concerns. */
export interface Refusal {
  readonly why: "no-such-action" | "not-asked" | "draw-card" | "draw-midnight" | "other-chance" | "say" | "same-side" | "not-the-card" | "held-so" | "touched" | "take-any" | "take-of-card" | "in-lobby" | "was-moved" | "not-on-card" | "not-there" | "no-taking-back" | "pick" | "on-its-way" | "walks" | "no-points" | "is-out" | "is-boxed" | "is-done" | "enters-first" | "no-steps" | "is-new" | "wrong-exit" | "no-step-yet" | "must-stand" | "two-fields" | "in-the-way";
  readonly piece: number | null;
  readonly card: number | null;
  readonly midnight: "big-brother" | "crystal-ball" | "dance-floor" | "dizzy" | "extra-curious" | "floor-is-lava" | "knock-knock" | "red-light-green-light" | "silliest-face" | "tag" | "take-cover" | "too-keen" | null;
  readonly refused: Refused | null;
}

/** Why the lifted piece cannot be put down there, and whom that concerns. */
export interface Refused {
  readonly rest: Rest;
  readonly outside?: Readonly<Record<string, number>>;
  readonly falls?: readonly [number, number];
  readonly reason: "sticks-out" | "falls-over" | "nothing-to-lean-on" | "comes-down" | "edge-in-the-air" | "other-sticks-out" | "other-falls-over" | "other-nothing-to-lean-on" | "other-comes-down" | "other-edge-in-the-air" | "ghost-nowhere";
  readonly piece: number;
  readonly ghost?: number;
  readonly other?: number;
}

/** The pose in which a piece comes to rest. */
export interface Rest {
  readonly x: number;
  readonly y: number;
  readonly yaw: number;
  readonly face: number;
  readonly lean: number;
  readonly angle: number;
  readonly height: number;
}

/** The plans were revealed. */
export interface Revealed {
  readonly kind: "reveal";
  readonly ghosts?: readonly GhostMove[];
}

/** Somebody rolled for the side. */
export interface Rolled {
  readonly kind: "roll";
  readonly seat: number;
  readonly pips: number;
}

/** A door from which something of the ghost shows. */
export interface SeenFrom {
  readonly door: "N1" | "N2" | "N3" | "N4" | "N5" | "N6" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6";
  readonly samples: number;
  readonly mirrored: number;
  readonly line: readonly (readonly [number, number, number])[];
  readonly is_caught: boolean;
}

/** How much of a ghost is seen, and along which line. */
export interface Sight {
  readonly ghost: number;
  readonly samples: number;
  readonly mirrored: number;
  readonly line: readonly (readonly [number, number, number])[];
  readonly is_caught: boolean;
}

/** A match at one moment.  Records come first: only so are their numbers aligned. */
export interface State {
  readonly figures: readonly Figure[];
  readonly pieces: readonly Piece[];
  readonly plans: readonly Plan[];
  readonly order: readonly number[];
  readonly placed: number;
  readonly is_sealed: readonly number[];
  readonly sides: readonly number[];
  readonly cards: readonly number[];
  readonly picks: readonly number[];
  readonly rolls: readonly number[];
  readonly pile: readonly number[];
  readonly turn: number;
  readonly midnight_pile: number;
  readonly grid: number;
  readonly edition: number;
  readonly players: number;
  readonly phase: number;
  readonly round_number: number;
  readonly holder: number;
  readonly to_move: number;
  readonly held: number;
  readonly held_face: number;
  readonly held_lean: number;
  readonly held_yaw: number;
  readonly used: number;
  readonly midnight: number;
  readonly cursor: number;
  readonly rolling: number;
  readonly picker: number;
  readonly number: number;
  readonly side: number;
  readonly door: number;
  readonly looks: number;
  readonly merging: boolean;
  readonly in_turn: boolean;
  readonly chance_arranges: boolean;
  readonly doors_around: boolean;
}

/** The uppermost piece at a place, and how high it is there. */
export interface Top {
  readonly piece: number;
  readonly height: number;
}

/** A turning point, as the rules tell it. */
export interface Turning {
  readonly at: number;
  readonly kind: "ahead" | "caught" | "slipped" | "hidden";
  readonly seat: number;
  readonly count: number;
}

/** What decided a match. */
export interface Turnings {
  readonly points: readonly Turning[];
}

/** What is seen of all ghosts in the lobby through a door. */
export interface View {
  readonly door: "N1" | "N2" | "N3" | "N4" | "N5" | "N6" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6";
  readonly ghosts: readonly Viewed[];
}

/** A ghost in the lobby, whether it is seen or what hides it. */
export interface Viewed {
  readonly ghost: number;
  readonly samples: number;
  readonly mirrored: number;
  readonly line: readonly (readonly [number, number, number])[];
  readonly is_caught: boolean;
  readonly whole: number;
  readonly by: Cover | null;
}

/** On, under or beside what a ghost is. */
export interface Whereabouts {
  readonly on: number | null;
  readonly under: number | null;
  readonly near: Near | null;
}

/** How the game is played, as text. */
export interface Options {
  readonly players?: `${number}`;
  readonly colours?: string;
  readonly seats?: "adjacent" | "opposite";
  readonly furniture?: "players" | "random";
  readonly in_turn?: "true" | "false";
  readonly midnight?: "true" | "false";
  readonly midnight_cards?: string;
  readonly merging?: "true" | "false";
  readonly doors?: "around" | "facing";
  readonly grid?: `${number}`;
}

export const FIELDS = 6;
export const STEPS_PER_FIELD = 32;
export const MIRROR = 0;
export const UP = 0;
export const NO_LEAN = -1;
export const ROUNDS = 5;
export const GHOSTS = 7;
export const SMALLS = 4;
export const NO_CARD = -1;
export const NO_PIECE = -1;
export const SUPPLY = 0;
export const BESIDE = 1;
export const INSIDE = 2;
export const OUT = 3;
export const NO_GHOST = -1;
export const NO_SEAT = -1;
export const PHASES = [
  "dicing",
  "arranging",
  "agreeing",
  "starting",
  "drawing-midnight",
  "midnight",
  "drawing",
  "furnishing",
  "planning",
  "revealing",
  "rolling",
  "siding",
  "numbering",
  "looking",
  "catching",
  "over",
] as const;
export const LETTERS = ["N", "E", "S", "W"] as const;
export const WAYS = ["", "N", "E", "S", "W"] as const;
export const FACES = ["upright", "upside-down", "front", "back", "left", "right"] as const;
export const LEANS = ["front", "back", "left", "right"] as const;
export const COLOURS = ["blue", "orange", "red", "green"] as const;
export const DOORS = {
  "N1": {"side": "N", "number": 1},
  "N2": {"side": "N", "number": 2},
  "N3": {"side": "N", "number": 3},
  "N4": {"side": "N", "number": 4},
  "N5": {"side": "N", "number": 5},
  "N6": {"side": "N", "number": 6},
  "E1": {"side": "E", "number": 1},
  "E2": {"side": "E", "number": 2},
  "E3": {"side": "E", "number": 3},
  "E4": {"side": "E", "number": 4},
  "E5": {"side": "E", "number": 5},
  "E6": {"side": "E", "number": 6},
  "S1": {"side": "S", "number": 1},
  "S2": {"side": "S", "number": 2},
  "S3": {"side": "S", "number": 3},
  "S4": {"side": "S", "number": 4},
  "S5": {"side": "S", "number": 5},
  "S6": {"side": "S", "number": 6},
  "W1": {"side": "W", "number": 1},
  "W2": {"side": "W", "number": 2},
  "W3": {"side": "W", "number": 3},
  "W4": {"side": "W", "number": 4},
  "W5": {"side": "W", "number": 5},
  "W6": {"side": "W", "number": 6},
} as const;
export const SIZES = ["small", "medium", "large"] as const;
export const GHOSTS_OF_A_SEAT = [
  {"name": "s1", "size": "small", "number": 1},
  {"name": "s2", "size": "small", "number": 2},
  {"name": "s3", "size": "small", "number": 3},
  {"name": "s4", "size": "small", "number": 4},
  {"name": "m1", "size": "medium", "number": 1},
  {"name": "m2", "size": "medium", "number": 2},
  {"name": "l1", "size": "large", "number": 1},
] as const;
export const CARDS = [
  {"number": 5, "pieces": [0, 2]},
  {"number": 5, "pieces": [0, 3]},
  {"number": 5, "pieces": [1, 5]},
  {"number": 6, "pieces": [1, 3]},
  {"number": 6, "pieces": [2, 4]},
  {"number": 6, "pieces": [3, 4]},
  {"number": 6, "pieces": [4, 5]},
  {"number": 7, "pieces": [0, 5]},
  {"number": 7, "pieces": [1, 2]},
  {"number": 7, "pieces": [1, 4]},
  {"number": 7, "pieces": [2, 5]},
  {"number": 8, "pieces": [0, 1]},
  {"number": 8, "pieces": [0, 4]},
  {"number": 8, "pieces": [2, 3]},
  {"number": 8, "pieces": [3, 5]},
  {"number": 8, "pieces": []},
  {"number": 9, "pieces": []},
  {"number": 10, "pieces": []},
] as const;
export const MIDNIGHT_NAMES = [
  "extra-curious",
  "take-cover",
  "too-keen",
  "silliest-face",
  "tag",
  "dance-floor",
  "floor-is-lava",
  "big-brother",
  "knock-knock",
  "dizzy",
  "crystal-ball",
  "red-light-green-light",
] as const;
export const PIECE_NAMES = ["mirror", "trolley", "desk", "piano", "armchair", "table"] as const;
export const PICTURE_IDS = {"plate": 0, "nothing": 1, "furniture": 2, "glass": 8, "ghosts": 16} as const;
export const GHOST_SIZES = {
  "small": {"diameter": 0.4, "height": 0.55},
  "medium": {"diameter": 0.55, "height": 0.75},
  "large": {"diameter": 0.72, "height": 0.98},
} as const;
export const FURNITURE = [
  {
    "name": "mirror",
    "parts": ["foot", "plate"],
    "boxes": [[-0.45, 0.45, -0.22, 0.22, 0.0, 0.08], [-0.45, 0.45, -0.05, 0.03, 0.08, 1.6]],
  },
  {
    "name": "trolley",
    "parts": ["lower-shelf", "upper-shelf", "back", "posts", "posts", "posts", "posts"],
    "boxes": [
      [-0.7, 0.7, -0.4, 0.4, 0.14, 0.2],
      [-0.7, 0.7, -0.4, 0.4, 0.84, 0.9],
      [-0.7, 0.7, -0.4, -0.36, 0.2, 0.84],
      [-0.7, -0.62, -0.4, -0.32, 0.0, 0.9],
      [-0.7, -0.62, 0.32, 0.4, 0.0, 0.9],
      [0.62, 0.7, -0.4, -0.32, 0.0, 0.9],
      [0.62, 0.7, 0.32, 0.4, 0.0, 0.9],
    ],
  },
  {
    "name": "desk",
    "parts": ["top", "drawers", "drawers", "back"],
    "boxes": [
      [-0.9, 0.9, -0.45, 0.45, 0.88, 0.96],
      [-0.9, -0.48, -0.45, 0.45, 0.0, 0.88],
      [0.48, 0.9, -0.45, 0.45, 0.0, 0.88],
      [-0.48, 0.48, -0.45, -0.4, 0.0, 0.88],
    ],
  },
  {
    "name": "piano",
    "parts": ["case", "keys", "legs", "legs"],
    "boxes": [
      [-0.8, 0.8, -0.45, 0.1, 0.0, 1.4],
      [-0.8, 0.8, 0.1, 0.45, 0.64, 0.78],
      [-0.8, -0.72, 0.37, 0.45, 0.0, 0.64],
      [0.72, 0.8, 0.37, 0.45, 0.0, 0.64],
    ],
  },
  {
    "name": "armchair",
    "parts": ["seat", "back", "arms", "arms"],
    "boxes": [
      [-0.6, 0.6, -0.5, 0.5, 0.0, 0.42],
      [-0.6, 0.6, -0.5, -0.26, 0.42, 1.1],
      [-0.6, -0.4, -0.26, 0.5, 0.42, 0.7],
      [0.4, 0.6, -0.26, 0.5, 0.42, 0.7],
    ],
  },
  {
    "name": "table",
    "parts": ["top", "legs", "legs", "legs", "legs"],
    "boxes": [
      [-0.5, 0.5, -0.5, 0.5, 0.62, 0.7],
      [-0.5, -0.38, -0.5, -0.38, 0.0, 0.62],
      [-0.5, -0.38, 0.38, 0.5, 0.0, 0.62],
      [0.38, 0.5, -0.5, -0.38, 0.0, 0.62],
      [0.38, 0.5, 0.38, 0.5, 0.0, 0.62],
    ],
  },
] as const;
export const GLASS = {"piece": "mirror", "y": 0.03, "x": [-0.38, 0.38], "z": [0.18, 1.52]} as const;
export const KEYHOLE = {
  "plate_outside": 0.15,
  "eye_behind": 0.2,
  "eye_height": 0.7,
  "circle_height": 0.8,
  "circle_radius": 0.17,
  "slot_top": 0.8,
  "slot_bottom": 0.35,
  "half_width_top": 0.09,
  "half_width_bottom": 0.14,
} as const;
export const LOOK = {"grid": 256, "samples_to_be_seen": 16} as const;

/** The families of actions in order, and their parts: so many numbers, or names. */
export const FAMILIES = [
  ["holder", [["seat", 4]]],
  ["door", [["side", ["N", "E", "S", "W"]], ["number", 6]]],
  ["die", [["pips", 6]]],
  ["card", [["card", 18]]],
  [
    "midnight",
    [
      [
        "card",
        [
          "extra-curious",
          "take-cover",
          "too-keen",
          "silliest-face",
          "tag",
          "dance-floor",
          "floor-is-lava",
          "big-brother",
          "knock-knock",
          "dizzy",
          "crystal-ball",
          "red-light-green-light",
        ],
      ],
    ],
  ],
  ["keep", []],
  ["again", []],
  ["take", [["piece", 6]]],
  ["face", [["face", 6]]],
  ["lean", [["lean", 5]]],
  ["yaw", [["yaw", 360]]],
  ["at", [["x", 193], ["y", 193]]],
  ["pass", []],
  ["ghost", [["ghost", 7]]],
  ["back", [["ghost", 4]]],
  ["enter", [["door", 6]]],
  ["step", [["side", ["N", "E", "S", "W"]]]],
  ["stay", []],
  ["spot", [["way", 5], ["level", 49], ["y", 32], ["x", 32]]],
  ["done", []],
  ["side", [["side", ["N", "E", "S", "W"]]]],
  ["lie", [["way", 5]]],
  ["tag", [["ghost", 4]]],
] as const;

/** What an action means. */
export type Action =
  | { readonly family: "holder"; readonly seat: number }
  | { readonly family: "door"; readonly side: "N" | "E" | "S" | "W"; readonly number: number }
  | { readonly family: "die"; readonly pips: number }
  | { readonly family: "card"; readonly card: number }
  | { readonly family: "midnight"; readonly card: "extra-curious" | "take-cover" | "too-keen" | "silliest-face" | "tag" | "dance-floor" | "floor-is-lava" | "big-brother" | "knock-knock" | "dizzy" | "crystal-ball" | "red-light-green-light" }
  | { readonly family: "keep" }
  | { readonly family: "again" }
  | { readonly family: "take"; readonly piece: number }
  | { readonly family: "face"; readonly face: number }
  | { readonly family: "lean"; readonly lean: number }
  | { readonly family: "yaw"; readonly yaw: number }
  | { readonly family: "at"; readonly x: number; readonly y: number }
  | { readonly family: "pass" }
  | { readonly family: "ghost"; readonly ghost: number }
  | { readonly family: "back"; readonly ghost: number }
  | { readonly family: "enter"; readonly door: number }
  | { readonly family: "step"; readonly side: "N" | "E" | "S" | "W" }
  | { readonly family: "stay" }
  | { readonly family: "spot"; readonly way: number; readonly level: number; readonly y: number; readonly x: number }
  | { readonly family: "done" }
  | { readonly family: "side"; readonly side: "N" | "E" | "S" | "W" }
  | { readonly family: "lie"; readonly way: number }
  | { readonly family: "tag"; readonly ghost: number };
