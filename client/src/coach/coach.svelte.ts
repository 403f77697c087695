/** Says one thing at a time, each once, until it is enough. */

import type { Shown } from '../boards/board';
import type { Named } from '../boards/named';
import type { Seen, Tip } from './tips';
import type { CoachKey } from './words';

const MOST = 12; // things said in a match

export interface Said {
  readonly name: CoachKey;
  readonly named: Named;
}

export class Coach {
  /** What is said now. */
  said = $state.raw<Said>();
  readonly #names: string[] = [];
  #at = 0;
  #seen: Seen<never> | undefined;

  constructor(
    private readonly tips: readonly Tip<never>[],
    private readonly done: () => void,
  ) {}

  /** Take in that it is one's turn after so many moments; say the next thing that matters. */
  attend(at: number, glimpse: (at: number) => Shown | undefined): void {
    if (at === this.#at && this.#seen) return;
    const shown = glimpse(at);
    if (!shown) return;
    const moments = Array.from({ length: Math.max(0, at - this.#at) }, (_, place) =>
      glimpse(this.#at + 1 + place),
    );
    const since = moments.filter((moment) => moment !== undefined);
    const isOwn = since.some(({ moment }) => moment?.actor === shown.seat);
    if (this.said && !isOwn) return; // whoever reads it has not acted yet
    this.#at = at;
    this.#seen = { shown, since } as unknown as Seen<never>;
    this.#speak();
  }

  /** Say no more of this; there may be something else. */
  dismiss(): void {
    this.#speak();
  }

  /** Say nothing any more. */
  enough(): void {
    this.said = undefined;
    this.done();
  }

  #speak(): void {
    this.said = undefined;
    const seen = this.#seen;
    if (!seen || this.#names.length >= MOST) return;
    for (const { name, at } of this.tips) {
      const named = this.#names.includes(name) ? undefined : at(seen);
      if (!named) continue;
      this.#names.push(name);
      this.said = { name, named };
      return;
    }
  }
}
