/** The board of Menhirs dans le Brouillard. */

import type { Action } from '../../generated/menhirs';
import { asAnyBoard, type Shown } from '../board';
import { doneIn } from './actions';
import Board from './Board.svelte';
import { nameOf } from './guide';
import { recalled } from './memory';
import { named, namedByRule, path } from './naming';
import { asks, choice, describe, picture } from './speech';
import { MOVING, roundOf, type MenhirsState } from './state';
import { cites, sum, tell } from './telling';
import { beginsLine } from './turns';
import { refuses } from './refusing';
import { restsOn } from './resting';
import { shortcuts } from './shortcuts';
import { words } from './words';

/** How long a moment is shown, in milliseconds. */
const LENGTHS: Readonly<Record<Action['family'], number>> = {
  deal: 45,
  place: 380,
  cluster: 420,
  tile: 220,
  go: 620,
  remove: 520,
  pass: 400,
};

function duration({ moment }: Shown<MenhirsState>): number {
  return moment ? LENGTHS[doneIn(moment).family] : 0;
}

export default asAnyBoard<'menhirs'>({
  Board,
  words,
  describe,
  picture,
  tell,
  choice,
  asks,
  shortcuts,
  maySkipConfirm: true,
  tellsEnd: true,
  cellName: nameOf,
  duration,
  round: (state) => (state.phase < MOVING ? 0 : roundOf(state.turn)),
  sum,
  recalled,
  isHeading: beginsLine,
  named,
  path,
  namedByRule,
  cites,
  refuses,
  restsOn,
});
