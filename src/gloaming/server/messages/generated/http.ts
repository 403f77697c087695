// Made from the server's messages by `python -m gloaming.server.messages`; do not edit.

/** The rating of somebody of whom nothing is known. */
export const UNKNOWN = {
  rating: 1500,
  deviation: 350,
  volatility: 0.06,
} as const;

/** What the grade of a puzzle says of its rating before anybody has tried it. */
export const GRADE_RATING = {
  easiest: 900,
  perGrade: 150,
  deviation: 100,
} as const;

/** How many characters the title of a puzzle has. */
export const TITLE = { shortest: 2, longest: 60 } as const;

/** How many characters a report has at most. */
export const LONGEST_REASON = 500;

/** A move of at most so many steps that a token may make. */
export interface AllowedMove {
  readonly token: string;
  readonly steps: number;
}

/** A part of an answer or solution: which fields it has is up to the kind of the puzzle. */
export interface AnswerPart {
  readonly lay?: Stone | Crystal | TurnRight | TurnBack | Teleporter | Blood;
  readonly token?: string;
  readonly path?: string;
  readonly facing?: "E" | "N" | "S" | "W";
  readonly cell?: readonly [number, number];
  readonly eaten?: readonly string[];
  readonly tiles?: readonly (readonly [number, number])[];
  readonly direction?: "N" | "NE" | "NW" | "S" | "SE" | "SW";
  readonly remove?: readonly [number, number] | null;
  readonly pass?: boolean;
  readonly name?: string;
  readonly colour?: "blue" | "green" | "orange" | "red";
  readonly size?: "large" | "medium" | "small";
  readonly piece?: "armchair" | "desk" | "mirror" | "piano" | "table" | "trolley";
  readonly x?: number;
  readonly y?: number;
  readonly level?: number;
  readonly lying?: "E" | "N" | "S" | "W";
  readonly yaw?: number;
  readonly face?: "back" | "front" | "left" | "right" | "upright" | "upside-down";
  readonly lean?: "back" | "front" | "left" | "right";
}

/** The move that would take the opponent's back: its tiles as they lie now, and its way. */
export interface Banned {
  readonly tiles: readonly (readonly [number, number])[];
  readonly direction: "N" | "NE" | "NW" | "S" | "SE" | "SW";
}

/** A pool of four cells. */
export interface Blood {
  readonly kind: "blood";
  readonly cells: readonly [readonly [number, number], readonly [number, number], readonly [number, number], readonly [number, number]];
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

/** How well somebody solves puzzles of a kind, as a device has worked it out by itself. */
export interface DeviceRating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** A ghost beside the lobby, and the side from which it enters. */
export interface Entering {
  readonly name: string;
  readonly colour: "blue" | "green" | "orange" | "red";
  readonly size: "large" | "medium" | "small";
  readonly side: "E" | "N" | "S" | "W";
}

/** A position with tokens of one's own; what becomes of all others does not matter. */
export interface Escape {
  readonly kind: "escape";
  readonly id?: string;
  readonly grade?: number;
  readonly unique?: boolean;
  readonly title?: Title;
  readonly game: "finstere";
  readonly position: FinsterePosition;
  readonly own: readonly string[];
  readonly task: EscapeTask;
}

/** Who may move, which cards may come, and who must leave by the exit before one does. */
export interface EscapeTask {
  readonly moves: readonly AllowedMove[];
  readonly cards: readonly string[];
  readonly out?: readonly string[];
}

/** A feast. */
export interface Feast {
  readonly kind: "feast";
  readonly id?: string;
  readonly grade?: number;
  readonly unique?: boolean;
  readonly title?: Title;
  readonly game: "finstere";
  readonly position: FinsterePosition;
  readonly own: readonly string[];
  readonly enemy: readonly string[];
  readonly task: FeastTask;
}

/** What the solver may do: first lay all of some tiles, then move tokens, in any order. */
export interface FeastTask {
  readonly moves?: readonly AllowedMove[];
  readonly lay?: readonly (SomeStone | SomeCrystal | SomeTurnRight | SomeTurnBack | SomeTeleporters | SomeBlood)[];
  readonly facing?: boolean;
}

/** Everything on the board. */
export interface FinsterePosition {
  readonly game: "finstere";
  readonly monster: MonsterPlace;
  readonly tokens: readonly TokenPlace[];
  readonly tiles: readonly (Stone | Crystal | TurnRight | TurnBack | Teleporter | Blood)[];
  readonly waiting?: readonly string[];
  readonly rulings?: ChosenRulings;
}

/** A puzzle of Menhirs. */
export interface FreeIn {
  readonly kind: "free-in";
  readonly id?: string;
  readonly grade?: number;
  readonly unique?: boolean;
  readonly title?: Title;
  readonly game: "menhirs";
  readonly position: MenhirsPosition;
  readonly task: FreeInTask;
}

/** Within how many turns of both players the player to move is to win. */
export interface FreeInTask {
  readonly turns: number;
}

/** A puzzle of Spokenchaos. */
export interface Furnish {
  readonly kind: "furnish";
  readonly id?: string;
  readonly grade?: number;
  readonly unique?: boolean;
  readonly title?: Title;
  readonly game: "spokenchaos";
  readonly position: SpokenchaosPosition;
  readonly task: FurnishTask;
}

/** The piece, the doors, and who is to be hidden from and seen through all of them. */
export interface FurnishTask {
  readonly piece: "armchair" | "desk" | "mirror" | "piano" | "table" | "trolley";
  readonly doors: readonly string[];
  readonly hidden?: readonly string[];
  readonly seen?: readonly string[];
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

/** A puzzle of Spokenchaos. */
export interface Hide {
  readonly kind: "hide";
  readonly id?: string;
  readonly grade?: number;
  readonly unique?: boolean;
  readonly title?: Title;
  readonly game: "spokenchaos";
  readonly position: SpokenchaosPosition;
  readonly task: HideTask;
}

/** Who moves with how many steps in all, and through which doors one looks then. */
export interface HideTask {
  readonly ghosts: readonly string[];
  readonly steps: number;
  readonly doors: readonly string[];
  readonly enter?: readonly Entering[];
}

/** Progress as it is kept with an account, and a mark that tells this account from others. */
export interface KeptProgress {
  readonly owner: string;
  readonly progress: Progress;
}

/** The lessons of a game that are solved, and how many there are. */
export interface LessonStars {
  readonly stars: readonly string[];
  readonly all: number;
}

/** A published puzzle as lists show it. */
export interface ListedPuzzle {
  readonly id: string;
  readonly game: "finstere" | "menhirs" | "spokenchaos";
  readonly kind: "escape" | "feast" | "free-in" | "furnish" | "hide" | "predict";
  readonly title: string;
  readonly grade: number;
  readonly solutions: number;
  readonly composer: string;
  readonly is_guest: boolean;
  readonly is_yours: boolean;
  readonly published_at: number;
  readonly score: number;
  readonly plays: number;
  readonly rating: number;
  readonly is_hidden: boolean;
}

/** Everything on the board, and the turn. */
export interface MenhirsPosition {
  readonly game: "menhirs";
  readonly heights?: readonly number[];
  readonly menhirs: readonly (readonly [number, number])[];
  readonly mist: readonly (readonly [number, number])[];
  readonly turn: number;
  readonly banned?: Banned;
  readonly schedule?: readonly boolean[];
  readonly settings?: Settings;
}

/** Where the monster is and how he faces. */
export interface MonsterPlace {
  readonly cell: readonly [number, number];
  readonly facing: "E" | "N" | "S" | "W";
}

/** An answer to a puzzle; none of somebody who has failed, or was helped. */
export interface NewAnswer {
  readonly answer: readonly AnswerPart[] | null;
}

/** A puzzle that somebody publishes, in the interchange form, and what it is called. */
export interface NewPublication {
  readonly title: string;
  readonly puzzle: Feast | Predict | Escape | FreeIn | Hide | Furnish;
}

/** What is wrong with a puzzle, for the host. */
export interface NewReport {
  readonly reason: string;
}

/** What somebody thinks of a puzzle: for it, against it, or nothing any more. */
export interface NewVote {
  readonly value: -1 | 0 | 1;
}

/** A position, and a card. */
export interface Predict {
  readonly kind: "predict";
  readonly id?: string;
  readonly grade?: number;
  readonly unique?: boolean;
  readonly title?: Title;
  readonly game: "finstere";
  readonly position: FinsterePosition;
  readonly task: PredictTask;
}

/** The card that is turned: 1 to 20, 1-hit, 2-hits, 3-hits or unlimited. */
export interface PredictTask {
  readonly card: string;
}

/** Everything that is kept of somebody's progress. */
export interface Progress {
  readonly version?: 1;
  readonly lessons?: Readonly<Record<string, LessonStars>>;
  readonly puzzles?: Readonly<Record<string, Tried>>;
  readonly ratings?: Readonly<Record<string, DeviceRating>>;
  readonly streak?: Streak;
  readonly taught?: readonly ("finstere" | "menhirs" | "spokenchaos")[];
}

/** A page of the list. */
export interface PuzzlePage {
  readonly puzzles: readonly ListedPuzzle[];
  readonly next: string | null;
}

/** How hard a shipped puzzle is, as first answers of accounts have moved its rating. */
export interface PuzzleRating {
  readonly id: string;
  readonly rating: number;
  readonly answers: number;
  readonly solved: number;
}

/** What an answer came to; only the first one of a person counts. */
export interface RatedAnswer {
  readonly is_solved: boolean;
  readonly is_first: boolean;
  readonly before: number;
  readonly after: number;
  readonly puzzle: number;
}

/** The settings that change which moves are legal. */
export interface Settings {
  readonly must_detach?: boolean;
  readonly may_pass?: boolean;
  readonly no_take_back?: boolean;
}

/** A published puzzle to be played, and what the one who asks has done with it. */
export interface ShownPuzzle {
  readonly about: ListedPuzzle;
  readonly puzzle: Feast | Predict | Escape | FreeIn | Hide | Furnish;
  readonly your_vote: -1 | 0 | 1;
}

/** How a puzzle is solved, as its prover found it. */
export interface ShownSolution {
  readonly solution: readonly AnswerPart[];
}

/** A pool that is to be laid: the long one in either turn, unless it is the square one. */
export interface SomeBlood {
  readonly kind: "blood";
  readonly shape?: "1x4" | "2x2";
}

/** A crystal that is to be laid. */
export interface SomeCrystal {
  readonly kind: "crystal";
}

/** A stone that is to be laid. */
export interface SomeStone {
  readonly kind: "stone";
}

/** A pair of teleporters that is to be laid, arrows as one likes; by default one not in use. */
export interface SomeTeleporters {
  readonly kind: "teleporter";
  readonly pair?: "blue" | "yellow";
}

/** A turn-180 stone that is to be laid. */
export interface SomeTurnBack {
  readonly kind: "turn-back";
}

/** A turn-right stone that is to be laid. */
export interface SomeTurnRight {
  readonly kind: "turn-right";
}

/** The furniture of the lobby in the order in which it is let down, and the ghosts. */
export interface SpokenchaosPosition {
  readonly game: "spokenchaos";
  readonly furniture?: readonly FurniturePlace[];
  readonly ghosts?: readonly GhostPlace[];
}

/** How well one solves puzzles of a kind, and which place that is among all. */
export interface Standing {
  readonly kind: "escape" | "feast" | "free-in" | "furnish" | "hide" | "predict";
  readonly rating: number;
  readonly deviation: number;
  readonly answers: number;
  readonly place: number;
  readonly of: number;
}

/** A stone. */
export interface Stone {
  readonly kind: "stone";
  readonly cell: readonly [number, number];
}

/** Days in a row, counted: the last one, how many up to it, and the most there ever were. */
export interface Streak {
  readonly last?: number;
  readonly length?: number;
  readonly best?: number;
}

/** One of the two teleporters of a pair. */
export interface Teleporter {
  readonly kind: "teleporter";
  readonly pair: "blue" | "yellow";
  readonly cell: readonly [number, number];
  readonly arrow: "E" | "N" | "S" | "W";
}

/** What a puzzle is called, in every language of the page. */
export interface Title {
  readonly en: string;
  readonly nl: string;
  readonly de: string;
  readonly fr: string;
}

/** A token on the board. */
export interface TokenPlace {
  readonly name: string;
  readonly cell: readonly [number, number];
}

/** How a puzzle was tried: five values in a row, for there may be hundreds of these. */
export type Tried = readonly [number, number, boolean, boolean, number];

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

/** A vote that was taken, and the sum of all. */
export interface Voted {
  readonly value: -1 | 0 | 1;
  readonly score: number;
}

/** A match as text. */
export interface WrittenRecord {
  readonly record: string;
}
