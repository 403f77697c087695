/** Spokenchaos: the board, its words, and what it says of itself. */

import { AUTOMATIC } from '../../generated/games';
import { asAnyBoard, type Shown } from '../board';
import { actionOf, type Family } from './actions';
import { accountOf, lookOf } from './account';
import AllDoors from './AllDoors.svelte';
import Board from './Board.svelte';
import { counts } from './counts';
import { dangers } from './dangers';
import GhostTally from './GhostTally.svelte';
import Keepsakes from './Keepsakes.svelte';
import LookStill from './LookStill.svelte';
import MovementCard from './MovementCard.svelte';
import { asks, choiceWords, describe } from './describing';
import { effectOf } from './effects';
import { elsewhere } from './elsewhere';
import { cardNamed } from './midnight';
import { named, path } from './moving';
import type { State } from './state';
import { lookWords, tell, turnWords } from './telling';
import { refuses } from './refusing';
import { restsOn } from './resting';
import { soundsOf } from './sounds';
import { shortcuts } from './shortcuts';
import { fieldName } from './whereabouts';
import { t, words } from './words';

const LOOK = 3500; // milliseconds in which is read who was seen
const CATCH = 1600;
const REVEAL = 2200;
/** How long all see what a midnight card does. */
const EFFECT = 1300;

/** How long a moment is shown, by the family of its action. */
const LENGTHS: Readonly<Partial<Record<Family, number>>> = {
  midnight: 3800,
  card: 900,
  holder: 650,
  die: 650,
  door: 700,
  at: 500,
  spot: 300,
  side: 600,
  face: 250,
};
const ARRANGING = 120;

/** Moments that stand in the move list by themselves. */
const HEADINGS: ReadonlySet<Family | undefined> = new Set([
  'midnight',
  'card',
  'at',
  'pass',
  'done',
  'side',
  'tag',
  'lie',
]);

function duration(shown: Shown<State>): number {
  const { moment } = shown;
  if (!moment) return 0;
  switch (accountOf(shown)?.kind) {
    case 'look':
      return LOOK;
    case 'catch':
      return CATCH;
    case 'reveal':
      return REVEAL;
    case 'arrange':
      return ARRANGING;
    case 'carry-out':
    case 'decide':
      return effectLength(shown);
    default:
      return lengthOf(actionOf(moment)?.family);
  }
}

function lengthOf(family: Family | undefined): number {
  return (family && LENGTHS[family]) ?? 0;
}

function effectLength(shown: Shown<State>): number {
  const effect = effectOf(shown);
  return effect ? (cardNamed(effect.card)?.length ?? EFFECT) : 0;
}

function isHeading(shown: Shown<State>): boolean {
  const { moment } = shown;
  if (moment?.actor === AUTOMATIC) return accountOf(shown)?.kind !== 'carry-out';
  const family = actionOf(moment)?.family;
  const isChanceArranging = family === 'at' && (moment?.actor ?? 0) < 0;
  return HEADINGS.has(family) && !isChanceArranging;
}

/** Say what the picture of a look shows; of any other moment, how far the match is. */
function picture(shown: Shown<State>): string {
  const look = lookOf(shown);
  const round = t('described.round', { round: shown.state.round_number });
  return look ? `${round} ${lookWords(shown, look)}` : round;
}

export default asAnyBoard<'spokenchaos'>({
  Board,
  Beside: MovementCard,
  Tally: GhostTally,
  Picture: LookStill,
  Keepsakes,
  picture,
  words,
  describe,
  cellName: ([column, row]) => fieldName(column, row),
  tell,
  choice: choiceWords,
  elsewhere,
  asks,
  shortcuts,
  duration,
  stays: (shown) => lookOf(shown) !== undefined,
  round: (state) => state.round_number,
  counts,
  isHeading,
  named,
  path,
  turnWords,
  dangers,
  Study: AllDoors,
  sounds: soundsOf,
  refuses,
  restsOn,
});
