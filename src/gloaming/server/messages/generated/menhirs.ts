// Made from the games by `python -m gloaming.server.messages`; do not edit.

export type Account = Dealt | HiddenDeal | Placed | HiddenPlacing | ClusterTaken | TileTaken | Moved | Removed | Passed;

/** The move that would take the opponent's back: its tiles as they lie now, and its way. */
export interface Banned {
  readonly tiles: readonly (readonly [number, number])[];
  readonly direction: "N" | "NE" | "NW" | "S" | "SE" | "SW";
}

/** A whole cluster was chosen to move. */
export interface ClusterTaken {
  readonly kind: "cluster";
  readonly seat: number;
  readonly tiles: readonly (readonly [number, number])[];
}

/** A land tile was turned up. */
export interface Dealt {
  readonly kind: "deal";
  readonly land: "forest" | "menhir";
  readonly cell: readonly [number, number];
  readonly face_down?: number | null;
  readonly standing?: number | null;
}

/** A cluster, or the part picked so far, and what can be done with it. */
export interface Group {
  readonly tiles: readonly (readonly [number, number])[];
  readonly ways: readonly Way[];
  readonly picks: readonly (readonly [number, number])[];
  readonly may_split: boolean;
}

/** All that helps now. */
export interface Guide {
  readonly clusters?: readonly Group[];
  readonly part?: Group | null;
  readonly kept?: readonly Kept[];
}

/** A land tile was turned up that must be remembered. */
export interface HiddenDeal {
  readonly kind: "hidden-deal";
  readonly standing?: number | null;
}

/** Mist was placed where one must remember it. */
export interface HiddenPlacing {
  readonly kind: "hidden-place";
  readonly seat: number;
}

/** A tile that may not be removed. */
export interface Kept {
  readonly tile: readonly [number, number];
  readonly reason: "last-menhir";
  readonly rule: "3.7";
}

/** A cluster or a part of one moved. */
export interface Moved {
  readonly kind: "go";
  readonly seat: number;
  readonly freed?: readonly (readonly [number, number])[];
  readonly covered?: readonly (readonly [number, number])[];
  readonly removal?: "" | "due" | "none";
  readonly ending?: "" | "free" | "rounds";
  readonly tiles: readonly (readonly [number, number])[];
  readonly direction: "N" | "NE" | "NW" | "S" | "SE" | "SW";
}

/** A turn passed. */
export interface Passed {
  readonly kind: "pass";
  readonly seat: number;
  readonly freed?: readonly (readonly [number, number])[];
  readonly covered?: readonly (readonly [number, number])[];
  readonly removal?: "" | "due" | "none";
  readonly ending?: "" | "free" | "rounds";
  readonly is_forced?: boolean;
}

/** Mist was placed. */
export interface Placed {
  readonly kind: "place";
  readonly seat: number;
  readonly cell: readonly [number, number];
}

/** Everything on the board, and the turn. */
export interface Position {
  readonly game: "menhirs";
  readonly heights?: readonly number[];
  readonly menhirs: readonly (readonly [number, number])[];
  readonly mist: readonly (readonly [number, number])[];
  readonly turn: number;
  readonly banned?: Banned;
  readonly schedule?: readonly boolean[];
  readonly settings?: Settings;
}

export type Refusal = Refused;

/** Why an action is refused, as values. */
export interface Refused {
  readonly reason: "" | "not-mist" | "not-connected" | "cluster-too-small" | "part-too-small" | "rest-too-small" | "edge" | "mist" | "touching" | "take-back" | "no-such-action" | "not-dealt" | "no-forest-left" | "no-menhir-left" | "not-placed" | "off-board" | "has-mist" | "not-removed" | "last-menhir" | "no-mist" | "set-up" | "not-moved" | "compulsory" | "not-chosen" | "picked" | "moves-as-a-whole" | "fits-no-part" | "fits-no-part-with-picked" | "chosen" | "no-way";
  readonly rule: "" | "3.2" | "3.3" | "3.4" | "3.5" | "2.1" | "2.2" | "3.7" | "2" | "3.8";
  readonly cells: readonly (readonly [number, number])[];
  readonly movers: readonly (readonly [number, number])[];
  readonly size: number;
  readonly direction: "N" | "NE" | "NW" | "S" | "SE" | "SW" | null;
}

/** A mist tile was removed. */
export interface Removed {
  readonly kind: "remove";
  readonly seat: number;
  readonly freed?: readonly (readonly [number, number])[];
  readonly covered?: readonly (readonly [number, number])[];
  readonly removal?: "" | "due" | "none";
  readonly ending?: "" | "free" | "rounds";
  readonly tile: readonly [number, number];
  readonly lifts_ban?: boolean;
}

/** The settings that change which moves are legal. */
export interface Settings {
  readonly must_detach?: boolean;
  readonly may_pass?: boolean;
  readonly no_take_back?: boolean;
}

/** A match at one moment.  Sets of cells are numbers with a bit for each cell. */
export interface State {
  readonly terms: Terms;
  readonly mist: number;
  readonly chosen: number;
  readonly banned: number;
  readonly moved: number;
  readonly face_down: number;
  readonly forests_left: number;
  readonly menhirs_left: number;
  readonly menhirs_dealt: number;
  readonly dealt: number;
  readonly supply: number;
  readonly placed: number;
  readonly phase: number;
  readonly turn: number;
  readonly turns_made: number;
  readonly hide_menhirs: boolean;
  readonly scoring: boolean;
  readonly ending: number;
  readonly winner: number;
}

/** What stays the same from the first turn to the last. */
export interface Terms {
  readonly menhirs: number;
  readonly removals: number;
  readonly board: number;
  readonly must_detach: boolean;
  readonly may_pass: boolean;
  readonly no_take_back: boolean;
}

/** A tile was chosen for the part that will move. */
export interface TileTaken {
  readonly kind: "tile";
  readonly seat: number;
  readonly tile: readonly [number, number];
}

/** A turning point, as the rules tell it. */
export interface Turning {
  readonly at: number;
  readonly kind: "missed" | "let-in" | "freed" | "covered";
  readonly seat: number;
  readonly count: number;
}

/** What decided a match. */
export interface Turnings {
  readonly points: readonly Turning[];
}

/** A direction: where the tiles would land, or what holds them up. */
export interface Way {
  readonly direction: "N" | "NE" | "NW" | "S" | "SE" | "SW";
  readonly reason?: "" | "edge" | "mist" | "not-connected" | "part-too-small" | "rest-too-small" | "take-back" | "touching";
  readonly rule?: "" | "3.2" | "3.3" | "3.4" | "3.5";
  readonly cells?: readonly (readonly [number, number])[];
  readonly actions?: readonly number[];
  readonly lands?: readonly (readonly [number, number])[];
  readonly frees?: readonly (readonly [number, number])[];
  readonly covers?: readonly (readonly [number, number])[];
  readonly wins?: boolean;
  readonly is_final?: boolean;
}

/** How the game is played, as text. */
export interface Options {
  readonly board?: "large" | "small";
  readonly menhirs?: `${number}`;
  readonly forests?: `${number}`;
  readonly mist?: `${number}`;
  readonly schedule?: string;
  readonly must_detach?: "true" | "false";
  readonly may_pass?: "true" | "false";
  readonly no_take_back?: "true" | "false";
  readonly hide_menhirs?: "true" | "false";
  readonly scoring?: "true" | "false";
}

export const SEATS = 2;
export const ROUNDS = 12;
export const DEALING = 0;
export const PLACING = 1;
export const MOVING = 2;
export const REMOVING = 3;
export const OVER = 4;
export const MENHIRS_FREE = 1;
export const ONLY_DIRECTION = 7;
export const DIRECTIONS = [
  {"letters": "N", "columns": 0, "lines": -2},
  {"letters": "NE", "columns": 1, "lines": -1},
  {"letters": "SE", "columns": 1, "lines": 1},
  {"letters": "S", "columns": 0, "lines": 2},
  {"letters": "SW", "columns": -1, "lines": 1},
  {"letters": "NW", "columns": -1, "lines": -1},
] as const;
export const BOARDS = [
  {
    "name": "small",
    "cells": [
      {"cell": 3, "column": 1, "position": 1, "line": 3},
      {"cell": 4, "column": 1, "position": 2, "line": 5},
      {"cell": 5, "column": 1, "position": 3, "line": 7},
      {"cell": 10, "column": 2, "position": 1, "line": 2},
      {"cell": 11, "column": 2, "position": 2, "line": 4},
      {"cell": 12, "column": 2, "position": 3, "line": 6},
      {"cell": 13, "column": 2, "position": 4, "line": 8},
      {"cell": 17, "column": 3, "position": 1, "line": 1},
      {"cell": 18, "column": 3, "position": 2, "line": 3},
      {"cell": 19, "column": 3, "position": 3, "line": 5},
      {"cell": 20, "column": 3, "position": 4, "line": 7},
      {"cell": 21, "column": 3, "position": 5, "line": 9},
      {"cell": 24, "column": 4, "position": 1, "line": 0},
      {"cell": 25, "column": 4, "position": 2, "line": 2},
      {"cell": 26, "column": 4, "position": 3, "line": 4},
      {"cell": 27, "column": 4, "position": 4, "line": 6},
      {"cell": 28, "column": 4, "position": 5, "line": 8},
      {"cell": 29, "column": 4, "position": 6, "line": 10},
      {"cell": 32, "column": 5, "position": 1, "line": 1},
      {"cell": 33, "column": 5, "position": 2, "line": 3},
      {"cell": 34, "column": 5, "position": 3, "line": 5},
      {"cell": 35, "column": 5, "position": 4, "line": 7},
      {"cell": 36, "column": 5, "position": 5, "line": 9},
      {"cell": 40, "column": 6, "position": 1, "line": 2},
      {"cell": 41, "column": 6, "position": 2, "line": 4},
      {"cell": 42, "column": 6, "position": 3, "line": 6},
      {"cell": 43, "column": 6, "position": 4, "line": 8},
      {"cell": 48, "column": 7, "position": 1, "line": 3},
      {"cell": 49, "column": 7, "position": 2, "line": 5},
      {"cell": 50, "column": 7, "position": 3, "line": 7},
    ],
  },
  {
    "name": "large",
    "cells": [
      {"cell": 3, "column": 1, "position": 1, "line": 3},
      {"cell": 4, "column": 1, "position": 2, "line": 5},
      {"cell": 5, "column": 1, "position": 3, "line": 7},
      {"cell": 6, "column": 1, "position": 4, "line": 9},
      {"cell": 10, "column": 2, "position": 1, "line": 2},
      {"cell": 11, "column": 2, "position": 2, "line": 4},
      {"cell": 12, "column": 2, "position": 3, "line": 6},
      {"cell": 13, "column": 2, "position": 4, "line": 8},
      {"cell": 14, "column": 2, "position": 5, "line": 10},
      {"cell": 17, "column": 3, "position": 1, "line": 1},
      {"cell": 18, "column": 3, "position": 2, "line": 3},
      {"cell": 19, "column": 3, "position": 3, "line": 5},
      {"cell": 20, "column": 3, "position": 4, "line": 7},
      {"cell": 21, "column": 3, "position": 5, "line": 9},
      {"cell": 22, "column": 3, "position": 6, "line": 11},
      {"cell": 24, "column": 4, "position": 1, "line": 0},
      {"cell": 25, "column": 4, "position": 2, "line": 2},
      {"cell": 26, "column": 4, "position": 3, "line": 4},
      {"cell": 27, "column": 4, "position": 4, "line": 6},
      {"cell": 28, "column": 4, "position": 5, "line": 8},
      {"cell": 29, "column": 4, "position": 6, "line": 10},
      {"cell": 30, "column": 4, "position": 7, "line": 12},
      {"cell": 32, "column": 5, "position": 1, "line": 1},
      {"cell": 33, "column": 5, "position": 2, "line": 3},
      {"cell": 34, "column": 5, "position": 3, "line": 5},
      {"cell": 35, "column": 5, "position": 4, "line": 7},
      {"cell": 36, "column": 5, "position": 5, "line": 9},
      {"cell": 37, "column": 5, "position": 6, "line": 11},
      {"cell": 40, "column": 6, "position": 1, "line": 2},
      {"cell": 41, "column": 6, "position": 2, "line": 4},
      {"cell": 42, "column": 6, "position": 3, "line": 6},
      {"cell": 43, "column": 6, "position": 4, "line": 8},
      {"cell": 44, "column": 6, "position": 5, "line": 10},
      {"cell": 48, "column": 7, "position": 1, "line": 3},
      {"cell": 49, "column": 7, "position": 2, "line": 5},
      {"cell": 50, "column": 7, "position": 3, "line": 7},
      {"cell": 51, "column": 7, "position": 4, "line": 9},
    ],
  },
] as const;

/** The families of actions in order, and their parts: so many numbers, or names. */
export const FAMILIES = [
  ["deal", [["land", ["forest", "menhir"]]]],
  ["place", [["cell", 56]]],
  ["cluster", [["cell", 56]]],
  ["tile", [["cell", 56]]],
  ["go", [["direction", ["N", "NE", "SE", "S", "SW", "NW"]]]],
  ["remove", [["cell", 56]]],
  ["pass", []],
] as const;

/** What an action means. */
export type Action =
  | { readonly family: "deal"; readonly land: "forest" | "menhir" }
  | { readonly family: "place"; readonly cell: number }
  | { readonly family: "cluster"; readonly cell: number }
  | { readonly family: "tile"; readonly cell: number }
  | { readonly family: "go"; readonly direction: "N" | "NE" | "SE" | "S" | "SW" | "NW" }
  | { readonly family: "remove"; readonly cell: number }
  | { readonly family: "pass" };
