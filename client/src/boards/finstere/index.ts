/** Finstere Flure: the board, its words, and what it says of itself. */

import { asAnyBoard } from '../board';
import Board from './Board.svelte';
import { asks, choiceWords, describe } from './describing';
import Kit from './Kit.svelte';
import { PLACING, type Guide, type State } from './state';
import { factOf, tell } from './telling';
import { duration } from './walking';
import { words } from './words';

const HEADINGS = new Set(['lay', 'pick', 'card', 'walk', 'last-look']);

export default asAnyBoard<State, Guide>({
  Board,
  Kit,
  words,
  describe,
  tell,
  choice: choiceWords,
  sum: tell,
  asks,
  duration: (shown) => duration(factOf(shown)),
  round: (state) => (state.phase === PLACING ? 0 : state.rounds_played + 1),
  isHeading: (shown) => HEADINGS.has(factOf(shown)?.kind ?? 'pick'),
});
