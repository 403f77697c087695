/** A replay that plays by itself, until somebody steps. */

import type { Announcement } from '../boards/board';
import type { Leading } from './leading.svelte';

export class Playback {
  isPlaying = $state(false);
  /** What is announced just now: it changes with the moment that is shown. */
  announced = $state.raw<Announcement>();

  constructor(private readonly leading: Leading) {}

  /** Play or pause; at the end, begin anew. */
  toggle(): void {
    if (this.leading.isAtEnd) this.leading.step(this.leading.earliest);
    this.isPlaying = !this.isPlaying;
  }

  /** Stand still. */
  pause(): void {
    this.isPlaying = false;
  }

  /** Show a certain moment, and stay there. */
  stepTo(at: number): void {
    this.isPlaying = false;
    this.leading.step(at);
  }

  /**
   * Follow a moment whose picture lasts so long: then what changes with it is announced, and where
   * the replay plays by itself it goes on when that has been read.  Return what ends it.
   */
  follow(announcement: Announcement | undefined, length: number, reading: number): () => void {
    let timer = setTimeout(() => {
      this.announced = announcement;
      timer = setTimeout(() => this.goOn(), announcement ? reading : 0);
    }, length);
    return () => {
      clearTimeout(timer);
      this.announced = undefined;
    };
  }

  /** Close what is announced, and go on. */
  close(): void {
    this.announced = undefined;
    this.goOn();
  }

  /** Show the next moment at once, where it plays by itself. */
  goOn(): void {
    if (!this.isPlaying) return;
    if (this.leading.isAtEnd) this.isPlaying = false;
    else this.leading.step(this.leading.at + 1);
  }
}
