/** The board of Menhirs dans le Brouillard. */

import { asAnyBoard, type Shown } from '../board';
import Board from './Board.svelte';
import type { MenhirsGuide } from './guide';
import { recalled } from './memory';
import { named, namedByRule } from './naming';
import { asks, atomOf, choice, cites, describe, picture, tell } from './speech';
import { MOVING, roundOf, type MenhirsState } from './state';
import { beginsLine } from './turns';
import { shortcuts } from './shortcuts';
import { words } from './words';

/** How long a moment is shown, in milliseconds. */
const LENGTHS: Readonly<Record<string, number>> = {
  deal: 45,
  place: 380,
  cluster: 420,
  tile: 220,
  go: 620,
  remove: 520,
  pass: 400,
};

function verbOf({ moment }: Shown<MenhirsState>): string {
  return atomOf(moment?.text ?? '').verb;
}

export default asAnyBoard<MenhirsState, MenhirsGuide>({
  Board,
  words,
  describe,
  picture,
  tell,
  choice,
  asks,
  shortcuts,
  maySkipConfirm: true,
  duration: (shown) => LENGTHS[verbOf(shown)] ?? 0,
  round: (state) => (state.phase < MOVING ? 0 : roundOf(state.turn)),
  sum: tell,
  recalled,
  isHeading: beginsLine,
  named,
  namedByRule,
  cites,
});
