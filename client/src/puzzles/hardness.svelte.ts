/** How hard shipped puzzles turned out to be between all, where a server knows it. */

import { live } from '../live.svelte';
import { puzzleRatings } from '../wire/puzzles';
import { Refusal, Unreachable } from '../wire/refusal';
import { kindOf, type KindName } from './kinds';
import { ranking } from './standings.svelte';

class Hardness {
  /** Ratings of the puzzles that somebody has answered, by puzzle. */
  #ratings = $state.raw<Readonly<Record<string, number>>>({});

  /** Return the rating of a shipped puzzle; nothing where nobody has answered it, or none is known. */
  of(puzzle: string): number | undefined {
    if (!kindOf(puzzle)) return undefined; // a published one tells its own
    return ranking.rated(puzzle)?.puzzle ?? this.#ratings[puzzle];
  }

  /** Ask for all puzzles of a kind, as soon as there is a line; without one the page does without. */
  async load(kind: KindName): Promise<void> {
    if (live.state !== 'open') return;
    try {
      const found = await puzzleRatings(kind);
      const rated = Object.fromEntries(found.map(({ id, rating }) => [id, rating]));
      this.#ratings = { ...this.#ratings, ...rated };
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
    }
  }
}

export const hardness = new Hardness();
