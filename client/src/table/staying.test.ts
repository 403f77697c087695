/** Moments that stay: nobody is led past them, and nothing is told of them too early. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyBoard, Shown } from '../boards/board';
import { Leading } from './leading.svelte';
import type { Moment } from './moment';
import { SOME_ACCOUNT, standIn } from './testing';

const LENGTH = 1000;
const LOOK = 1; // the action of moments that stay

/** A board on which looks stay. */
const board = {
  duration: () => LENGTH,
  stays: ({ moment }: Shown) => moment?.action === LOOK,
} as unknown as AnyBoard;

function leadingAt(pace: number): { leading: Leading; tell: (...actions: number[]) => void } {
  const moments: Moment[] = [];
  const leading = new Leading(
    () => board,
    () => pace,
    () => undefined,
    () => undefined,
  );
  const tell = (...actions: number[]) => {
    moments.push(
      ...actions.map((action) => ({
        actor: -2,
        action,
        account: SOME_ACCOUNT,
        state: standIn({}),
      })),
    );
    const story = {
      seat: 0,
      state: standIn({}),
      first: 0,
      story: [...moments],
      start: standIn({}),
    };
    leading.update({ story, seats: [], options: {} });
  };
  tell(0);
  return { leading, tell };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each([1, 0])('at pace %i a look', (pace) => {
  it('stays until it is left, however long that takes and however far the match goes on', () => {
    const { leading, tell } = leadingAt(pace);
    tell(LOOK, 0);
    vi.advanceTimersByTime(100 * LENGTH);
    expect([leading.at, leading.isHeld]).toEqual([2, true]);
    tell(...Array.from({ length: 99 }, () => 0));
    vi.advanceTimersByTime(LENGTH);
    expect([leading.at, leading.isHeld]).toEqual([2, true]);
    leading.goOn();
    expect(leading.isHeld).toBe(false);
    expect(leading.at).toBeGreaterThan(2);
  });

  it('can be read of only when it has been shown', () => {
    const { leading, tell } = leadingAt(pace);
    tell(LOOK, 0);
    vi.advanceTimersByTime(LENGTH);
    expect(leading.readable).toBe(1);
    leading.see();
    expect(leading.readable).toBe(2);
  });

  it('is not skipped with what comes before it, nor the second with the first', () => {
    const { leading, tell } = leadingAt(pace);
    tell(0, 0, LOOK, 0, LOOK, 0);
    if (!leading.isHeld) leading.skip();
    expect([leading.at, leading.isHeld]).toEqual([4, true]);
    leading.skip();
    expect([leading.at, leading.isHeld]).toEqual([6, true]);
    leading.skip();
    expect([leading.at, leading.isHeld]).toEqual([7, false]);
  });
});

describe('who comes later', () => {
  it('sees the newest moment, and no look that was before', () => {
    const leading = new Leading(
      () => board,
      () => 1,
      () => undefined,
      () => undefined,
    );
    const story = ['one', LOOK, 'two'].map((text) => ({
      actor: -2,
      text,
      account: SOME_ACCOUNT,
      state: standIn({}),
    }));
    const now = { seat: 0, state: standIn({}), first: 0, story, start: standIn({}) };
    leading.update({ story: now, seats: [], options: {} });
    expect([leading.at, leading.isHeld, leading.readable]).toEqual([3, false, 3]);
  });
});

describe('a look to which somebody steps', () => {
  it('is told once its picture is done', () => {
    const { leading, tell } = leadingAt(0);
    tell(0, LOOK, 0);
    leading.step(3);
    expect(leading.isUnfolding).toBe(true);
    leading.see();
    expect(leading.isUnfolding).toBe(false);
  });

  it('unfolds anew each time, and whatever else is shown is told at once', () => {
    const { leading, tell } = leadingAt(0);
    tell(0, LOOK, 0);
    leading.step(3);
    leading.step(4);
    expect(leading.isUnfolding).toBe(false);
    leading.step(3);
    expect(leading.isUnfolding).toBe(true);
  });
});
