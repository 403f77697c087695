/** Thinking aside of the page, with a worker of paper; browsers have a real one to try. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer, Asked, Decision, Question } from './thinking';
import { endThinking, think } from './thinking';

const QUESTION: Question = {
  game: 'finstere',
  level: 'owl',
  state: new Uint8Array(1),
  seat: 0,
  seed: [7],
};
const DECISION: Decision = {
  actions: [1, 2],
  shares: [0.5, 0.5],
  is_proven: false,
  turns: 0,
  simulations: 3,
  line: [],
};

class PaperWorker extends EventTarget {
  static made: PaperWorker[] = [];
  readonly asked: Asked[] = [];
  isEnded = false;

  constructor() {
    super();
    PaperWorker.made.push(this);
  }

  postMessage(message: Asked): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(data: Answer): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  PaperWorker.made = [];
  vi.stubGlobal('Worker', PaperWorker);
});
afterEach(() => {
  endThinking();
  vi.unstubAllGlobals();
});

function only(): PaperWorker {
  expect(PaperWorker.made).toHaveLength(1);
  const [worker] = PaperWorker.made;
  if (!worker) throw new Error('there is no worker');
  return worker;
}

it('tells what is thought meanwhile, and what is decided', async () => {
  const heard: Decision[] = [];
  const thought = think(QUESTION, (soFar) => heard.push(soFar));
  const [{ number }] = only().asked as [Asked];
  only().answer({ number, decision: { ...DECISION, simulations: 1 }, isLast: false });
  only().answer({ number, decision: DECISION, isLast: true });
  expect(await thought.decision).toEqual(DECISION);
  expect(heard.map(({ simulations }) => simulations)).toEqual([1]);
});

it('keeps several thoughts apart, in one worker', async () => {
  const thoughts = [think(QUESTION), think({ ...QUESTION, seat: 1 })];
  const [first, second] = only().asked as [Asked, Asked];
  only().answer({ number: second.number, decision: { ...DECISION, turns: 2 }, isLast: true });
  only().answer({ number: first.number, decision: { ...DECISION, turns: 1 }, isLast: true });
  const turns = (await Promise.all(thoughts.map((one) => one.decision))).map((one) => one.turns);
  expect(turns).toEqual([1, 2]);
});

it('asks for an end of the thought that is to stop', () => {
  const thoughts = [think(QUESTION), think(QUESTION)];
  for (const { decision } of thoughts) decision.catch(() => undefined);
  thoughts[0]?.stop();
  const { asked } = only();
  expect(asked[2]).toEqual({ number: asked[0]?.number, question: null });
});

it('says what went wrong', async () => {
  const thought = think(QUESTION);
  const [{ number }] = only().asked as [Asked];
  only().answer({ number, error: 'there is no level wolf' });
  await expect(thought.decision).rejects.toThrow('wolf');
});

it('begins anew after the worker was ended, or has failed', async () => {
  const ended = think(QUESTION);
  const first = only();
  endThinking();
  await expect(ended.decision).rejects.toThrow('ended');
  expect(first.isEnded).toBe(true);
  const failed = think(QUESTION);
  PaperWorker.made[1]?.dispatchEvent(new Event('error'));
  await expect(failed.decision).rejects.toThrow('cannot think');
  void think(QUESTION).decision.catch(() => undefined);
  expect(PaperWorker.made).toHaveLength(3);
});

it('thinks in as many workers as somebody numbers, and one that fails leaves the others alone', async () => {
  const [first, second] = [think(QUESTION), think(QUESTION, undefined, 1)];
  expect(PaperWorker.made).toHaveLength(2);
  PaperWorker.made[1]?.dispatchEvent(new Event('error'));
  await expect(second.decision).rejects.toThrow('cannot think');
  const [worker] = PaperWorker.made;
  worker?.answer({ number: worker.asked[0]?.number ?? 0, decision: DECISION, isLast: true });
  expect(await first.decision).toEqual(DECISION);
});
