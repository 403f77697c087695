/**
 * Tokens called by letters in place of numbers, as puzzles do.  Nothing flips there: beside its
 * letter a token has the steps that it may still go, if there are any.
 */

class Lettering {
  /** The letters of tokens by their numbers; none where a match is played. */
  #letters = $state.raw<readonly string[]>([]);

  get isOn(): boolean {
    return this.#letters.length > 0;
  }

  /** Take over the letters that a table's options name. */
  use({ letters = '' }: Readonly<Record<string, string>>): void {
    if (letters !== this.#letters.join(' ')) this.#letters = letters.split(' ').filter(Boolean);
  }

  /** Return the letter of a token; nothing if it has only numbers. */
  of(token: number): string | undefined {
    return this.#letters[token];
  }
}

/** The letters of the page's floor: there is one. */
export const lettering = new Lettering();
