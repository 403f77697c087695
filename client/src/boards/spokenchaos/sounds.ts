/** How the lobby sounds: wood that is set down, ghosts that sweep by, a lock, a bell at midnight. */

import type { Tone } from '../../sound';
import { AUTOMATIC } from '../../generated/games';
import type { Shown } from '../board';
import { accountOf } from './account';
import { actionOf, type Family } from './actions';
import { effectOf } from './effects';
import type { Account, State } from './state';

const FLOORBOARD: readonly Tone[] = [
  { from: 150, to: 52, length: 0.2, loudness: 0.26, wave: 'triangle' },
  { from: 420, to: 160, length: 0.06, loudness: 0.08, wave: 'triangle' },
];
const SWEEP: readonly Tone[] = [
  { from: 330, to: 620, length: 0.55, loudness: 0.05, wave: 'sine' },
  { from: 335, to: 640, length: 0.6, loudness: 0.04, wave: 'sine', after: 0.05 },
];
const DIE: readonly Tone[] = [0, 0.07, 0.12, 0.22].map((after, bounce) => ({
  from: 900 - bounce * 90,
  to: 480,
  length: 0.035,
  loudness: 0.1 - bounce * 0.018,
  wave: 'square',
  after,
}));
const CARD: readonly Tone[] = [
  { from: 1500, to: 700, length: 0.05, loudness: 0.04, wave: 'triangle' },
];
const BELL: readonly Tone[] = [0, 0.75, 1.5].flatMap((after) => [
  { from: 220, to: 218, length: 1.5, loudness: 0.12, wave: 'sine' as const, after },
  { from: 528, to: 525, length: 0.9, loudness: 0.05, wave: 'sine' as const, after },
]);
const LOCK: readonly Tone[] = [
  { from: 1250, to: 900, length: 0.03, loudness: 0.09, wave: 'square' },
  { from: 760, to: 520, length: 0.05, loudness: 0.09, wave: 'square', after: 0.16 },
  { from: 70, to: 140, length: 1.1, loudness: 0.12, wave: 'sine', after: 0.3 },
];
const CAUGHT: readonly Tone[] = [
  { from: 880, to: 170, length: 0.7, loudness: 0.12, wave: 'sine' },
  { from: 890, to: 160, length: 0.8, loudness: 0.07, wave: 'triangle', after: 0.08 },
];
const PHEW: readonly Tone[] = [{ from: 260, to: 130, length: 0.5, loudness: 0.06, wave: 'sine' }];
const SPELL: readonly Tone[] = [523, 659, 784, 1047].map((from, note) => ({
  from,
  to: from,
  length: 0.3,
  loudness: 0.05,
  wave: 'sine',
  after: note * 0.09,
}));

/** What is done, by its family. */
const DONE: Readonly<Partial<Record<Family, readonly Tone[]>>> = {
  at: FLOORBOARD,
  card: CARD,
  die: DIE,
  holder: DIE,
  done: CARD,
  midnight: BELL,
  side: FLOORBOARD,
  spot: SWEEP,
};

/** Return how a moment sounds. */
export function soundsOf(shown: Shown<State>): readonly Tone[] {
  const { moment } = shown;
  const account = accountOf(shown);
  if (!moment || account?.kind === 'arrange') return [];
  if (moment.actor === AUTOMATIC) return followed(shown, account);
  if (effectOf(shown)) return effectSounds(shown);
  const family = actionOf(moment)?.family;
  return (family && DONE[family]) ?? [];
}

function followed(shown: Shown<State>, account: Account | undefined): readonly Tone[] {
  switch (account?.kind) {
    case 'look':
      return LOCK;
    case 'carry-out':
      return effectSounds(shown);
    case 'catch':
      return account.ghosts?.some(({ where }) => where !== 'inside') ? CAUGHT : PHEW;
    default:
      return SWEEP;
  }
}

function effectSounds(shown: Shown<State>): readonly Tone[] {
  const effect = effectOf(shown);
  if (!effect) return [];
  return effect.pieces.length > 0 ? [...SPELL, ...FLOORBOARD] : SPELL;
}
