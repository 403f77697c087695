/** Finstere Flure: the board, its words, and what it says of itself. */

import { asAnyBoard } from '../board';
import Board from './Board.svelte';
import { counts } from './counts';
import { dangers } from './dangers';
import { asks, choiceWords, describe, picture } from './describing';
import { announces } from './halves';
import Kit from './Kit.svelte';
import { lettering } from './lettering.svelte';
import { because } from './loss';
import { lying } from './lying.svelte';
import { refuses } from './refusing';
import { restsOn } from './resting';
import { isCaption } from './happening';
import { soundsOf } from './sounds';
import { path } from './moving';
import { BEGINNING, PLACING } from './state';
import { cellWords } from './names';
import { named, namedByRule, namedByWalk } from './naming';
import { cites, accountOf, foldOf, tell, victim, walkWords } from './telling';
import { duration, standing } from './walking';
import { firstPlayer } from './starter';
import { shortcuts } from './shortcuts';
import { t, words } from './words';

const BEFORE_ROUNDS = new Set([PLACING, BEGINNING]);
const HEADINGS = new Set(['begin', 'lay', 'pick', 'card', 'walk', 'last-look']);

export default asAnyBoard<'finstere'>({
  Board,
  Kit,
  words,
  describe,
  cellName: cellWords,
  picture,
  tell,
  choice: choiceWords,
  sum: tell,
  victim,
  asks,
  announces,
  sounds: soundsOf,
  counts,
  firstPlayer,
  dangers,
  shortcuts,
  maySkipConfirm: true,
  duration,
  standing,
  isCaption,
  round: (state) =>
    lettering.isOn || BEFORE_ROUNDS.has(state.phase) ? 0 : state.rounds_played + 1,
  isHeading: (shown) => HEADINGS.has(accountOf(shown)?.kind ?? 'pick'),
  fold: foldOf,
  sumFold: walkWords,
  because,
  named,
  path,
  namedByFold: namedByWalk,
  namedByRule,
  cites,
  refuses,
  restsOn,
  bearings: () => (lying.isTurned ? t('bearings') : ''),
  isUpright: () => lying.isTurned,
});
