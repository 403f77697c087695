/** What screen readers are told: nothing that comes at once pushes out what was just said. */

export class Spoken {
  words = $state('');
  #fresh = '';

  /** Say something, behind whatever is said in the same breath. */
  say(words: string): void {
    if (!this.#fresh) setTimeout(() => (this.#fresh = ''));
    this.#fresh = [this.#fresh, words].filter(Boolean).join(' ');
    this.words = this.#fresh;
  }
}
