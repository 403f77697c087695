import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyBoard, Shown } from '../boards/board';
import { Leading, type Told } from './leading.svelte';
import { SOME_ACCOUNT, standIn } from './testing';

const LENGTH = 500;
const HALF = { title: 'half', words: 'changes' };

/** A board whose moments all last as long, and whose moment 3 is announced. */
const board = {
  duration: () => LENGTH,
  announces: ({ at }: Shown) => (at === 3 ? HALF : undefined),
} as unknown as AnyBoard;

function told(count: number, more: Partial<Told> = {}): Told {
  const story = Array.from({ length: count }, (_, place) => ({
    actor: 0,
    text: String(place + 1),
    account: SOME_ACCOUNT,
    state: standIn(place + 1),
  }));
  return {
    story: { first: 0, story, start: standIn(0), seat: 0, state: standIn(count) },
    seats: [],
    options: {},
    ...more,
  };
}

function leadingAt(pace: number): { leading: Leading; heard: number[]; hushed: number[] } {
  const heard: number[] = [];
  const hushed: number[] = [];
  const leading = new Leading(
    () => board,
    () => pace,
    ({ at }) => heard.push(at),
    () => undefined,
    () => hushed.push(leading.at),
  );
  leading.update(told(1));
  return { leading, heard, hushed };
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('going on', () => {
  it('ends the picture of one moment and begins that of the next', () => {
    const { leading, hushed } = leadingAt(1);
    leading.update(told(3));
    leading.goOn();
    expect([leading.at, leading.readable]).toEqual([3, 2]);
    expect(hushed).not.toEqual([]);
    leading.goOn();
    expect(leading.isTold).toBe(true);
  });

  it('does nothing where nothing is shown', () => {
    const { leading } = leadingAt(1);
    leading.goOn();
    expect([leading.at, leading.isTold]).toEqual([1, true]);
  });

  it('to the newest skips pictures and what they would announce', () => {
    const { leading, hushed } = leadingAt(1);
    leading.update(told(5));
    leading.skip();
    vi.runAllTimers();
    expect([leading.at, leading.isTold, leading.announced]).toEqual([5, true, undefined]);
    expect(hushed).toHaveLength(1);
  });
});

describe('an announcement', () => {
  it('comes after the picture, holds up what follows, and passes', () => {
    const { leading } = leadingAt(1);
    leading.update(told(4));
    vi.advanceTimersByTime(LENGTH);
    expect([leading.at, leading.announced]).toEqual([3, undefined]);
    vi.advanceTimersByTime(LENGTH);
    expect([leading.at, leading.announced]).toEqual([3, HALF]);
    vi.runAllTimers();
    expect([leading.at, leading.announced]).toEqual([4, undefined]);
  });

  it('is ended by going on', () => {
    const { leading } = leadingAt(1);
    leading.update(told(4));
    vi.advanceTimersByTime(2 * LENGTH);
    leading.goOn();
    expect([leading.at, leading.announced]).toEqual([4, undefined]);
  });

  it('stands for those who want no motion until they go on', () => {
    const { leading, heard } = leadingAt(0);
    leading.update(told(4));
    expect([leading.at, leading.isTold, heard]).toEqual([4, true, [4]]);
    leading.update(told(5));
    vi.runAllTimers();
    expect(leading.announced).toBe(HALF);
    leading.goOn();
    expect(leading.announced).toBeUndefined();
  });
});

describe('what happened while nobody looked', () => {
  it('is neither led through nor announced, with motion or without', () => {
    for (const pace of [0, 1]) {
      const { leading, heard } = leadingAt(pace);
      leading.update(told(4, { isWhole: true }));
      vi.runAllTimers();
      expect([leading.at, leading.isTold, leading.announced]).toEqual([4, true, undefined]);
      expect(heard).toEqual([]);
    }
  });
});
