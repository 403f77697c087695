/** Puzzles as the interchange describes them, with everything that may be left out there. */

import type * as http from '../generated/http';

/** A puzzle whose fields and task are complete. */
type Whole<Written extends { readonly task: object }> = Required<Omit<Written, 'task'>> & {
  readonly task: Required<Written['task']>;
};

export type Feast = Whole<http.Feast>;
export type Predict = Whole<http.Predict>;
export type Escape = Whole<http.Escape>;
export type FreeIn = Whole<http.FreeIn>;
export type Hide = Required<http.Hide>; // who comes in is mostly left out
export type Furnish = Whole<http.Furnish>;
export type Puzzle = Feast | Predict | Escape | FreeIn | Hide | Furnish;

export type { AllowedMove, Entering } from '../generated/http';
/** A tile that is to be laid; of a pair of teleporters, if none is named, one that is not in use. */
export type SomeTile = Feast['task']['lay'][number];
