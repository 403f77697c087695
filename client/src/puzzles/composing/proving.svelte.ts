/** What the prover says of a draft, as it changes: an answer to an old one is not waited for. */

import { openProver } from './open-prover';
import type { LaidOut, Proof } from './prover';

const PAUSE = 250; // milliseconds in which somebody may go on

export class Proving {
  /** Nothing while the prover works. */
  proof = $state.raw<Proof>();
  #worker: Worker | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  ask(feast: LaidOut): void {
    this.close();
    this.proof = undefined;
    this.#timer = setTimeout(() => this.#begin(feast), PAUSE);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #begin(feast: LaidOut): void {
    const worker = openProver();
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<Proof>) => (this.proof = data));
    worker.postMessage(feast);
  }
}
