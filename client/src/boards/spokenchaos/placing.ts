/** A hand that puts the piece in mind somewhere: flush with what is near, leaning on it, or freely. */

import type { Draft } from './draft';
import type { Playing } from './playing.svelte';
import { pressed, snapped, squared, type Pressed } from './snapping';
import { NONE, standing } from './state';
import type { Standing } from './geometry/placed';

export class Placing {
  /** The piece that was pressed against another to lean on it. */
  #press: Pressed | undefined;
  /** Who cannot lean on whom. */
  #hopeless: readonly string[] = [];

  constructor(private readonly playing: Playing) {}

  /** Put the piece in mind somewhere. */
  place(draft: Draft, isFree: boolean): void {
    if (isFree || this.playing.isFree) {
      this.playing.hold(draft);
      return;
    }
    const others = this.#others(draft);
    const press = pressed(draft, others);
    this.#press = press && !this.#hopeless.includes(keyOf(press)) ? press : undefined;
    this.playing.hold(this.#press?.draft ?? snapped(squared(draft), others));
  }

  /** Stand a piece upright again that was pressed against another but cannot lean on it. */
  reconsider(): void {
    const { draft, isRefused } = this.playing;
    if (!isRefused || !draft || draft !== this.#press?.draft) return;
    this.#hopeless = [...this.#hopeless, keyOf(this.#press)];
    this.#press = undefined;
    const upright = { ...draft, lean: NONE };
    this.playing.hold(snapped(upright, this.#others(upright)));
  }

  #others({ piece }: Draft): Standing[] {
    return standing(this.playing.props().state).filter((other) => other.piece !== piece);
  }
}

/** Return who leans on whom and how, as a key. */
function keyOf({ draft: { piece, face, yaw, lean }, holder }: Pressed): string {
  return [piece, face, yaw, lean, holder].join();
}
