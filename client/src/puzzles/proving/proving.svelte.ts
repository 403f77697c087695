/** What the prover says of a draft, as it changes: an answer to an old one is not waited for. */

import type { Puzzle } from '../puzzle';
import { openProver } from './open-prover';
import type { Said } from './proving-worker';
import type { Verdict } from './verdict';

const PAUSE = 250; // milliseconds in which somebody may go on

export class Proving {
  /** Nothing while the prover works. */
  verdict = $state.raw<Verdict>();
  /** How far it is, while it works. */
  progress = $state.raw<{ readonly solutions: bigint; readonly done: number | undefined }>();
  isBroken = $state(false);
  #worker: Worker | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Judge a puzzle, and nothing that was asked before; nothing: there is nothing to judge. */
  ask(puzzle: Puzzle | undefined): void {
    this.close();
    this.verdict = undefined;
    this.progress = undefined;
    this.isBroken = false;
    if (puzzle) this.#timer = setTimeout(() => this.#begin(puzzle), PAUSE);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #begin(puzzle: Puzzle): void {
    const worker = openProver();
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if ('verdict' in data) this.verdict = data.verdict;
      else this.progress = data;
    });
    worker.addEventListener('error', () => (this.isBroken = true));
    worker.postMessage($state.snapshot(puzzle));
  }
}
