import { beforeAll, describe, expect, it } from 'vitest';
import type { Shown } from '../board';
import { speaker } from '../../words/words.svelte';
import { announces } from './halves';
import { beforeBite, crushedIn, passageOf, placesOf, wallAt } from './happening';
import { tokensOf } from './pieces';
import { SAMPLE_SEATS, sampleState } from './samples';
import { soundsOf } from './sounds';
import { EATEN, WAITING, type Account, type State, type Walked } from './state';
import { BITE, duration, LOOK, VANISH, walkTimes } from './walking';
import { words } from './words';

const walk: Walked = {
  kind: 'walk',
  start: [4, 1],
  lines: [],
  faced: 'E',
  turned: 'S',
  turns: 0,
  wall: '',
  way: [{ cell: [4, 2], facing: 'S', by: 'step' }],
  cell: [4, 2],
  facing: 'S',
  shoves: [],
  eaten: [],
};
const through: Walked = {
  ...walk,
  start: [3, 0],
  turned: 'N',
  wall: 'D',
  way: [{ cell: [12, 10], facing: 'N', by: 'wall' }],
};
const before = sampleState({ tokens: { 2: [4, 2], 5: [4, 3] } });
const after = sampleState({ monster: [4, 2], tokens: { 2: WAITING, 5: EATEN } });
const eating: Walked = {
  ...walk,
  eaten: [2, 5],
  shoves: [{ thing: 'token', token: 5, start: [4, 3], rest: null }],
};

function shown(account: Account, more: Partial<Shown<State>> = {}): Shown<State> {
  const moment = { actor: -2, text: '', account };
  return {
    options: {},
    seats: SAMPLE_SEATS,
    seat: 0,
    state: after,
    before,
    moment,
    at: 1,
    ...more,
  };
}

beforeAll(() => speaker.learn('finstere', words));

describe('when things happen', () => {
  it('is: he looks, goes leg by leg, and bites when he has come', () => {
    const { legs, arrival, end } = walkTimes(eating);
    expect(legs[0]?.after).toBe(LOOK);
    expect(arrival).toBeGreaterThan(LOOK);
    expect(end - arrival).toBe(BITE);
    expect(walkTimes(walk).end).toBe(walkTimes(walk).arrival);
  });

  it('leaves time for a wall', () => {
    expect(walkTimes(through).arrival).toBe(walkTimes(walk).arrival + VANISH);
  });

  it('is told only after the bite', () => {
    expect(duration(eating)).toBe(walkTimes(eating).end);
  });
});

describe('what befalls tokens', () => {
  it('is that some are crushed by a row, and the others bitten', () => {
    expect([...crushedIn(eating)]).toEqual([5]);
    expect(placesOf(eating, before, 'bitten')).toEqual([[4, 2]]);
    expect(placesOf(eating, before, 'crushed')).toEqual([[4, 3]]);
  });

  it('is seen where they stood, until he has bitten', () => {
    const meanwhile = beforeBite(before, after, eating);
    expect(tokensOf(meanwhile)[2]?.place).toEqual([4, 2]);
    expect(tokensOf(after)[2]?.where).toBe('waiting');
    expect(meanwhile.floor.monster).toBe(after.floor.monster);
  });
});

describe('a way through', () => {
  it('has the wall that he goes into and the one that he comes out of', () => {
    expect(passageOf(through, 0)).toEqual({
      by: 'wall',
      from: [3, 0],
      to: [12, 10],
      fromSide: 'N',
      toSide: 'S',
    });
    expect(wallAt([3, 0], 'N')[1]).toBeLessThan(-0.5);
  });

  it('is none where he just walks', () => {
    expect(passageOf(walk, 0)).toBeUndefined();
  });
});

describe('the second half', () => {
  const look: Account = { kind: 'last-look', start: [4, 1], lines: [], faced: 'E', turned: 'E' };
  const begun = shown(look, { state: { ...after, second_half: true } });

  it('is announced when it begins, with what changes', () => {
    expect(announces(begun)?.title).toBe('The second half begins');
    expect(announces(begun)?.words).toContain('gone for good');
    expect(announces(shown(look))).toBeUndefined();
    expect(announces({ ...begun, before: begun.state })).toBeUndefined();
    expect(announces({ ...begun, before: undefined })).toBeUndefined();
  });

  it('has a sound of its own', () => {
    expect(soundsOf(begun, 1).length).toBeGreaterThan(soundsOf(shown(look), 1).length);
  });
});

describe('how the fortress sounds', () => {
  const last = (account: Account, pace: number) =>
    Math.max(...soundsOf(shown(account), pace).map(({ after: wait = 0 }) => wait));

  it('has a sound of its own for a card, a step, a bite, a crush and a wall', () => {
    const bitten = { ...eating, eaten: [2], shoves: [] };
    const crushed = { ...eating, eaten: [5] };
    const all = [{ kind: 'card', card: '8' } as const, walk, bitten, crushed, through];
    const heard = all.map((account) => JSON.stringify(soundsOf(shown(account), 1)));
    expect(new Set(heard).size).toBe(all.length);
    expect(heard).not.toContain('[]');
  });

  it('sounds when the picture comes, at any pace, and at once without motion', () => {
    const bite = (walkTimes(eating).arrival + BITE * 0.4) / 1000;
    expect(last({ ...eating, eaten: [5] }, 1)).toBeCloseTo(bite);
    expect(last({ ...eating, eaten: [5] }, 2)).toBeCloseTo(2 * bite);
    expect(last({ ...eating, eaten: [5] }, 0)).toBe(0);
  });
});
