/**
 * How a moment is shown in time, in milliseconds at pace 1.
 *
 *   the monster's step   look: beams --> go, leg by leg --> next moment
 */

import type { Fact } from './state';

export const LOOK = 150;
const GO = 200;
const LEG = 90; // each further cell of a slide
const CARD = 900;
const LAST_LOOK = 500;
const TOKEN_STEP = 170;
const LAID = 250;

/** Return how long a moment is shown. */
export function duration(fact: Fact | undefined): number {
  switch (fact?.kind) {
    case 'walk':
      return LOOK + goingTime(fact.way.length) + (fact.eaten.length > 0 ? GO : 0);
    case 'last-look':
      return LAST_LOOK;
    case 'begin':
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

/** Return how long he goes over so many cells. */
export function goingTime(legs: number): number {
  return GO + LEG * Math.max(0, legs - 1);
}
