/**
 * Asking the rules aside of the page, so that nothing stands still meanwhile.
 *
 *   page   module, tables --> worker     once a game
 *   page   entry, given ----> worker
 *   page   <-- told, given    worker     what the entry point fills is filled there
 */

import type { Given } from './binding';
import { EngineError } from './instance';
import type { Rules } from './rules';
import type { Answer, Beginning, Question } from './worker';

export interface Told<Value> {
  readonly told: Value;
  readonly given: readonly Given[];
}

interface Waiting {
  readonly resolve: (told: Told<unknown>) => void;
  readonly reject: (error: Error) => void;
}

const workers = new WeakMap<Rules, Aside>();

/** Let an entry point tell something, sooner or later. */
export function askAside<Value>(
  rules: Rules,
  entry: string,
  given: readonly Given[],
): Promise<Told<Value>> {
  let aside = workers.get(rules);
  if (!aside) {
    aside = new Aside(rules);
    workers.set(rules, aside);
  }
  return aside.ask(entry, given);
}

class Aside {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor(rules: Rules) {
    const [module, tables] = rules.parts;
    const beginning: Beginning = { module, tables };
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => this.#take(data));
    // A worker that cannot be loaded answers nothing: the next question begins with another one.
    this.#worker.addEventListener('error', ({ message }) => {
      workers.delete(rules);
      for (const { reject } of this.#waiting.values()) reject(new EngineError(message));
      this.#waiting.clear();
    });
    this.#worker.postMessage(beginning);
  }

  ask<Value>(entry: string, given: readonly Given[]): Promise<Told<Value>> {
    this.#asked += 1;
    const question: Question = { number: this.#asked, entry, given };
    this.#worker.postMessage(question);
    return new Promise((resolve, reject) =>
      this.#waiting.set(question.number, { resolve: resolve as Waiting['resolve'], reject }),
    );
  }

  #take(answer: Answer): void {
    const waiting = this.#waiting.get(answer.number);
    this.#waiting.delete(answer.number);
    if ('error' in answer) waiting?.reject(new EngineError(answer.error));
    else waiting?.resolve(answer);
  }
}
