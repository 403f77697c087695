/** Puzzles as the interchange describes them; `docs/puzzles.md` says what each part means. */

import type { Language } from '../words/language';

type Cell = readonly [x: number, y: number];
type Letter = 'N' | 'E' | 'S' | 'W';

interface Common {
  readonly id: string;
  readonly grade: number;
  readonly unique: boolean;
  readonly title: Readonly<Record<Language, string>>;
}

export interface TileAt {
  readonly kind: string;
  readonly cell?: Cell;
  readonly cells?: readonly Cell[];
  readonly pair?: string;
  readonly arrow?: Letter;
}

/** A position of Finstere Flure. */
export interface FloorPosition {
  readonly game: 'finstere';
  readonly monster: { readonly cell: Cell; readonly facing: Letter };
  readonly tokens: readonly { readonly name: string; readonly cell: Cell }[];
  readonly tiles: readonly TileAt[];
}

export interface AllowedMove {
  readonly token: string;
  readonly steps: number;
}

export interface Feast extends Common {
  readonly kind: 'feast';
  readonly game: 'finstere';
  readonly position: FloorPosition;
  readonly own: readonly string[];
  readonly enemy: readonly string[];
  readonly task: {
    readonly moves: readonly AllowedMove[];
    readonly lay: readonly { readonly kind: string }[];
    readonly facing: boolean;
  };
}

export interface Predict extends Common {
  readonly kind: 'predict';
  readonly game: 'finstere';
  readonly position: FloorPosition;
  readonly task: { readonly card: string };
}

export interface Escape extends Common {
  readonly kind: 'escape';
  readonly game: 'finstere';
  readonly position: FloorPosition;
  readonly own: readonly string[];
  readonly task: {
    readonly moves: readonly AllowedMove[];
    readonly cards: readonly string[];
    readonly out: readonly string[];
  };
}

/** A position of Menhirs. */
export interface LandPosition {
  readonly game: 'menhirs';
  readonly heights?: readonly number[];
  readonly menhirs: readonly Cell[];
  readonly mist: readonly Cell[];
  readonly turn: number;
  readonly banned?: { readonly tiles: readonly Cell[]; readonly direction: string };
  readonly schedule?: readonly boolean[];
  readonly settings?: Readonly<
    Partial<Record<'must_detach' | 'may_pass' | 'no_take_back', boolean>>
  >;
}

export interface FreeIn extends Common {
  readonly kind: 'free-in';
  readonly game: 'menhirs';
  readonly position: LandPosition;
  readonly task: { readonly turns: number };
}

export interface GhostPlace {
  readonly name: string;
  readonly colour: string;
  readonly size: string;
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly lying?: Letter;
}

export interface FurniturePlace {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
  readonly yaw: number;
  readonly face: string;
  readonly lean?: string;
}

/** A position of Spokenchaos. */
export interface LobbyPosition {
  readonly game: 'spokenchaos';
  readonly furniture?: readonly FurniturePlace[];
  readonly ghosts?: readonly GhostPlace[];
}

export interface Hide extends Common {
  readonly kind: 'hide';
  readonly game: 'spokenchaos';
  readonly position: LobbyPosition;
  readonly task: {
    readonly ghosts: readonly string[];
    readonly steps: number;
    readonly doors: readonly string[];
    readonly enter?: readonly {
      readonly name: string;
      readonly colour: string;
      readonly size: string;
      readonly side: Letter;
    }[];
  };
}

export interface Furnish extends Common {
  readonly kind: 'furnish';
  readonly game: 'spokenchaos';
  readonly position: LobbyPosition;
  readonly task: {
    readonly piece: string;
    readonly doors: readonly string[];
    readonly hidden: readonly string[];
    readonly seen: readonly string[];
  };
}

export type Puzzle = Feast | Predict | Escape | FreeIn | Hide | Furnish;
