/**
 * First answers that wait to be rated: kept on this device until the server has taken them.
 *
 *   given --> waits --handed in--> rated, or refused for good
 *               ^--- no line, or asked too often ---+
 *
 * The server judges each of them itself and rates no puzzle twice, so that it matters neither when
 * one is handed in nor how often.  An answer belongs to the account that was signed in.
 */

import type { Answer } from '../wire/puzzles';

const KEY = 'gloaming.answers';
/** More wait for nobody: what comes later stays unrated. */
export const MOST_WAITING = 1000;

export interface WaitingAnswer {
  /** The mark of the account whose answer it is. */
  readonly account: string;
  readonly puzzle: string;
  /** Nothing: it was none, or help was needed. */
  readonly answer: Answer | null;
}

class WaitingAnswers {
  #all = $state.raw(kept());

  /** Let an answer wait; of several to the same puzzle the first one counts. */
  add(given: WaitingAnswer): void {
    const all = kept();
    if (all.length < MOST_WAITING && !all.some((one) => isSame(one, given)))
      this.#keep([...all, given]);
  }

  /** Return the answer of an account that has waited longest. */
  next(account: string): WaitingAnswer | undefined {
    return kept().find((one) => one.account === account);
  }

  /** Let an answer wait no longer. */
  drop(given: WaitingAnswer): void {
    this.#keep(kept().filter((one) => !isSame(one, given)));
  }

  /** Tell whether an answer to a puzzle waits. */
  has(puzzle: string): boolean {
    return this.#all.some((one) => one.puzzle === puzzle);
  }

  #keep(all: readonly WaitingAnswer[]): void {
    this.#all = all;
    try {
      window.localStorage.setItem(KEY, JSON.stringify(all));
      unkept = [];
    } catch {
      unkept = all; // storage is forbidden or full: nothing waits longer than this visit
    }
  }
}

/** What waits though it cannot be kept. */
let unkept: readonly WaitingAnswer[] = [];

/** Read anew what is kept: another window may have added to it, or handed it in. */
function kept(): readonly WaitingAnswer[] {
  if (unkept.length > 0) return unkept;
  try {
    const found = JSON.parse(window.localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(found) ? found.filter(isWaiting).slice(0, MOST_WAITING) : [];
  } catch {
    return []; // storage is forbidden, or holds something else
  }
}

function isWaiting(found: unknown): found is WaitingAnswer {
  const { account, puzzle, answer } = Object(found) as Partial<
    Record<keyof WaitingAnswer, unknown>
  >;
  const isAnswer = answer === null || Array.isArray(answer);
  return typeof account === 'string' && typeof puzzle === 'string' && isAnswer;
}

function isSame(one: WaitingAnswer, other: WaitingAnswer): boolean {
  return one.account === other.account && one.puzzle === other.puzzle;
}

export const waitingAnswers = new WaitingAnswers();
