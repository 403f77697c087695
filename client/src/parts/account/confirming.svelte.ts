/** Showing again who one is: what needs a fresh sign-in asks for it, and then goes on. */

import { Refusal } from '../../wire/refusal';

const AGAIN = 'sign-in-again';

class Confirming {
  /** Whether the page asks for a password or a passkey just now. */
  isAsking = $state(false);
  #answer: ((isConfirmed: boolean) => void) | undefined;

  /** Do something; if that needs a fresh sign-in, ask for it and do it again. */
  async before<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const isOld = error instanceof Refusal && error.code === AGAIN;
      if (!isOld || !(await this.#asked())) throw error;
      return work();
    }
  }

  /** Go on with what was wanted, or leave it. */
  answer(isConfirmed: boolean): void {
    this.isAsking = false;
    this.#answer?.(isConfirmed);
    this.#answer = undefined;
  }

  #asked(): Promise<boolean> {
    this.isAsking = true;
    return new Promise((resolve) => (this.#answer = resolve));
  }
}

export const confirming = new Confirming();
