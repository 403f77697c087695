/**
 * Bots think aside of the page, in a worker that stays.
 *
 *   const thought = think({ game: 'finstere', level: 'owl', state, seat: 0, seed: [7] }, show);
 *   const { actions } = await thought.decision;
 */

import type { GameName } from '../wire/games';
import type { Decision, Limits } from './deciding';

export type { Decision, Limits } from './deciding';

/** A position in which a seat is to decide. */
export interface Question {
  readonly game: GameName;
  readonly level: string;
  readonly state: Uint8Array<ArrayBuffer>; // whatever the seat may not know is left out of account
  readonly seat: number;
  readonly seed: readonly number[]; // up to three words
  readonly limits?: Limits;
}

/** What the worker is asked: to think about something, or to stop that. */
export type Asked =
  | { readonly number: number; readonly question: Question }
  | { readonly number: number; readonly question: null };

/** What the worker answers. */
export type Answer =
  | { readonly number: number; readonly decision: Decision; readonly isLast: boolean }
  | { readonly number: number; readonly error: string };

/** A bot that thinks. */
export interface Thought {
  readonly decision: Promise<Decision>;
  /** Let it decide with what it has thought so far. */
  stop(): void;
}

/** Somebody who is told what a bot would do, while it thinks. */
export type Listener = (soFar: Decision) => void;

interface Waiting {
  readonly hear: Listener | undefined;
  readonly resolve: (decision: Decision) => void;
  readonly reject: (error: Error) => void;
}

let worker: Worker | undefined;
const waiting = new Map<number, Waiting>();
let asked = 0;

/** Let a bot think about a position. */
export function think(question: Question, onProgress?: Listener): Thought {
  const thinker = (worker ??= started());
  const number = (asked += 1);
  const decision = new Promise<Decision>((resolve, reject) => {
    waiting.set(number, { hear: onProgress, resolve, reject });
  });
  ask(thinker, { number, question });
  return { decision, stop: () => ask(thinker, { number, question: null }) };
}

/** End all thinking, and give its memory back. */
export function endThinking(): void {
  worker?.terminate();
  failAll('thinking was ended');
}

function ask(thinker: Worker, message: Asked): void {
  thinker.postMessage(message);
}

function started(): Worker {
  const made = new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module' });
  made.addEventListener('message', ({ data }: MessageEvent<Answer>) => heed(data));
  made.addEventListener('error', () => {
    made.terminate();
    failAll('bots cannot think here');
  });
  return made;
}

function heed(answer: Answer): void {
  const known = waiting.get(answer.number);
  if ('decision' in answer && !answer.isLast) {
    known?.hear?.(answer.decision);
    return;
  }
  waiting.delete(answer.number);
  if ('decision' in answer) known?.resolve(answer.decision);
  else known?.reject(new Error(answer.error));
}

function failAll(words: string): void {
  worker = undefined;
  const left = [...waiting.values()];
  waiting.clear();
  for (const { reject } of left) reject(new Error(words));
}
