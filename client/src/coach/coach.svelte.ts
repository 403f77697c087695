/** Says one thing at a time, each once, until it is enough. */

import type { Shown } from '../boards/board';
import type { Named } from '../boards/named';
import type { Parameters } from '../words/message';
import type { Seen, Tip } from './tips';
import type { CoachKey } from './words';

const MOST = 12; // things said in a match
const IN_A_ROW = 3; // before somebody plays on

export interface Said {
  readonly name: CoachKey;
  readonly named: Named;
  /** What its words are filled with. */
  readonly parameters: Parameters;
}

export class Coach {
  /** What is said now. */
  said = $state.raw<Said>();
  /** Answers a warning: whether the last turn is taken back; nothing: it is none. */
  answer = $state.raw<(takesBack: boolean) => void>();
  readonly #names: string[] = [];
  #at = 0;
  #row = 0;
  #seen: Seen<never> | undefined;

  constructor(
    private readonly tips: readonly Tip<never>[],
    private readonly done: () => void,
  ) {}

  /**
   * Take in that something is asked after so many moments, and say the next thing that matters: when
   * somebody else has acted, and who reads it has, too, if something is still being said.
   */
  attend(at: number, glimpse: (at: number) => Shown | undefined): void {
    if (this.answer) return;
    if (at === this.#at && this.#seen) return;
    const shown = glimpse(at);
    if (!shown) return;
    const moments = Array.from({ length: Math.max(0, at - this.#at) }, (_, place) =>
      glimpse(this.#at + 1 + place),
    );
    const since = moments.filter((moment) => moment !== undefined);
    const actors = since.map(({ moment }) => moment?.actor);
    const isNews = !this.#seen || actors.some((actor) => actor !== shown.seat);
    const isRead = !this.said || actors.includes(shown.seat);
    const seen = { shown, since } as unknown as Seen<never>;
    if (isNews && isRead) {
      [this.#at, this.#seen, this.#row] = [at, seen, 0];
      this.#speak(seen, this.tips);
    } else if (isRead || !this.#isUrgent) {
      this.#speakUp(at, seen);
    }
  }

  /** Say what cannot wait at all, and wait for an answer. */
  warn(said: Said, answer: (takesBack: boolean) => void): void {
    this.said = said;
    this.answer = (takesBack) => {
      this.said = this.answer = undefined;
      answer(takesBack);
    };
  }

  /** Say no more of this; there may be something else. */
  dismiss(): void {
    if (this.answer) this.answer(false);
    else if (this.#seen) this.#speak(this.#seen, this.tips);
  }

  /** Say nothing any more. */
  enough(): void {
    this.answer?.(false);
    this.said = undefined;
    this.done();
  }

  /** What is said now could not wait: nothing takes its place before one has acted. */
  get #isUrgent(): boolean {
    return this.tips.some(({ name, isUrgent }) => isUrgent && name === this.said?.name);
  }

  /** Say what cannot wait until the next turn. */
  #speakUp(at: number, seen: Seen<never>): void {
    const urgent = this.tips.filter(
      ({ isUrgent, name }) => isUrgent && !this.#names.includes(name),
    );
    if (!urgent.some((tip) => tip.at(seen))) return;
    [this.#at, this.#seen, this.#row] = [at, seen, 0]; // what comes after it is about the same moment
    this.#speak(seen, urgent);
  }

  #speak(seen: Seen<never>, tips: readonly Tip<never>[]): void {
    this.said = undefined;
    if (this.#names.length >= MOST || this.#row >= IN_A_ROW) return;
    for (const { name, at, says } of tips) {
      const named = this.#names.includes(name) ? undefined : at(seen);
      if (!named) continue;
      this.#names.push(name);
      this.#row += 1;
      this.said = { name, named, parameters: says?.(seen) ?? {} };
      return;
    }
  }
}
