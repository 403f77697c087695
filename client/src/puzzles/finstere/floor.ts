/** Positions of Finstere Flure as states in which a puzzle is tried. */

import type { Rules, State as Bytes } from '../../engine/rules';
import {
  DRAWING,
  FIRST_TILE,
  LETTERS,
  MONSTER,
  MOVING,
  NO_TOKEN,
  PLACING,
  STRIDE,
  TILE_KINDS,
  TOKEN,
  BLOOD,
  type State,
} from '../../wire/finstere';
import type { AllowedMove, FloorPosition, TileAt } from '../puzzle';

type Cell = readonly [x: number, y: number];
type FinstereRules = Rules<'finstere'>;

/** What somebody may do in a position. */
export interface Allowed {
  /** The tokens that are one's own; they come first. */
  readonly own: readonly string[];
  readonly moves: readonly AllowedMove[];
  /** The kinds of tiles to be laid. */
  readonly lay: readonly string[];
  /** The cards of which one may come. */
  readonly cards: readonly string[];
}

/** A match of which only the position and the rules matter. */
const OPTIONS = { players: '2', advanced: 'true', starter: 'green' };
const [OWN, OTHER] = [0, 1];
const MOST_TOKENS = 20; // nobody wins by bringing tokens out

/** Return the number of a cell. */
export function cellNumber([x, y]: Cell): number {
  return EDGE + x + (y + 1) * STRIDE;
}

const EDGE = 1; // cells to the west of the board

/** Return the names of the tokens, one's own first: their order is that of the state. */
export function namesOf(position: FloorPosition, own: readonly string[]): string[] {
  const names = position.tokens.map(({ name }) => name);
  return [...names.filter((name) => own.includes(name)), ...names.filter((name) => !own.includes(name))];
}
