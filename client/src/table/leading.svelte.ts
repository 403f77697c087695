/**
 * Leads those who follow through new moments one by one, as fast as they can be shown.
 *
 *   moments   ... | told | shown, its picture runs | still to be shown
 *                   readable                         last
 *
 * Words never come before the picture: a moment can be read of once its picture is done.  One that
 * stays is told when its board says that it has been shown, and is left only by who looks at it,
 * however far the match has gone on meanwhile.
 */

import type { AnyBoard, Announcement, BoardSeat, Shown } from '../boards/board';
import type { GameState } from '../generated/games';
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
export const ANNOUNCED = 3600; // milliseconds at pace 1 in which an announcement is read

/** What is led through: the story may change at any time. */
export interface Told {
  readonly story: StoryNow;
  readonly seats: readonly BoardSeat[];
  readonly options: Options;
  /** How earlier moments may be looked up now, if not as they were. */
  readonly recall?: ((shown: Shown, now: GameState) => Shown) | undefined;
  /** It comes as a whole: what is new in it happened while nobody looked. */
  readonly isWhole?: boolean;
}

export class Leading {
  #showing = $state.raw<Showing>({ at: 0, follows: true });
  #told = $state.raw<Told | undefined>(undefined);
  /** How many moments have been seen to the end of their picture. */
  #seenTo = $state(0);
  /** What is shown stays until it is left. */
  isHeld = $state(false);
  /** Somebody has stepped to a moment that stays, and its picture is not yet done. */
  isUnfolding = $state(false);
  /** What is announced just now, over the board. */
  announced = $state.raw<Announcement>();
  /** A picture stands where nothing moves, until the next one. */
  #isStanding = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #then: (() => void) | undefined;

  constructor(
    private readonly board: () => AnyBoard | undefined,
    private readonly pace: () => number,
    private readonly heard: (shown: Shown) => void,
    private readonly said: (from: number, to: number) => void,
    private readonly hush: () => void = () => undefined,
    /** The pace of what stands: where nothing moves, pictures may follow one another all the same. */
    private readonly tempo: () => number = pace,
  ) {}

  /** What is shown now. */
  readonly shown = $derived(
    this.#showing.follows ? this.#seen(this.#showing.at) : this.glimpse(this.#showing.at),
  );
  readonly at = $derived(this.#showing.at);
  readonly last = $derived(this.#told ? lastOf(this.#told.story) : 0);
  /** The first moment that is known; one can step back to before it where a state is. */
  readonly first = $derived((this.#told?.story.first ?? 0) + 1);
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

  /** Tell whether it leads through a story as it is now: whatever is new is taken in a little later. */
  leads(story: Told['story'] | undefined): boolean {
    return this.#told?.story === story;
  }

  /** Take in how the story goes on. */
  update(told: Told): void {
    const isFirst = this.#told === undefined;
    this.#told = told;
    this.#seenTo = this.readable; // what is taken back has not been seen when it is done anew
    const before = this.#showing;
    const isCalm = this.pace() === 0;
    const isFar = lastOf(told.story) - before.at > MOST_LED && before.follows;
    const isMissed = (isFar && !isCalm) || told.isWhole;
    const isOld = isFirst || (isMissed && !this.isHeld);
    if (isOld) {
      this.#stop();
      this.#showing = before.follows ? newest(told.story) : adjusted(told.story, before);
      this.#see();
    } else {
      this.#showing = adjusted(told.story, before);
      if (this.at > before.at) this.#see(); // nobody can be led through what is not known
    }
    if (this.isHeld && this.at !== before.at) this.#stop();
    // Those who want no motion hear what happened all the same.
    if (!isOld && isCalm && !this.#isStanding) this.#hurryAloud(isFar);
    this.#lead();
  }

  /** Show a certain moment; at the end one follows again. */
  step(at: number): void {
    if (!this.#told) return;
    this.#stop();
    this.#showing = stepTo(this.#told.story, at);
    this.#see();
    this.isUnfolding = this.#stays(this.shown);
  }

  /** Show the newest moment at once, but leave out none that stays. */
  skip(): void {
    if (!this.#told) return;
    this.#stop();
    this.hush();
    this.#showing = { at: this.at, follows: true };
    this.#see();
    this.#hurry();
    if (this.isHeld && this.shown) this.heard(this.shown);
  }

  /** Note that a moment which stays has been shown: it may be told. */
  see(): void {
    this.isUnfolding = false;
    this.#see();
    this.said(this.at, this.at);
  }

  /** End what is shown or announced now, and go on with what comes next. */
  goOn(): void {
    const then = this.#then ?? (this.isHeld ? () => this.#leave() : undefined);
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
    const told = this.#told;
    return seen && told?.recall ? told.recall(seen, told.story.state) : seen;
  }

  #seen(at: number): Shown | undefined {
    return this.#told && shownAt(this.#told.story, at, this.#told.seats, this.#told.options);
  }

  /** Leave a moment that stays. */
  #leave(): void {
    this.#see();
    this.#next();
  }

  /** Show what comes next: without motion, the next picture that is worth one. */
  #next(): void {
    if (this.pace() === 0) this.#hurryAloud();
    this.#lead();
  }

  /** Show the next moment that stays, or else the newest one. */
  #hurry(leavesOut = true): void {
    if (this.isHeld || !this.isBehind || !this.#told) return;
    const stop = this.#nextStop(leavesOut);
    this.isHeld = stop !== undefined && this.#stays(this.#seen(stop));
    this.#isStanding = stop !== undefined && !this.isHeld;
    this.#showing = stop === undefined ? newest(this.#told.story) : { at: stop, follows: true };
    this.#seenTo = Math.max(this.readable, this.#shownTo);
  }

  /** Do the same so that it is heard, told and announced. */
  #hurryAloud(leavesOut = false): void {
    const before = this.at;
    this.#cancel();
    this.#hurry(leavesOut);
    const { shown } = this;
    if (this.at === before || !shown) return;
    this.heard(shown);
    if (this.#isStanding) this.#wait(this.#standing(shown), () => this.#seenAll(shown));
    if (this.#shownTo === before) return;
    this.said(before + 1, this.#shownTo);
    this.#announce(before + 1, this.#shownTo);
  }

  /** The last moment whose picture is done where there is no motion. */
  get #shownTo(): number {
    return this.isHeld || this.#isStanding ? this.at - 1 : this.at;
  }

  #nextStop(leavesOut: boolean): number | undefined {
    for (let at = Math.max(this.at, this.readable) + 1; at <= this.last; at += 1) {
      const seen = this.#seen(at);
      if (this.#stays(seen) || (!leavesOut && this.#standing(seen) > 0)) return at;
    }
    return undefined;
  }

  /** Return how long a moment stands where nothing moves, in milliseconds. */
  #standing(shown: Shown | undefined): number {
    return shown ? (this.board()?.standing?.(shown) ?? 0) * this.tempo() : 0;
  }

  #stays(shown: Shown | undefined): boolean {
    return (shown && this.board()?.stays?.(shown)) ?? false;
  }

  #lead(): void {
    const isBusy = this.#timer !== undefined || this.isHeld;
    if (isBusy || !this.isBehind || !this.#told) return;
    this.#showing = advanced(this.#told.story, this.#showing);
    const shown = this.shown;
    if (!shown) return;
    this.isHeld = this.#stays(shown);
    this.heard(shown);
    if (this.isHeld) return;
    const length = (this.board()?.duration(shown) ?? 0) * this.pace();
    this.#wait(length, () => this.#seenAll(shown));
  }

  /** Go on when a moment's picture is done: it may be told, and what it changes announced. */
  #seenAll(shown: Shown): void {
    this.#see();
    this.said(shown.at, shown.at);
    this.#announce(shown.at, shown.at);
    // Without motion it stays until it is closed, unless there is more to show.
    const isRead = this.pace() > 0 || this.isBehind;
    if (this.announced && isRead) this.#wait(ANNOUNCED * this.tempo(), () => this.#next());
    else this.#next();
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
    this.isHeld = false;
    this.isUnfolding = false;
    this.announced = undefined;
  }

  #cancel(): void {
    this.#isStanding = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#then = undefined;
  }
}
