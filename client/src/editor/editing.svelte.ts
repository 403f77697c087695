/** A draft that somebody changes, and can change back. */

import { begun, changed, redone, undone, type History } from './history';

export class Editing<Draft> {
  #history: History<Draft>;

  constructor(draft: Draft) {
    this.#history = $state.raw(begun(draft));
  }

  get now(): Draft {
    return this.#history.now;
  }

  get canUndo(): boolean {
    return this.#history.past.length > 0;
  }

  get canRedo(): boolean {
    return this.#history.future.length > 0;
  }

  change(draft: Draft): void {
    this.#history = changed(this.#history, draft);
  }

  undo(): void {
    this.#history = undone(this.#history);
  }

  redo(): void {
    this.#history = redone(this.#history);
  }
}
