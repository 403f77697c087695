/**
 * What screen readers are told: what happened, and behind it what a board says now.
 *
 * What a board says takes the place of what it said before, but never of what has just happened.
 */

export class Spoken {
  words = $state('');
  #happened = '';

  /** Tell what happened, behind whatever is told in the same breath. */
  tell(words: string): void {
    if (!this.#happened) setTimeout(() => (this.#happened = ''));
    this.#happened = joined(this.#happened, words);
    this.words = this.#happened;
  }

  /** Say what a board says. */
  say(words: string): void {
    this.words = joined(this.#happened, words);
  }
}

function joined(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ');
}
