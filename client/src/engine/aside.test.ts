import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAside } from './aside';
import type { Rules } from './rules';
import type { Question } from './worker';

/** A worker that answers only when it is told to. */
class Idle extends EventTarget {
  static all: Idle[] = [];
  readonly posted: unknown[] = [];

  constructor() {
    super();
    Idle.all.push(this);
  }

  postMessage(message: unknown): void {
    this.posted.push(message);
  }

  answer(data: object): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

function newRules(): Rules {
  return { parts: ['module', { LAYOUTS: {} }] } as unknown as Rules;
}

beforeEach(() => {
  Idle.all = [];
  vi.stubGlobal('Worker', Idle);
});
afterEach(() => vi.unstubAllGlobals());

describe('asking the rules aside', () => {
  it('sends the module once, and gives every question its own answer', async () => {
    const rules = newRules();
    const asked = ['look_at', 'exposure_at'].map((entry) => askAside(rules, entry, [1]));
    const [worker] = Idle.all;
    expect(Idle.all).toHaveLength(1);
    expect(worker?.posted[0]).toEqual({ module: 'module', tables: { LAYOUTS: {} } });
    const [first, second] = worker?.posted.slice(1) as Question[];
    worker?.answer({ number: second?.number, told: 'seen', given: [1] });
    worker?.answer({ number: first?.number, told: 'looked', given: [1] });
    expect((await Promise.all(asked)).map(({ told }) => told)).toEqual(['looked', 'seen']);
  });

  it('fails with what went wrong in compiled code', async () => {
    const asked = askAside(newRules(), 'look_at', []);
    const [, question] = (Idle.all[0]?.posted ?? []) as Question[];
    Idle.all[0]?.answer({ number: question?.number, error: 'unreachable' });
    await expect(asked).rejects.toThrow('unreachable');
  });

  it('begins with another worker after one that could not be loaded', async () => {
    const rules = newRules();
    const asked = askAside(rules, 'look_at', []);
    Idle.all[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'no line' }));
    await expect(asked).rejects.toThrow('no line');
    void askAside(rules, 'look_at', []);
    expect(Idle.all).toHaveLength(2);
  });
});
