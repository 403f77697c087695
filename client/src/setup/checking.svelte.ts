/** What follows from the options that are being chosen, asked once somebody pauses. */

import type { GameAbout } from '../games';
import { trying } from '../parts/toasts.svelte';
import { checkOptions, type CheckedOptions } from './checking';
import type { Chosen } from './layout';

const PAUSE = 250; // milliseconds without a key

export class Checking {
  /** The newest answer. */
  answer = $state.raw<CheckedOptions>();
  /** Every option as the newest choice that fitted makes it. */
  filled = $state.raw<Chosen>({});
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** Ask about some options soon; only the newest question counts. */
  ask(game: GameAbout, options: Chosen): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    const number = this.#asked;
    this.#timer = setTimeout(() => {
      void trying(checkOptions(game, options).then((answer) => this.#hear(number, answer)));
    }, PAUSE);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  #hear(number: number, answer: CheckedOptions): void {
    if (number !== this.#asked) return;
    this.answer = answer;
    if (!answer.refused) this.filled = answer.options;
  }
}
