/** How long a bot may think, and work cut into slices short enough to listen in between. */

import type { Decision, Level, Limits, Slicewise } from './decision';

const FIRST_SLICE = 16;
const LARGEST_SLICE = 1 << 16;
export const SLICE_MILLISECONDS = 50; // so often somebody who calls a bot off is heard

/** What thinking may cost; who calls it off leaves nothing of it. */
export interface Budget {
  readonly simulations: number;
  readonly end: number;
  isCalledOff: boolean;
}

export function budgetOf(level: Level, { simulations, seconds, isPatient }: Limits): Budget {
  return {
    simulations: Math.max(1, Math.min(level.simulations, simulations ?? Infinity)),
    end: isPatient ? Infinity : now() + 1000 * (seconds ?? level.seconds),
    isCalledOff: false,
  };
}

/** Tell whether there is no time left. */
export function isUsedUp({ end, isCalledOff }: Budget): boolean {
  return isCalledOff || now() >= end;
}

/** Say something, and listen; tell whether it is time to act. */
export function* isOver(budget: Budget, say: () => Decision | null): Slicewise<boolean> {
  if (!isUsedUp(budget) && (yield say())) budget.isCalledOff = true;
  return isUsedUp(budget);
}

/** Work cut into slices. */
export class Slices {
  #size = FIRST_SLICE;
  #began = now();

  /** Return how much of what is left may be done before the next look at the clock. */
  take(left: number): number {
    const passed = now() - this.#began;
    if (passed < SLICE_MILLISECONDS / 2) this.#size = Math.min(LARGEST_SLICE, 2 * this.#size);
    else if (passed > SLICE_MILLISECONDS) this.#size = Math.max(1, this.#size >> 1);
    this.#began += passed;
    return Math.min(this.#size, left);
  }
}

export function now(): number {
  return performance.now();
}
