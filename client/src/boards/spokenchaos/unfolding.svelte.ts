/** The unfolding of whatever look is shown; another look begins anew. */

import { after, atOnce, outlinedAt, stepOf, UNSEEN, type Done, type Unfolded } from './unfolding';

/** The look that unfolds. */
export interface Unfolds {
  /** Tells it from all others. */
  readonly key: string;
  /** How many ghosts are outlined. */
  readonly caught: number;
  /** Whether it is known what is seen, and the picture is drawn that one sees at the door. */
  readonly isThere: boolean;
  /** Whether it begins with the dice; else with the way to the door. */
  readonly hasDice: boolean;
  readonly isAtOnce: boolean;
}

export class Unfolding {
  #kept = $state.raw<{ key: string; unfolded: Unfolded }>();

  constructor(private readonly look: () => Unfolds) {}

  readonly #unfolded = $derived.by(() => {
    const { key, hasDice, isAtOnce } = this.look();
    const start = { ...UNSEEN, isRead: !hasDice };
    if (this.#kept?.key === key) return this.#kept.unfolded;
    return isAtOnce ? atOnce(start) : start;
  });
  readonly step = $derived.by(() => {
    const { caught, isThere } = this.look();
    return stepOf(this.#unfolded, caught, isThere);
  });
  /** How many ghosts are outlined or just being so. */
  readonly outlined = $derived(outlinedAt(this.#unfolded, this.step));
  /** Nothing is shown in motion but, for those who did not ask for it, the camera. */
  readonly isAtOnce = $derived(this.#unfolded.isAtOnce);
  /** Somebody asked to see everything at once. */
  readonly isHurried = $derived.by(() => this.isAtOnce && !this.look().isAtOnce);

  /** Take note of what has been seen. */
  done(done: Done): void {
    this.#keep(after(this.#unfolded, done, this.step));
  }

  /** Show everything at once. */
  hurry(): void {
    this.#keep(atOnce(this.#unfolded));
  }

  #keep(unfolded: Unfolded): void {
    this.#kept = { key: this.look().key, unfolded };
  }
}
