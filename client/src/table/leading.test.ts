import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyBoard, Shown } from '../boards/board';
import { Leading, type Told } from './leading.svelte';
import { SOME_ACCOUNT, standIn } from './testing';

const LENGTH = 300;
const board = { duration: () => LENGTH } as unknown as AnyBoard;

function told(count: number): Told {
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
  };
}

/** Follow a match; keep what begins to be seen and what is said. */
function following(pace = 1) {
  const events: string[] = [];
  const leading = new Leading(
    () => board,
    () => pace,
    ({ at }) => events.push(`picture ${at}`),
    (from, to) => events.push(`words ${from}-${to}`),
  );
  leading.update(told(2));
  return { leading, events };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('words and pictures', () => {
  it('lets one read at once what was there before', () => {
    const { leading } = following();
    expect([leading.at, leading.readable, leading.isTold]).toEqual([2, 2, true]);
  });

  it('shows a moment before it can be read of, one after another', () => {
    const { leading, events } = following();
    leading.update(told(4));
    expect([leading.at, leading.readable, leading.told?.at]).toEqual([3, 2, 2]);
    vi.advanceTimersByTime(LENGTH);
    expect([leading.at, leading.readable, leading.told?.at]).toEqual([4, 3, 3]);
    expect(leading.isTold).toBe(false);
    vi.advanceTimersByTime(LENGTH);
    expect([leading.readable, leading.isTold]).toEqual([4, true]);
    expect(events).toEqual(['picture 3', 'words 3-3', 'picture 4', 'words 4-4']);
  });

  it('knows a story that it has not taken in yet', () => {
    const { leading } = following();
    const next = told(4);
    expect(leading.leads(next.story)).toBe(false);
    leading.update(next);
    expect(leading.leads(next.story)).toBe(true);
  });

  it('tells everything at once to those who skip', () => {
    const { leading } = following();
    leading.update(told(6));
    leading.skip();
    expect([leading.at, leading.readable]).toEqual([6, 6]);
  });

  it('keeps what has been read when one steps back, and adds nothing meanwhile', () => {
    const { leading } = following();
    leading.step(1);
    leading.update(told(5));
    expect([leading.at, leading.readable, leading.told?.at]).toEqual([1, 2, 1]);
    leading.step(4);
    expect(leading.readable).toBe(4);
  });

  it('does not take for seen what was taken back and is done anew', () => {
    const { leading } = following();
    leading.update(told(1));
    leading.update(told(2));
    expect(leading.readable).toBe(1);
    vi.advanceTimersByTime(LENGTH);
    expect(leading.readable).toBe(2);
  });

  it('takes for seen what nobody can be led to, since no state before it is known', () => {
    const { leading } = following();
    const { story, ...rest } = told(5);
    leading.update({ ...rest, story: { ...story, first: 3, start: undefined } });
    expect([leading.at, leading.isTold]).toEqual([8, true]);
  });

  it('says all that is new to those who want no motion', () => {
    const { leading, events } = following(0);
    leading.update(told(5));
    expect(events).toEqual(['picture 5', 'words 3-5']);
    expect(leading.readable).toBe(5);
  });
});

describe('without motion', () => {
  const STANDS = 500;
  const steps = {
    ...board,
    standing: ({ at }: Shown) => (at === 4 || at === 5 ? STANDS : 0),
  } as unknown as AnyBoard;

  function still(tempo: number) {
    const said: string[] = [];
    const leading = new Leading(
      () => steps,
      () => 0,
      () => undefined,
      (from, to) => said.push(`${from}-${to}`),
      () => undefined,
      () => tempo,
    );
    leading.update(told(2));
    leading.update(told(7));
    return { leading, said };
  }

  it('tells in steps what is worth a picture of its own', () => {
    const { leading, said } = still(1);
    expect([leading.at, leading.readable]).toEqual([4, 3]);
    vi.advanceTimersByTime(STANDS);
    expect([leading.at, leading.readable]).toEqual([5, 4]);
    leading.update(told(8)); // what comes meanwhile waits
    expect(leading.at).toBe(5);
    vi.advanceTimersByTime(STANDS);
    expect([leading.at, leading.isTold]).toEqual([8, true]);
    expect(said).toEqual(['3-3', '4-4', '5-5', '6-8']);
  });

  it('skips them, and shows all at once to those who want that', () => {
    const { leading } = still(1);
    leading.skip();
    expect([leading.at, leading.isTold]).toEqual([7, true]);
    expect(still(0).leading.isTold).toBe(true);
  });
});
