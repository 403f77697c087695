/** How the fortress sounds: wood, stone, paper, jaws, and a gong when the second half begins. */

import type { Tone } from '../../sound';
import type { Shown } from '../board';
import { crushedIn, nearlyEaten } from './happening';
import { beginsSecondHalf } from './halves';
import type { Account, Place, State, Walked } from './state';
import { accountOf } from './telling';
import { BITE, CARD, distanceTo, LAST_LOOK, walkTimes } from './walking';

const SECOND = 1000; // milliseconds
const CARD_TURNS = 0.2; // of the time that a card takes
const JAWS_CLOSE = 0.4; // of the time that a bite takes

const WOOD: readonly Tone[] = [
  { from: 320, to: 140, length: 0.09, loudness: 0.14, wave: 'triangle' },
];
const STONE: readonly Tone[] = [
  { from: 130, to: 58, length: 0.18, loudness: 0.22, wave: 'triangle' },
];
const PAPER: readonly Tone[] = [
  { from: 1700, to: 600, length: 0.07, loudness: 0.05, wave: 'triangle' },
  { from: 420, to: 210, length: 0.1, loudness: 0.12, wave: 'triangle', after: 0.09 },
];
const PAW: readonly Tone[] = [{ from: 95, to: 46, length: 0.14, loudness: 0.2, wave: 'sine' }];
const HEARTBEAT: readonly Tone[] = [0, 0.22].map((after) => ({
  from: 70,
  to: 48,
  length: 0.16,
  loudness: 0.24,
  wave: 'sine',
  after,
}));
const JAWS: readonly Tone[] = [
  { from: 240, to: 70, length: 0.09, loudness: 0.2, wave: 'sawtooth' },
  { from: 900, to: 200, length: 0.04, loudness: 0.09, wave: 'square', after: 0.03 },
  { from: 700, to: 160, length: 0.05, loudness: 0.08, wave: 'square', after: 0.1 },
];
const RUMBLE: readonly Tone[] = [
  { from: 110, to: 38, length: 0.5, loudness: 0.28, wave: 'triangle' },
  { from: 300, to: 90, length: 0.12, loudness: 0.12, wave: 'square' },
];
const WHOOSH: readonly Tone[] = [
  { from: 140, to: 520, length: 0.28, loudness: 0.1, wave: 'sine' },
  { from: 520, to: 130, length: 0.26, loudness: 0.1, wave: 'sine', after: 0.26 },
];
const FREE: readonly Tone[] = [523, 659, 784].map((from, note) => ({
  from,
  to: from,
  length: 0.4,
  loudness: 0.06,
  wave: 'sine',
  after: note * 0.08,
}));
const BREATH: readonly Tone[] = [{ from: 90, to: 60, length: 0.35, loudness: 0.1, wave: 'sine' }];
const GONG: readonly Tone[] = [
  { from: 110, to: 108, length: 2.2, loudness: 0.18, wave: 'sine' },
  { from: 277, to: 274, length: 1.4, loudness: 0.07, wave: 'sine' },
  { from: 466, to: 460, length: 0.9, loudness: 0.04, wave: 'sine' },
];

const FAR = 10; // cells from which its steps are hardly heard
const FARTHEST = 0.35; // of the loudness beside it

/** Return how a moment sounds where it is shown at some pace, each sound when its picture comes. */
export function soundsOf(shown: Shown<State>, pace: number): readonly Tone[] {
  const account = accountOf(shown);
  const half = beginsSecondHalf(shown) ? delayed(GONG, LAST_LOOK * pace) : [];
  return [...(account ? soundOf(account, nearlyEaten(shown), pace) : []), ...half];
}

function soundOf(account: Account, missed: readonly Place[], pace: number): readonly Tone[] {
  switch (account.kind) {
    case 'card':
      return delayed(PAPER, CARD * CARD_TURNS * pace);
    case 'walk':
      return walkSounds(account, missed, pace);
    case 'last-look':
      return BREATH;
    case 'lay':
      return STONE;
    case 'step':
      return account.shoves.length > 0 ? [...WOOD, ...STONE] : WOOD;
    case 'stop':
      return account.where === 'out' ? FREE : WOOD;
    default:
      return [];
  }
}

function walkSounds(account: Walked, missed: readonly Place[], pace: number): readonly Tone[] {
  const { legs, arrival } = walkTimes(account, missed);
  const loudness = Math.max(FARTHEST, 1 - distanceTo(account) / FAR);
  const steps = legs.flatMap(({ after }, leg) =>
    delayed(account.way[leg]?.by === 'step' ? louder(PAW, loudness) : WHOOSH, after * pace),
  );
  const heart = missed.length > 0 ? delayed(HEARTBEAT, arrival * pace) : [];
  const crushed = crushedIn(account).size;
  const isBitten = account.eaten.length > crushed;
  const meal = [...(isBitten ? JAWS : []), ...(crushed > 0 ? RUMBLE : [])];
  return [...steps, ...heart, ...delayed(meal, (arrival + BITE * JAWS_CLOSE) * pace)];
}

function louder(tones: readonly Tone[], by: number): Tone[] {
  return tones.map((tone) => ({ ...tone, loudness: tone.loudness * (0.6 + by) }));
}

function delayed(tones: readonly Tone[], by: number): Tone[] {
  return tones.map((tone) => ({ ...tone, after: (tone.after ?? 0) + by / SECOND }));
}
