/**
 * Bots think aside of the page, in workers that stay: one for those who play, and as many more as
 * somebody numbers who has much to think about.
 *
 *   const thought = think({ game: 'finstere', level: 'owl', state, seat: 0, seed: [7] }, show);
 *   const { actions } = await thought.decision;
 */

import type { GameName } from '../generated/games';
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
  readonly worker: number;
  readonly hear: Listener | undefined;
  readonly resolve: (decision: Decision) => void;
  readonly reject: (error: Error) => void;
}

const MOST_WORKERS = 2; // each has the memory of a large search

const workers = new Map<number, Worker>();
const waiting = new Map<number, Waiting>();
let asked = 0;

/** Let a bot think about a position, in the worker of a number. */
export function think(question: Question, onProgress?: Listener, worker = 0): Thought {
  const thinker = workers.get(worker) ?? started(worker);
  const number = (asked += 1);
  const decision = new Promise<Decision>((resolve, reject) => {
    waiting.set(number, { worker, hear: onProgress, resolve, reject });
  });
  ask(thinker, { number, question });
  return { decision, stop: () => ask(thinker, { number, question: null }) };
}

/** Return how many workers may think side by side without keeping the page waiting. */
export function thinkersAtHand(): number {
  return Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1));
}

/** End all thinking, and give its memory back. */
export function endThinking(): void {
  for (const worker of [...workers.keys()]) end(worker, 'thinking was ended');
}

function ask(thinker: Worker, message: Asked): void {
  thinker.postMessage(message);
}

function started(worker: number): Worker {
  const made = new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module' });
  made.addEventListener('message', ({ data }: MessageEvent<Answer>) => heed(data));
  made.addEventListener('error', () => {
    if (workers.get(worker) === made) end(worker, 'bots cannot think here');
  });
  workers.set(worker, made);
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

/** End a worker; whoever waits for it is told why. */
function end(worker: number, words: string): void {
  workers.get(worker)?.terminate();
  workers.delete(worker);
  for (const [number, one] of [...waiting]) {
    if (one.worker !== worker) continue;
    waiting.delete(number);
    one.reject(new Error(words));
  }
}
