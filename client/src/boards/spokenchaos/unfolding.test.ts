import { describe, expect, it } from 'vitest';
import { after, atOnce, outlinedAt, stepOf, UNSEEN, type Done, type Unfolded } from './unfolding';

const CAUGHT = 2;

/** Return at which step a look is after some things are done, one after the other. */
function stepAfter(done: readonly Done[], isThere = true, start: Unfolded = UNSEEN): string {
  const unfolded = done.reduce(
    (before, one) => after(before, one, stepOf(before, CAUGHT, isThere)),
    start,
  );
  return stepOf(unfolded, CAUGHT, isThere);
}

describe('a look', () => {
  it('goes from the dice to the door, the lid, the outlines one by one, and only then the words', () => {
    expect(stepAfter([])).toBe('rolled');
    expect(stepAfter(['read'], false)).toBe('gliding');
    expect(stepAfter(['read'])).toBe('opening');
    expect(stepAfter(['read', 'opened'])).toBe('outlining');
    expect(stepAfter(['read', 'opened', 'outlined'])).toBe('outlining');
    expect(stepAfter(['read', 'opened', 'outlined', 'outlined'])).toBe('told');
  });

  it('opens no lid and outlines nobody before its picture is there, however long that takes', () => {
    expect(stepAfter(['read', 'opened', 'outlined', 'outlined'], false)).toBe('gliding');
    expect(stepAfter(['opened', 'outlined', 'read'])).toBe('opening');
    expect(outlinedAt(UNSEEN, 'gliding')).toBe(0);
    expect(outlinedAt(UNSEEN, 'opening')).toBe(0);
    expect(outlinedAt(UNSEEN, 'outlining')).toBe(1);
  });

  it('outlines all together without motion, and tells afterwards', () => {
    const calm = atOnce(UNSEEN);
    expect(stepAfter([], false, calm)).toBe('gliding');
    expect(stepAfter([], true, calm)).toBe('outlining');
    expect(outlinedAt(calm, 'outlining')).toBe(Infinity);
    expect(stepAfter(['outlined'], true, calm)).toBe('told');
  });
});
