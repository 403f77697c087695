/**
 * How a moment is shown in time, in milliseconds at pace 1.
 *
 *   a card               turn --> read --> lay where it lies
 *   the monster's step   look: beams, longer before a turn --> go, leg by leg, slower the nearer
 *                        somebody is whom it sees --> bite, or stand beside whom it just missed
 *   a leg through a wall            vanish --> come out
 */

import type { Shown } from '../board';
import { nearlyEaten } from './happening';
import type { Leg, State, Walked } from './state';

const LOOK = 150;
/** Before a turn: one sees whom it has seen, and may read it. */
const BEAT = 700;
/** Beside somebody who is not eaten. */
const NEAR_MISS = 650;
/** How much slower it goes with somebody one, two or three cells away. */
const SLOWER = [2.4, 1.8, 1.35];
const GO = 200;
const LEG = 90; // each further cell of a slide
/** He sinks into a wall or a teleporter before he comes out elsewhere. */
export const VANISH = 260;
/** Jaws close, or a row crushes somebody. */
export const BITE = 900;
const TURN = 420;
const READ = 560;
const LAY = 320;
export const CARD = TURN + READ + LAY;
const BEGIN = 900;
/** He stands and looks, and one reads what his last step brought. */
export const LAST_LOOK = 1300;
const TOKEN_STEP = 170;
const LAID = 250;
/** Pieces that are moved. */
const MOVE = 160;

/** When a leg of his way begins, and how long it takes. */
export interface LegTime {
  readonly after: number;
  readonly length: number;
}

/** When what happens in his step happens. */
export interface WalkTimes {
  /** It begins to go. */
  readonly looked: number;
  readonly legs: readonly LegTime[];
  /** He has come where he goes. */
  readonly arrival: number;
  readonly end: number;
}

/** Return when what happens in a step of his happens. */
export function walkTimes(account: Walked, missed: readonly unknown[]): WalkTimes {
  const { way, eaten } = account;
  const legs: LegTime[] = [];
  const looked = LOOK + (account.faced === account.turned ? 0 : BEAT);
  const slower = SLOWER[distanceTo(account) - 1] ?? 1;
  let after = looked;
  for (const leg of way) {
    const length = legLength(leg, way.length) * slower;
    legs.push({ after, length });
    after += length;
  }
  const arrival = way.length > 0 ? after : looked + GO;
  const stays = eaten.length > 0 ? BITE : missed.length > 0 ? NEAR_MISS : 0;
  return { looked, legs, arrival, end: arrival + stays };
}

/** Return how far away the nearest is whom it sees; without end if it sees nobody. */
export function distanceTo({ lines }: Walked): number {
  return Math.min(...lines.flatMap(({ token, length }) => (token === null ? [] : [length])));
}

function legLength({ by }: Leg, legs: number): number {
  const going = (GO + LEG * (legs - 1)) / legs;
  return by === 'step' ? going : VANISH + going;
}

/** Return how long a moment is shown. */
export function duration(shown: Shown<State>): number {
  const account = shown.moment?.account;
  switch (account?.kind) {
    case 'walk':
      return walkTimes(account, nearlyEaten(shown)).end;
    case 'last-look':
      return LAST_LOOK;
    case 'begin':
      return BEGIN;
    case 'card':
      return CARD;
    case 'step':
      return TOKEN_STEP;
    case 'lay':
      return LAID;
    default:
      return 0;
  }
}

/** Return how long a moment stands where nothing moves: a card, and each step of its walk. */
export function standing(shown: Shown<State>): number {
  const kind = shown.moment?.account.kind;
  if (kind === 'card') return READ + LAY;
  return kind === 'walk' || kind === 'last-look' ? duration(shown) : 0;
}

/** Return how long motions take at some pace, as custom properties of the drawing. */
export function lengths(pace: number): string {
  const all = { move: MOVE, bite: BITE, passage: VANISH, missed: NEAR_MISS / 2 };
  return Object.entries(all)
    .map(([name, length]) => `--${name}: ${length * pace}ms`)
    .join('; ');
}
