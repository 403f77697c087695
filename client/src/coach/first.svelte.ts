/** Which games have been taught in a first match; kept in this browser. */

import type { Ask } from '../generated/messages';

const KEY = 'gloaming.coach';

interface Kept {
  /** The games that need no coach any more. */
  readonly taught?: readonly string[];
}

function kept(): Kept {
  try {
    return JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {}; // Storage may be forbidden, or hold something else: then nothing was taught.
  }
}

class FirstMatches {
  #kept = $state.raw<Kept>(kept());

  /** Tell whether no match of a game was ended on this device, with a coach or without. */
  isNew(game: string): boolean {
    return !this.#kept.taught?.includes(game);
  }

  /** Return the games that need no coach any more. */
  get taught(): readonly string[] {
    return this.#kept.taught ?? [];
  }

  /** Let these need no coach any more, and no others. */
  adopt(taught: readonly string[]): void {
    this.#keep({ ...this.#kept, taught });
  }

  /** Return what is asked for to take a seat: others may know that it is a first match. */
  sitDown(game: string, seat: number): Extract<Ask['command'], { do: 'sit' }> {
    return { do: 'sit', seat, ...(this.isNew(game) ? { is_first_match: true } : {}) };
  }

  /** Have a coach in the next match of a game, or not. */
  wish(game: string, isWished: boolean): void {
    const others = (this.#kept.taught ?? []).filter((name) => name !== game);
    this.#keep({ ...this.#kept, taught: isWished ? others : [...others, game] });
  }

  #keep(now: Kept): void {
    this.#kept = now;
    try {
      window.localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // Storage is forbidden: it holds for this visit.
    }
  }
}

export const firstMatches = new FirstMatches();
