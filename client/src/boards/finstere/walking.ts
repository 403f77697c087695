/**
 * How a moment is shown in time, in milliseconds at pace 1.
 *
 *   a card               turn --> read --> lay where it lies
 *   the monster's step   look: beams --> go, leg by leg --> bite, if anybody is there
 *   a leg through a wall            vanish --> come out
 */

import type { Account, Leg, Walked } from './state';

export const LOOK = 150;
const GO = 200;
const LEG = 90; // each further cell of a slide
/** He sinks into a wall or a teleporter before he comes out elsewhere. */
export const VANISH = 260;
/** Jaws close, or a row crushes somebody. */
export const BITE = 620;
const TURN = 420;
const READ = 560;
const LAY = 320;
export const CARD = TURN + READ + LAY;
const BEGIN = 900;
export const LAST_LOOK = 500;
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
  readonly legs: readonly LegTime[];
  /** He has come where he goes. */
  readonly arrival: number;
  readonly end: number;
}

/** Return when what happens in a step of his happens. */
export function walkTimes({ way, eaten }: Walked): WalkTimes {
  const legs: LegTime[] = [];
  let after = LOOK;
  for (const leg of way) {
    const length = legLength(leg, way.length);
    legs.push({ after, length });
    after += length;
  }
  const arrival = way.length > 0 ? after : LOOK + GO;
  return { legs, arrival, end: arrival + (eaten.length > 0 ? BITE : 0) };
}

function legLength({ by }: Leg, legs: number): number {
  const going = (GO + LEG * (legs - 1)) / legs;
  return by === 'step' ? going : VANISH + going;
}

/** Return how long a moment is shown. */
export function duration(account: Account | undefined): number {
  switch (account?.kind) {
    case 'walk':
      return walkTimes(account).end;
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

/** Return how long motions take at some pace, as custom properties of the drawing. */
export function lengths(pace: number): string {
  const all = { move: MOVE, bite: BITE, passage: VANISH };
  return Object.entries(all)
    .map(([name, length]) => `--${name}: ${length * pace}ms`)
    .join('; ');
}
