/**
 * How a look unfolds, step by step; each step begins when the one before has been seen.
 *
 *   rolled --> gliding --> opening --> outlining --> told
 *   dice,      the camera  the lid     ghosts that   words
 *   side,      comes to    swings      are seen, one
 *   door       the door    aside       after another
 *
 * Nothing here knows a clock: what is drawn says itself when it is done.
 */

export type Step = 'rolled' | 'gliding' | 'opening' | 'outlining' | 'told';

/** What has been seen of a look. */
export interface Unfolded {
  /** The dice were read. */
  readonly isRead: boolean;
  /** The lid is open. */
  readonly isOpened: boolean;
  /** So many ghosts are outlined. */
  readonly outlined: number;
  /** There is no motion but the camera's: no dice, no lid, and all ghosts are outlined together. */
  readonly isAtOnce: boolean;
}

export type Done = 'read' | 'opened' | 'outlined';

export const UNSEEN: Unfolded = {
  isRead: false,
  isOpened: false,
  outlined: 0,
  isAtOnce: false,
};

/** Return the same without motion: for those who want none, are in a hurry, or look again. */
export function atOnce(unfolded: Unfolded): Unfolded {
  return { ...unfolded, isRead: true, isOpened: true, isAtOnce: true };
}

/** Return at which step a look is that catches so many; its picture may still be on its way. */
export function stepOf(unfolded: Unfolded, caught: number, isThere: boolean): Step {
  const { isRead, isOpened, outlined } = unfolded;
  if (!isRead) return 'rolled';
  if (!isThere) return 'gliding';
  if (!isOpened) return 'opening';
  return outlined < caught ? 'outlining' : 'told';
}

/** Return what has been seen after something is done; what does not belong to the step is ignored. */
export function after(unfolded: Unfolded, done: Done, step: Step): Unfolded {
  switch (done) {
    case 'read':
      return { ...unfolded, isRead: true };
    case 'opened':
      return step === 'opening' ? { ...unfolded, isOpened: true } : unfolded;
    case 'outlined':
      return step === 'outlining'
        ? { ...unfolded, outlined: outlinedAt(unfolded, step) }
        : unfolded;
  }
}

/** Return how many ghosts are outlined or just being so. */
export function outlinedAt({ outlined, isAtOnce }: Unfolded, step: Step): number {
  if (step === 'told' || (step === 'outlining' && isAtOnce)) return Infinity;
  return step === 'outlining' ? outlined + 1 : 0;
}
