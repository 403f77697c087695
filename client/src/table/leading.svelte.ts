/**
 * Leads those who follow through new moments one by one, as fast as they can be shown.
 *
 *   moments   ... | told | shown, its picture runs | still to be shown
 *                   readable                         last
 *
 * Words never come before the picture: a moment can be read of once its picture is done.
 */

import type { AnyBoard, Announcement, BoardSeat, Shown } from '../boards/board';
import { shownAt, type Options, type StoryNow } from './shown';
import {
  adjusted,
  advanced,
  earliestOf,
  lagsBehind,
  lastOf,
  newest,
  stepTo,
  type Showing,
} from './showing';

const MOST_LED = 60; // moments; who was away longer sees the newest at once
const ANNOUNCED = 3600; // milliseconds at pace 1 in which an announcement is read

/** What is led through: the story may change at any time. */
export interface Told {
  readonly story: StoryNow;
  readonly seats: readonly BoardSeat[];
  readonly options: Options;
  /** How earlier moments may be looked up now, if not as they were. */
  readonly recall?: ((shown: Shown, now: unknown) => Shown) | undefined;
  /** It comes as a whole: what is new in it happened while nobody looked. */
  readonly isWhole?: boolean;
}

export class Leading {
  #showing = $state.raw<Showing>({ at: 0, follows: true });
  #told = $state.raw<Told | undefined>(undefined);
  /** How many moments have been seen to the end of their picture. */
  #seenTo = $state(0);
  /** What is announced just now, over the board. */
  announced = $state.raw<Announcement>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #then: (() => void) | undefined;

  constructor(
    private readonly board: () => AnyBoard | undefined,
    private readonly pace: () => number,
    private readonly heard: (shown: Shown) => void,
    private readonly said: (from: number, to: number) => void,
    private readonly hush: () => void = () => undefined,
  ) {}

  /** What is shown now. */
  readonly shown = $derived(
    this.#showing.follows ? this.#seen(this.#showing.at) : this.glimpse(this.#showing.at),
  );
  readonly at = $derived(this.#showing.at);
  readonly last = $derived(this.#told ? lastOf(this.#told.story) : 0);
  /** How far one can step back. */
  readonly earliest = $derived(this.#told ? earliestOf(this.#told.story) : 0);
  readonly isAtEnd = $derived(this.#showing.at === this.last);
  /** The last moment of which one may read. */
  readonly readable = $derived(Math.min(this.#seenTo, this.last));
  /** The moment of which the bar may tell. */
  readonly told = $derived.by(() => {
    const at = Math.min(this.#showing.at, this.readable);
    return this.#showing.follows ? this.#seen(at) : this.glimpse(at);
  });
  /** Everything has been shown to the end. */
  readonly isTold = $derived(this.readable === this.last);
  /** Somebody follows, and there is more to show. */
  readonly isBehind = $derived(
    this.#told !== undefined && lagsBehind(this.#told.story, this.#showing),
  );

  /** Take in how the story goes on. */
  update(told: Told): void {
    const isFirst = this.#told === undefined;
    this.#told = told;
    this.#seenTo = this.readable; // what is taken back has not been seen when it is done anew
    const seen = this.#showing.at;
    const tooFar = lastOf(told.story) - this.#showing.at > MOST_LED && this.#showing.follows;
    const isOld = isFirst || tooFar || told.isWhole;
    if (isOld) this.announced = undefined;
    if (isOld || this.pace() === 0) {
      this.#cancel();
      this.#showing = this.#settled(told);
      this.#see();
    } else this.#showing = adjusted(told.story, this.#showing);
    // Those who want no motion hear what happened all the same.
    if (!isOld && this.pace() === 0 && this.at > seen && this.shown) {
      this.heard(this.shown);
      this.said(seen + 1, this.at);
      this.#announce(seen + 1, this.at);
    }
    this.#lead();
  }

  /** Show a certain moment; at the end one follows again. */
  step(at: number): void {
    if (!this.#told) return;
    this.#stop();
    this.#showing = stepTo(this.#told.story, at);
    this.#see();
  }

  /** Show the newest moment at once. */
  skip(): void {
    if (!this.#told) return;
    this.#stop();
    this.hush();
    this.#showing = newest(this.#told.story);
    this.#see();
  }

  /** End what is shown or announced now, and go on with what comes next. */
  goOn(): void {
    const then = this.#then;
    this.#stop();
    this.hush();
    then?.();
  }

  close(): void {
    this.#stop();
    this.#told = undefined;
  }

  /** Return what was seen at another moment, as it may be looked up now. */
  glimpse(at: number): Shown | undefined {
    const seen = this.#seen(at);
    const { recall, story } = this.#told ?? {};
    return seen && recall ? recall(seen, story?.state) : seen;
  }

  #seen(at: number): Shown | undefined {
    return this.#told && shownAt(this.#told.story, at, this.#told.seats, this.#told.options);
  }

  #settled(told: Told): Showing {
    return this.#showing.follows ? newest(told.story) : adjusted(told.story, this.#showing);
  }

  #lead(): void {
    if (this.#timer !== undefined || !this.isBehind || !this.#told) return;
    this.#showing = advanced(this.#told.story, this.#showing);
    const shown = this.shown;
    if (!shown) return;
    this.heard(shown);
    const length = (this.board()?.duration(shown) ?? 0) * this.pace();
    this.#wait(length, () => this.#seenAll(shown));
  }

  /** Go on when a moment's picture is done: it may be told, and what it changes announced. */
  #seenAll(shown: Shown): void {
    this.#see();
    this.said(shown.at, shown.at);
    this.#announce(shown.at, shown.at);
    if (this.announced) this.#wait(ANNOUNCED * this.pace(), () => this.#lead());
    else this.#lead();
  }

  #announce(from: number, to: number): void {
    for (let at = from; at <= to; at += 1) {
      const shown = this.#seen(at);
      this.announced = (shown && this.board()?.announces?.(shown)) ?? this.announced;
    }
  }

  #wait(length: number, then: () => void): void {
    this.#then = then;
    this.#timer = setTimeout(() => {
      this.#stop();
      then();
    }, length);
  }

  /** Note that what is shown has been seen; what was taken back has not. */
  #see(): void {
    this.#seenTo = Math.max(this.readable, this.#showing.at);
  }

  #stop(): void {
    this.#cancel();
    this.announced = undefined;
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#then = undefined;
  }
}
