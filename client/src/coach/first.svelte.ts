/** Which games have been taught in a first match, and at which table that is; kept in this browser. */

const KEY = 'gloaming.coach';

interface Kept {
  /** The games that need no coach any more. */
  readonly taught?: readonly string[];
  /** The table at which a coach stands. */
  readonly table?: string;
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

  /** Tell whether a match of a game would be the first on this device. */
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

  /** Tell whether a coach stands at a table. */
  isAt(table: string): boolean {
    return this.#kept.table === table;
  }

  /** Let a coach stand at the table of a first match; the next one is none. */
  begin(game: string, table: string): void {
    const taught = [...new Set([...(this.#kept.taught ?? []), game])];
    this.#keep({ taught, table });
  }

  /** Let the coach go. */
  end(): void {
    this.#keep({ ...this.#kept, table: '' });
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
