// Made from the games by `python -m gloaming.server.messages`; do not edit.

export type Account = Laid | Begun | Card | Picked | Stepped | Stopped | Walked | LastLook;

/** Chance named who begins. */
export interface Begun {
  readonly kind: "begin";
  readonly seat: number;
}

/** A pool of four cells. */
export interface Blood {
  readonly kind: "blood";
  readonly cells: readonly [readonly [number, number], readonly [number, number], readonly [number, number], readonly [number, number]];
}

/** A card was turned: so many steps, or as many as so many hits need. */
export interface Card {
  readonly kind: "card";
  readonly card: "5" | "7" | "8" | "10" | "1-hit" | "2-hits" | "3-hits";
  readonly steps?: number;
  readonly hits?: number;
}

/** A preset (by default the official one), and the switches that differ from it. */
export interface ChosenRulings {
  readonly preset?: "de" | "en" | "nl" | "official";
  readonly second_half_cards?: 7 | 8 | "same-7";
  readonly eaten_token?: "flips" | "keeps-side";
  readonly sight_across_blood?: boolean;
  readonly corner_tiles?: "off" | "onto";
  readonly push_into_teleporter?: "destroys" | "forbidden";
  readonly blocked_slide?: "refused" | "stays";
}

/** A crystal: a stone one can see through. */
export interface Crystal {
  readonly kind: "crystal";
  readonly cell: readonly [number, number];
}

/** A result of a token's move, the actions that lead to it, and where they pass. */
export interface End {
  readonly where: "board" | "out" | "waiting";
  readonly cell: readonly [number, number] | null;
  readonly actions: readonly number[];
  readonly way: readonly (readonly [number, number])[];
  readonly shoves: readonly Shove[];
}

/** Everything on the board, and the rulings that say how it moves. */
export interface Floor {
  readonly ground: readonly number[];
  readonly things: readonly number[];
  readonly cell_of: readonly number[];
  readonly teleporters: readonly number[];
  readonly arrows: readonly number[];
  readonly monster: number;
  readonly facing: number;
  readonly sight_across_blood: boolean;
  readonly corner_keeps_tiles: boolean;
  readonly teleporter_takes_tiles: boolean;
  readonly blocked_slide_stays: boolean;
  readonly crystals_keep_apart: boolean;
}

/** What helps a seat to choose. */
export interface Guide {
  readonly tokens?: readonly TokenGuide[];
  readonly tiles?: readonly TileGuide[];
  readonly rule?: "" | "2.6";
}

/** What keeps a token from a step: what stands where, and which rule that is. */
export interface Hindrance {
  readonly letter: "E" | "I" | "N" | "S" | "W";
  readonly by: "monster" | "teleporter" | "tile" | "token" | "wall";
  readonly cell: readonly [number, number] | null;
  readonly rule: "4.2" | "4.3" | "4.5" | "4.7";
}

/** A tile was laid. */
export interface Laid {
  readonly kind: "lay";
  readonly seat: number | null;
  readonly tile: "stone" | "crystal" | "turn-right" | "turn-back" | "yellow teleporter" | "blue teleporter" | "blood 2x2" | "blood 4x1" | "blood 1x4";
  readonly cell: readonly [number, number];
  readonly arrow: "E" | "N" | "S" | "W" | null;
}

/** The monster looked once more, and his card was done. */
export interface LastLook {
  readonly kind: "last-look";
  readonly start: readonly [number, number];
  readonly lines: readonly Line[];
  readonly faced: "E" | "N" | "S" | "W";
  readonly turned: "E" | "N" | "S" | "W";
}

/** A cell that he comes to, how he then faces, and how he came there. */
export interface Leg {
  readonly cell: readonly [number, number];
  readonly facing: "E" | "N" | "S" | "W";
  readonly by: "step" | "teleporter" | "wall";
}

/** A line of sight: how many cells it covers, and what ends it. */
export interface Line {
  readonly direction: "E" | "N" | "S" | "W";
  readonly length: number;
  readonly stop: "blood" | "tile" | "token" | "wall";
  readonly token: number | null;
}

/** Where the monster is and how he faces. */
export interface MonsterPlace {
  readonly cell: readonly [number, number];
  readonly facing: "E" | "N" | "S" | "W";
}

export type Outlook = ShownOutlook;

/** A token was picked. */
export interface Picked {
  readonly kind: "pick";
  readonly seat: number;
  readonly token: number;
  readonly steps: number;
}

/** Everything on the board. */
export interface Position {
  readonly game: "finstere";
  readonly monster: MonsterPlace;
  readonly tokens: readonly TokenPlace[];
  readonly tiles: readonly (Stone | Crystal | TurnRight | TurnBack | Teleporter | Blood)[];
  readonly waiting?: readonly string[];
  readonly rulings?: ChosenRulings;
}

export type Refusal = Refused;

/** Why an action is refused: on which cell that is, and which tile it is about. */
export interface Refused {
  readonly reason: "beside-teleporter" | "card-awaited" | "card-gone" | "chance-begins" | "covered" | "enters-with-i" | "entrance-closed" | "has-moved" | "is-inside" | "is-out" | "kept-free" | "largest-first" | "monster" | "must-enter" | "no-hit-first" | "no-steps-left" | "no-such-action" | "none-left" | "not-in-play" | "not-yours" | "on-token" | "pick-first" | "step-or-stop" | "sticks-out" | "still-laying" | "teleporter" | "tile" | "token" | "token-past-pool" | "wall";
  readonly cell: readonly [number, number] | null;
  readonly tile: "stone" | "crystal" | "turn-right" | "turn-back" | "yellow teleporter" | "blue teleporter" | "square blood" | "long blood" | null;
}

/** Something that was pushed; `rest` is None if it is out of the game. */
export interface Shove {
  readonly thing: "crystal" | "stone" | "token" | "turn-back" | "turn-right";
  readonly token: number | null;
  readonly start: readonly [number, number];
  readonly rest: readonly [number, number] | null;
}

/** What one card would make the monster do. */
export interface ShownCard {
  readonly card: "5" | "7" | "8" | "10" | "1-hit" | "2-hits" | "3-hits";
  readonly chance: number;
  readonly way: readonly Leg[];
  readonly eaten: readonly number[];
  readonly cell: readonly [number, number];
  readonly facing: "E" | "N" | "S" | "W";
}

/** How likely a token is to be eaten by the next card. */
export interface ShownDanger {
  readonly token: number;
  readonly chance: number;
}

/** What may happen if the monster walked now. */
export interface ShownOutlook {
  readonly start: readonly [number, number];
  readonly cards: readonly ShownCard[];
  readonly dangers: readonly ShownDanger[];
}

/** A cell on which a tile can be laid, by its north-west corner. */
export interface Spot {
  readonly cell: readonly [number, number];
  readonly action: number;
}

/** A match at one moment. */
export interface State {
  readonly floor: Floor;
  readonly tokens: readonly Token[];
  readonly token_count: number;
  readonly players: number;
  readonly tokens_to_win: number;
  readonly phase: number;
  readonly turn: number;
  readonly starter: number;
  readonly to_move: number;
  readonly active: number;
  readonly steps_left: number;
  readonly supply: readonly number[];
  readonly chance_places: boolean;
  readonly pile: readonly number[];
  readonly card: number;
  readonly steps_walked: number;
  readonly hits: number;
  readonly rounds_played: number;
  readonly second_half: boolean;
  readonly cards_left: number;
  readonly five_is_three_hits: boolean;
  readonly second_half_cards: number;
  readonly same_cards_again: boolean;
  readonly must_enter: boolean;
  readonly eaten_tokens_flip: boolean;
  readonly out_count: readonly number[];
  readonly out_when: readonly number[];
  readonly exits: number;
  readonly ending: number;
}

/** A token took a step. */
export interface Stepped {
  readonly kind: "step";
  readonly token: number;
  readonly letter: "E" | "I" | "N" | "S" | "W";
  readonly where: "board" | "out" | "waiting";
  readonly cell: readonly [number, number] | null;
  readonly shoves: readonly Shove[];
}

/** A stone. */
export interface Stone {
  readonly kind: "stone";
  readonly cell: readonly [number, number];
}

/** A token ended its move. */
export interface Stopped {
  readonly kind: "stop";
  readonly token: number;
  readonly where: "board" | "out" | "waiting";
  readonly cell: readonly [number, number] | null;
  readonly held?: readonly Hindrance[];
  readonly passed?: readonly number[];
}

/** One of the two teleporters of a pair. */
export interface Teleporter {
  readonly kind: "teleporter";
  readonly pair: "blue" | "yellow";
  readonly cell: readonly [number, number];
  readonly arrow: "E" | "N" | "S" | "W";
}

/** A kind of tile that is still to be laid. */
export interface TileGuide {
  readonly name: "stone" | "crystal" | "turn-right" | "turn-back" | "yellow teleporter" | "blue teleporter" | "square blood" | "long blood";
  readonly left: number;
  readonly turns: readonly TileTurn[];
}

/** One way of turning a tile, where it can lie, and why not elsewhere. */
export interface TileTurn {
  readonly tile: "stone" | "crystal" | "turn-right" | "turn-back" | "yellow teleporter" | "blue teleporter" | "blood 2x2" | "blood 4x1" | "blood 1x4";
  readonly arrow: "E" | "N" | "S" | "W" | null;
  readonly width: number;
  readonly height: number;
  readonly spots: readonly Spot[];
  readonly refused: Readonly<Record<string, readonly (readonly [number, number])[]>>;
}

/** What a token is, apart from where it stands. */
export interface Token {
  readonly seat: number;
  readonly front: number;
  readonly is_flipped: boolean;
  readonly has_moved: boolean;
}

/** Where a token can end, the plainest way to each cell first. */
export interface TokenGuide {
  readonly token: number;
  readonly steps: number;
  readonly ends: readonly End[];
  readonly held: readonly Hindrance[];
}

/** A token on the board. */
export interface TokenPlace {
  readonly name: string;
  readonly cell: readonly [number, number];
}

/** A stone that turns the monster about. */
export interface TurnBack {
  readonly kind: "turn-back";
  readonly cell: readonly [number, number];
}

/** A stone that turns the monster to the right. */
export interface TurnRight {
  readonly kind: "turn-right";
  readonly cell: readonly [number, number];
}

/** A turning point, as the rules tell it. */
export interface Turning {
  readonly at: number;
  readonly kind: "lead" | "eaten" | "gone";
  readonly seat: number;
  readonly count: number;
}

/** What decided a match. */
export interface Turnings {
  readonly points: readonly Turning[];
}

/** The monster looked and went one step. */
export interface Walked {
  readonly kind: "walk";
  readonly start: readonly [number, number];
  readonly lines: readonly Line[];
  readonly faced: "E" | "N" | "S" | "W";
  readonly turned: "E" | "N" | "S" | "W";
  readonly turns: number;
  readonly wall: "" | "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z" | "*";
  readonly way: readonly Leg[];
  readonly cell: readonly [number, number];
  readonly facing: "E" | "N" | "S" | "W";
  readonly shoves: readonly Shove[];
  readonly eaten: readonly number[];
}

/** How the game is played, as text. */
export interface Options {
  readonly rulings?: "de" | "en" | "nl" | "official";
  readonly second_half_cards?: "7" | "8" | "same-7";
  readonly eaten_token?: "flips" | "keeps-side";
  readonly sight_across_blood?: "true" | "false";
  readonly corner_tiles?: "off" | "onto";
  readonly push_into_teleporter?: "destroys" | "forbidden";
  readonly blocked_slide?: "refused" | "stays";
  readonly players?: `${number}`;
  readonly colours?: string;
  readonly advanced?: "true" | "false";
  readonly layout?: "players" | "random";
  readonly three_hits?: "true" | "false";
  readonly starter?: "chance" | `${number}`;
}

export const WIDTH = 16;
export const HEIGHT = 11;
export const STRIDE = 17;
export const BOTH_SIDES = 7;
export const BLOOD = 2;
export const TELEPORTER = 3;
export const NOTHING = 0;
export const MONSTER = 1;
export const TOKEN = 6;
export const PLACING = 0;
export const MOVING = 1;
export const DRAWING = 2;
export const WALKING = 3;
export const OVER = 4;
export const BEGINNING = 5;
export const WAITING = 0;
export const OUT = 1;
export const EATEN = 2;
export const NO_TOKEN = 255;
export const LETTERS = ["N", "E", "S", "W"] as const;
export const ENTERING = "I";
export const STEPS = {"N": [0, -1], "E": [1, 0], "S": [0, 1], "W": [-1, 0]} as const;
export const EXIT = [0, 0] as const;
export const ENTRANCE = [15, 10] as const;
export const PLACES = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 0],
  [5, 0],
  [6, 0],
  [7, 0],
  [8, 0],
  [9, 0],
  [10, 0],
  [11, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
  [6, 1],
  [7, 1],
  [8, 1],
  [9, 1],
  [10, 1],
  [11, 1],
  [12, 1],
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 2],
  [4, 2],
  [5, 2],
  [6, 2],
  [7, 2],
  [8, 2],
  [9, 2],
  [10, 2],
  [11, 2],
  [12, 2],
  [13, 2],
  [0, 3],
  [1, 3],
  [2, 3],
  [3, 3],
  [4, 3],
  [5, 3],
  [6, 3],
  [7, 3],
  [8, 3],
  [9, 3],
  [10, 3],
  [11, 3],
  [12, 3],
  [13, 3],
  [14, 3],
  [0, 4],
  [1, 4],
  [2, 4],
  [3, 4],
  [4, 4],
  [5, 4],
  [6, 4],
  [7, 4],
  [8, 4],
  [9, 4],
  [10, 4],
  [11, 4],
  [12, 4],
  [13, 4],
  [14, 4],
  [15, 4],
  [0, 5],
  [1, 5],
  [2, 5],
  [3, 5],
  [4, 5],
  [5, 5],
  [6, 5],
  [7, 5],
  [8, 5],
  [9, 5],
  [10, 5],
  [11, 5],
  [12, 5],
  [13, 5],
  [14, 5],
  [15, 5],
  [0, 6],
  [1, 6],
  [2, 6],
  [3, 6],
  [4, 6],
  [5, 6],
  [6, 6],
  [7, 6],
  [8, 6],
  [9, 6],
  [10, 6],
  [11, 6],
  [12, 6],
  [13, 6],
  [14, 6],
  [15, 6],
  [1, 7],
  [2, 7],
  [3, 7],
  [4, 7],
  [5, 7],
  [6, 7],
  [7, 7],
  [8, 7],
  [9, 7],
  [10, 7],
  [11, 7],
  [12, 7],
  [13, 7],
  [14, 7],
  [15, 7],
  [2, 8],
  [3, 8],
  [4, 8],
  [5, 8],
  [6, 8],
  [7, 8],
  [8, 8],
  [9, 8],
  [10, 8],
  [11, 8],
  [12, 8],
  [13, 8],
  [14, 8],
  [15, 8],
  [3, 9],
  [4, 9],
  [5, 9],
  [6, 9],
  [7, 9],
  [8, 9],
  [9, 9],
  [10, 9],
  [11, 9],
  [12, 9],
  [13, 9],
  [14, 9],
  [15, 9],
  [4, 10],
  [5, 10],
  [6, 10],
  [7, 10],
  [8, 10],
  [9, 10],
  [10, 10],
  [11, 10],
  [12, 10],
  [13, 10],
  [14, 10],
  [15, 10],
] as const;
export const WALLS = [
  {"place": [0, 0], "direction": "N", "symbol": "A"},
  {"place": [1, 0], "direction": "N", "symbol": "B"},
  {"place": [2, 0], "direction": "N", "symbol": "C"},
  {"place": [3, 0], "direction": "N", "symbol": "D"},
  {"place": [4, 0], "direction": "N", "symbol": "E"},
  {"place": [5, 0], "direction": "N", "symbol": "F"},
  {"place": [6, 0], "direction": "N", "symbol": "G"},
  {"place": [7, 0], "direction": "N", "symbol": "H"},
  {"place": [8, 0], "direction": "N", "symbol": "I"},
  {"place": [9, 0], "direction": "N", "symbol": "J"},
  {"place": [10, 0], "direction": "N", "symbol": "K"},
  {"place": [11, 0], "direction": "N", "symbol": "L"},
  {"place": [11, 0], "direction": "E", "symbol": "M"},
  {"place": [12, 1], "direction": "N", "symbol": "N"},
  {"place": [12, 1], "direction": "E", "symbol": "O"},
  {"place": [13, 2], "direction": "N", "symbol": "P"},
  {"place": [13, 2], "direction": "E", "symbol": "Q"},
  {"place": [14, 3], "direction": "N", "symbol": "R"},
  {"place": [14, 3], "direction": "E", "symbol": "S"},
  {"place": [15, 4], "direction": "N", "symbol": "T"},
  {"place": [15, 4], "direction": "E", "symbol": "U"},
  {"place": [15, 5], "direction": "E", "symbol": "V"},
  {"place": [15, 6], "direction": "E", "symbol": "W"},
  {"place": [15, 7], "direction": "E", "symbol": "X"},
  {"place": [15, 8], "direction": "E", "symbol": "Y"},
  {"place": [15, 9], "direction": "E", "symbol": "Z"},
  {"place": [15, 10], "direction": "E", "symbol": "*"},
  {"place": [15, 10], "direction": "S", "symbol": "A"},
  {"place": [14, 10], "direction": "S", "symbol": "B"},
  {"place": [13, 10], "direction": "S", "symbol": "C"},
  {"place": [12, 10], "direction": "S", "symbol": "D"},
  {"place": [11, 10], "direction": "S", "symbol": "E"},
  {"place": [10, 10], "direction": "S", "symbol": "F"},
  {"place": [9, 10], "direction": "S", "symbol": "G"},
  {"place": [8, 10], "direction": "S", "symbol": "H"},
  {"place": [7, 10], "direction": "S", "symbol": "I"},
  {"place": [6, 10], "direction": "S", "symbol": "J"},
  {"place": [5, 10], "direction": "S", "symbol": "K"},
  {"place": [4, 10], "direction": "S", "symbol": "L"},
  {"place": [4, 10], "direction": "W", "symbol": "M"},
  {"place": [3, 9], "direction": "S", "symbol": "N"},
  {"place": [3, 9], "direction": "W", "symbol": "O"},
  {"place": [2, 8], "direction": "S", "symbol": "P"},
  {"place": [2, 8], "direction": "W", "symbol": "Q"},
  {"place": [1, 7], "direction": "S", "symbol": "R"},
  {"place": [1, 7], "direction": "W", "symbol": "S"},
  {"place": [0, 6], "direction": "S", "symbol": "T"},
  {"place": [0, 6], "direction": "W", "symbol": "U"},
  {"place": [0, 5], "direction": "W", "symbol": "V"},
  {"place": [0, 4], "direction": "W", "symbol": "W"},
  {"place": [0, 3], "direction": "W", "symbol": "X"},
  {"place": [0, 2], "direction": "W", "symbol": "Y"},
  {"place": [0, 1], "direction": "W", "symbol": "Z"},
  {"place": [0, 0], "direction": "W", "symbol": "*"},
] as const;
export const FIRST_TILE = 2;
export const TILE_KINDS = ["stone", "crystal", "turn-right", "turn-back"] as const;
export const PAIRS = ["yellow", "blue"] as const;
export const CLAIMANTS = ["monster", "token", "tile", "teleporter", "blood"] as const;
export const FAULTS = [
  "nothing",
  "off-board",
  "pool-shape",
  "half-pair",
  "beside-teleporter",
  "two-pools",
  "blood-beneath",
  "two-things",
  "kept-free",
  "corner-tile",
] as const;
export const FORMS = [
  {
    "name": "stone",
    "kind": "stone",
    "pair": null,
    "arrow": null,
    "width": 1,
    "height": 1,
  },
  {
    "name": "crystal",
    "kind": "crystal",
    "pair": null,
    "arrow": null,
    "width": 1,
    "height": 1,
  },
  {
    "name": "turn-right",
    "kind": "turn-right",
    "pair": null,
    "arrow": null,
    "width": 1,
    "height": 1,
  },
  {
    "name": "turn-back",
    "kind": "turn-back",
    "pair": null,
    "arrow": null,
    "width": 1,
    "height": 1,
  },
  {
    "name": "yellow teleporter",
    "kind": "teleporter",
    "pair": "yellow",
    "arrow": "N",
    "width": 1,
    "height": 1,
  },
  {
    "name": "yellow teleporter",
    "kind": "teleporter",
    "pair": "yellow",
    "arrow": "E",
    "width": 1,
    "height": 1,
  },
  {
    "name": "yellow teleporter",
    "kind": "teleporter",
    "pair": "yellow",
    "arrow": "S",
    "width": 1,
    "height": 1,
  },
  {
    "name": "yellow teleporter",
    "kind": "teleporter",
    "pair": "yellow",
    "arrow": "W",
    "width": 1,
    "height": 1,
  },
  {
    "name": "blue teleporter",
    "kind": "teleporter",
    "pair": "blue",
    "arrow": "N",
    "width": 1,
    "height": 1,
  },
  {
    "name": "blue teleporter",
    "kind": "teleporter",
    "pair": "blue",
    "arrow": "E",
    "width": 1,
    "height": 1,
  },
  {
    "name": "blue teleporter",
    "kind": "teleporter",
    "pair": "blue",
    "arrow": "S",
    "width": 1,
    "height": 1,
  },
  {
    "name": "blue teleporter",
    "kind": "teleporter",
    "pair": "blue",
    "arrow": "W",
    "width": 1,
    "height": 1,
  },
  {
    "name": "blood 2x2",
    "kind": "blood",
    "pair": null,
    "arrow": null,
    "width": 2,
    "height": 2,
  },
  {
    "name": "blood 4x1",
    "kind": "blood",
    "pair": null,
    "arrow": null,
    "width": 4,
    "height": 1,
  },
  {
    "name": "blood 1x4",
    "kind": "blood",
    "pair": null,
    "arrow": null,
    "width": 1,
    "height": 4,
  },
] as const;
export const CARDS = [
  {"number": 5, "name": "5", "steps": 5, "hits": 0, "copies": 1},
  {"number": 7, "name": "7", "steps": 7, "hits": 0, "copies": 2},
  {"number": 8, "name": "8", "steps": 8, "hits": 0, "copies": 2},
  {"number": 10, "name": "10", "steps": 10, "hits": 0, "copies": 1},
  {"number": 101, "name": "1-hit", "steps": 0, "hits": 1, "copies": 1},
  {"number": 102, "name": "2-hits", "steps": 0, "hits": 2, "copies": 1},
] as const;
export const CARD_WITH_THREE_HITS = {"number": 103, "name": "3-hits", "steps": 0, "hits": 3, "instead": 0} as const;

/** The families of actions in order, and their parts: so many numbers, or names. */
export const FAMILIES = [
  ["pick", [["token", 21]]],
  ["step", [["letter", ["N", "E", "S", "W", "I"]]]],
  ["stop", []],
  ["card", [["kind", 6]]],
  ["begin", [["seat", 7]]],
  ["place", [["form", 15], ["cell", 221]]],
] as const;

/** What an action means. */
export type Action =
  | { readonly family: "pick"; readonly token: number }
  | { readonly family: "step"; readonly letter: "N" | "E" | "S" | "W" | "I" }
  | { readonly family: "stop" }
  | { readonly family: "card"; readonly kind: number }
  | { readonly family: "begin"; readonly seat: number }
  | { readonly family: "place"; readonly form: number; readonly cell: number };
