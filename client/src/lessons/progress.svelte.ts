/** Which lessons have been solved; kept in this browser. */

import { untrack } from 'svelte';

const KEY = 'gloaming.lessons';

/** How far somebody is on a path. */
export interface Progress {
  /** The names of the solved lessons. */
  readonly stars: readonly string[];
  /** How many lessons there are. */
  readonly all: number;
}

type Kept = Readonly<Record<string, Progress>>;

const NOTHING: Progress = { stars: [], all: 0 };

function kept(): Kept {
  try {
    return JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {}; // Storage may be forbidden, or hold something else: then nothing was solved.
  }
}

class Stars {
  #kept = $state.raw<Kept>(kept());

  /** Return how far one is in a game. */
  of(game: string): Progress {
    return this.#kept[game] ?? NOTHING;
  }

  /** Give the star of a lesson, one of so many. */
  give(game: string, lesson: string, all: number): void {
    const kept = untrack(() => this.#kept);
    const stars = [...new Set([...(kept[game]?.stars ?? []), lesson])];
    this.adopt({ ...kept, [game]: { stars, all } });
  }

  /** Return how far one is in every game. */
  get all(): Kept {
    return this.#kept;
  }

  /** Keep what an account knows in place of what is kept here. */
  adopt(now: Kept): void {
    this.#kept = now;
    try {
      window.localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // Storage is forbidden: the star shines for this visit.
    }
  }
}

export const stars = new Stars();
