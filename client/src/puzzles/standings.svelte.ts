/** Ratings between all on a server: for whoever is signed in, the first answer to a puzzle counts. */

import { live } from '../live.svelte';
import { hasServer } from '../served';
import { answer, standings, type Answer } from '../wire/puzzles';
import type { RatedAnswer, Standing } from '../wire/said';
import type { KindName } from './kinds';
import { isPublished, shownOf } from './published/published';

class Standings {
  #all = $state.raw<readonly Standing[]>([]);
  /** What the first answer to a puzzle came to, by puzzle. */
  #rated = $state.raw<Readonly<Record<string, RatedAnswer>>>({});

  /** Whether answers are rated on the server: only accounts are. */
  get isRated(): boolean {
    return hasServer && live.name !== '' && !live.isGuest;
  }

  of(kind: KindName): Standing | undefined {
    return this.isRated ? this.#all.find((one) => one.kind === kind) : undefined;
  }

  rated(puzzle: string): RatedAnswer | undefined {
    return this.#rated[puzzle];
  }

  async load(): Promise<void> {
    if (this.isRated) this.#all = await standings();
  }

  /** Tell the server of a first answer; nothing: it was none, or help was needed. */
  async answered(puzzle: string, given: Answer | null): Promise<void> {
    const isOwn = isPublished(puzzle) && (shownOf(puzzle)?.about.is_yours ?? false);
    if (!this.isRated || isOwn) return;
    const rated = await answer(puzzle, given);
    if (rated.is_first) this.#rated = { ...this.#rated, [puzzle]: rated };
  }
}

export const ranking = new Standings();
