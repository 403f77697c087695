import { describe, expect, it } from 'vitest';
import {
  adjusted,
  advanced,
  earliestOf,
  lagsBehind,
  momentAt,
  newest,
  stateAt,
  stepTo,
  type Story,
} from './showing';
import { SOME_ACCOUNT, standIn } from './testing';

function story(first: number, states: (string | null)[], start?: string): Story {
  const moments = states.map((state, place) => ({
    actor: 0,
    action: first + place,
    account: SOME_ACCOUNT,
    state: state === null ? null : standIn(state),
  }));
  return { first, story: moments, ...(start ? { start: standIn(start) } : {}) };
}

describe('stepping through a match', () => {
  const told = story(10, ['a', 'b', null, 'd']);

  it('begins at the newest moment and follows', () => {
    expect(newest(told)).toEqual({ at: 14, follows: true });
  });

  it('goes no further back than there are states', () => {
    expect(stepTo(told, 0)).toEqual({ at: 11, follows: false });
    expect(earliestOf(story(10, ['a'], 'start'))).toBe(10);
    expect(earliestOf(story(10, []))).toBe(10);
  });

  it('follows again at the end', () => {
    expect(stepTo(told, 99)).toEqual({ at: 14, follows: true });
  });

  it('stays where one stepped to when more happens', () => {
    const back = stepTo(told, 12);
    const more = story(10, ['a', 'b', null, 'd', 'e']);
    expect(adjusted(more, back)).toEqual(back);
    expect(lagsBehind(more, back)).toBe(false);
  });

  it('leads those who follow one by one', () => {
    const more = story(10, ['a', 'b', null, 'd', 'e', 'f']);
    const once = advanced(more, newest(told));
    expect(once.at).toBe(15);
    expect(lagsBehind(more, once)).toBe(true);
    expect(lagsBehind(more, advanced(more, once))).toBe(false);
  });

  it('shows the newest when moments were taken back', () => {
    expect(adjusted(story(10, ['a']), { at: 14, follows: false })).toEqual({
      at: 11,
      follows: true,
    });
  });

  it('knows the state and the moment that led to it', () => {
    expect(stateAt(told, 12)).toBe('b');
    expect(momentAt(told, 12)?.action).toBe(11);
    expect(momentAt(told, 10)).toBeUndefined();
  });

  it('shows the state before where a moment is sealed', () => {
    expect(stateAt(told, 13)).toBe('b');
    expect(stateAt(story(0, [null], 'start'), 1)).toBe('start');
  });
});
