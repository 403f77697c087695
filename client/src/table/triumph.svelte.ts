/**
 * Whether somebody wins just now.
 *
 *   running --> over, but not all of it shown --> shown: the moment --> the verdict stands
 *
 * Who was not there when it ended, or wants no motion, sees the verdict at once.
 */

const LENGTH = 2800; // milliseconds at pace 1

/** How a match stands, and how much of it has been seen. */
export interface Standing {
  readonly isRunning: boolean;
  /** It came as a whole: it happened before one looked. */
  readonly isOld: boolean;
  /** Everything has been shown to the end. */
  readonly isShown: boolean;
  readonly hasWinner: boolean;
}

export class Triumph {
  isOn = $state(false);
  /** It is still to come: nothing may be said of it. */
  isAwaited = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Take in how the match stands; tell whether it ends just now. */
  update({ isRunning, isOld, isShown, hasWinner }: Standing, pace: number): boolean {
    if (isRunning || isOld) this.skip();
    if (isRunning || isOld) this.isAwaited = isRunning;
    if (isRunning || !this.isAwaited || !isShown) return false;
    this.isAwaited = false;
    this.isOn = hasWinner && pace > 0;
    if (this.isOn) this.#timer = setTimeout(() => this.skip(), LENGTH * pace);
    return hasWinner;
  }

  /** Let the verdict stand at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.isOn = false;
  }
}
