/** Puzzles as the interchange describes them; `docs/puzzles.md` says what each part means. */

import type { Language } from '../words/language';
import type { Position as Floor } from '../generated/finstere';
import type { Position as Land } from '../generated/menhirs';
import type {
  FurniturePlace,
  GhostPlace,
  LETTERS,
  Position as Lobby,
} from '../generated/spokenchaos';

interface Common {
  readonly id: string;
  readonly grade: number;
  readonly unique: boolean;
  readonly title: Readonly<Record<Language, string>>;
}

export interface AllowedMove {
  readonly token: string;
  readonly steps: number;
}

/** A tile that is to be laid; of a pair of teleporters, if none is named, one that is not in use. */
export type SomeTile =
  | { readonly kind: 'stone' | 'crystal' | 'turn-right' | 'turn-back' }
  | { readonly kind: 'teleporter'; readonly pair?: 'yellow' | 'blue' }
  | { readonly kind: 'blood'; readonly shape?: '2x2' | '1x4' };

export interface Feast extends Common {
  readonly kind: 'feast';
  readonly game: 'finstere';
  readonly position: Floor;
  readonly own: readonly string[];
  readonly enemy: readonly string[];
  readonly task: {
    readonly moves: readonly AllowedMove[];
    readonly lay: readonly SomeTile[];
    readonly facing: boolean;
  };
}

export interface Predict extends Common {
  readonly kind: 'predict';
  readonly game: 'finstere';
  readonly position: Floor;
  readonly task: { readonly card: string };
}

export interface Escape extends Common {
  readonly kind: 'escape';
  readonly game: 'finstere';
  readonly position: Floor;
  readonly own: readonly string[];
  readonly task: {
    readonly moves: readonly AllowedMove[];
    readonly cards: readonly string[];
    readonly out: readonly string[];
  };
}

export interface FreeIn extends Common {
  readonly kind: 'free-in';
  readonly game: 'menhirs';
  readonly position: Land;
  readonly task: { readonly turns: number };
}

/** A ghost beside the lobby that must come in by a door of its side. */
export interface Entering {
  readonly name: string;
  readonly colour: GhostPlace['colour'];
  readonly size: GhostPlace['size'];
  readonly side: (typeof LETTERS)[number];
}

export interface Hide extends Common {
  readonly kind: 'hide';
  readonly game: 'spokenchaos';
  readonly position: Lobby;
  readonly task: {
    readonly ghosts: readonly string[];
    readonly steps: number;
    readonly doors: readonly string[];
    readonly enter?: readonly Entering[];
  };
}

export interface Furnish extends Common {
  readonly kind: 'furnish';
  readonly game: 'spokenchaos';
  readonly position: Lobby;
  readonly task: {
    readonly piece: FurniturePlace['piece'];
    readonly doors: readonly string[];
    readonly hidden: readonly string[];
    readonly seen: readonly string[];
  };
}

export type Puzzle = Feast | Predict | Escape | FreeIn | Hide | Furnish;
