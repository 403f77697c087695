/** A replay that plays by itself, until somebody steps. */

import type { Leading } from './leading.svelte';

export class Playback {
  isPlaying = $state(false);

  constructor(private readonly leading: Leading) {}

  /** Play or pause; at the end, begin anew. */
  toggle(): void {
    if (this.leading.isAtEnd) this.leading.step(this.leading.earliest);
    this.isPlaying = !this.isPlaying;
  }

  /** Show a certain moment, and stay there. */
  stepTo(at: number): void {
    this.isPlaying = false;
    this.leading.step(at);
  }

  /** Show the next moment at once, where it plays by itself. */
  goOn(): void {
    if (!this.isPlaying) return;
    if (this.leading.isAtEnd) this.isPlaying = false;
    else this.leading.step(this.leading.at + 1);
  }
}
