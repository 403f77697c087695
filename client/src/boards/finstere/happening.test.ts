import { beforeAll, describe, expect, it } from 'vitest';
import type { Shown } from '../board';
import { speaker } from '../../words/words.svelte';
import { announces } from './halves';
import {
  beforeBite,
  crushedIn,
  isCaption,
  nearlyEaten,
  passageOf,
  placesOf,
  wallAt,
} from './happening';
import { tokensOf } from './pieces';
import { SAMPLE_SEATS, sampleState } from './samples';
import { soundsOf } from './sounds';
import { EATEN, WAITING, type Account, type State, type Walked } from './state';
import { BITE, duration, VANISH, walkTimes } from './walking';
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

const ROW = { thing: 'token', token: 5, start: [4, 3], rest: null } as const;
const STEP: Account = {
  kind: 'step',
  token: 2,
  letter: 'N',
  where: 'board',
  cell: [4, 2],
  shoves: [],
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
    const { looked, legs, arrival, end } = walkTimes(eating, []);
    expect(legs[0]?.after).toBe(looked);
    expect(arrival).toBeGreaterThan(looked);
    expect(end - arrival).toBe(BITE);
    expect(walkTimes(walk, []).end).toBe(walkTimes(walk, []).arrival);
  });

  it('leaves time for a wall', () => {
    expect(walkTimes(through, []).arrival).toBe(walkTimes(walk, []).arrival + VANISH);
  });

  it('is told only after the bite', () => {
    expect(duration(shown(eating))).toBe(walkTimes(eating, []).end);
  });
});

describe('the rhythm of a walk', () => {
  const straight = { ...walk, turned: 'E' } as const;
  const seeing = (length: number): Walked => ({
    ...straight,
    lines: [{ direction: 'E', token: 2, length, stop: 'token' }],
  });
  const going = (account: Walked) => {
    const { looked, arrival } = walkTimes(account, []);
    return arrival - looked;
  };

  it('is slower, and heard louder, the nearer somebody is whom it sees', () => {
    const far = [6, 3, 2, 1].map((length) => going(seeing(length)));
    expect(far).toEqual([...far].sort((one, other) => one - other));
    expect(new Set(far).size).toBe(far.length);
    const loudest = (length: number) =>
      Math.max(...soundsOf(shown(seeing(length)), 1).map(({ loudness }) => loudness));
    expect(loudest(1)).toBeGreaterThan(loudest(6));
  });

  it('has a beat before a turn', () => {
    const wait = walkTimes(walk, []).looked - walkTimes(straight, []).looked;
    expect(wait).toBeGreaterThan(500);
  });

  it('stands still beside somebody whom it does not eat', () => {
    const state = sampleState({ monster: [4, 2], tokens: { 2: [5, 2], 5: [4, 5] } });
    const missing = shown(straight, { state });
    expect(nearlyEaten(missing)).toEqual([[5, 2]]);
    expect(duration(missing)).toBeGreaterThan(duration(shown(straight)) + 500);
    expect(nearlyEaten(shown({ ...straight, eaten: [2] }, { state }))).toEqual([]);
  });

  it('changes the words only when there is something to read', () => {
    expect(isCaption(shown(straight))).toBe(false);
    for (const told of [walk, through, eating]) expect(isCaption(shown(told))).toBe(true);
    const pushing: Walked = { ...straight, shoves: [{ ...ROW, thing: 'stone', token: null }] };
    expect(isCaption(shown(pushing))).toBe(false);
    expect(isCaption(shown({ ...straight, shoves: [ROW] }))).toBe(true);
    expect(isCaption(shown(STEP))).toBe(false);
    const worthIt: Account[] = [
      { ...STEP, letter: 'I' },
      { ...STEP, where: 'out' },
    ];
    for (const told of worthIt) expect(isCaption(shown(told))).toBe(true);
  });

  it('leaves its last words standing as long as one needs to read them', () => {
    const { start, lines, faced, turned } = walk;
    const look = { kind: 'last-look', start, lines, faced, turned } as const;
    expect(duration(shown(look))).toBeGreaterThan(1200);
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
    const bite = (walkTimes(eating, []).arrival + BITE * 0.4) / 1000;
    expect(last({ ...eating, eaten: [5] }, 1)).toBeCloseTo(bite);
    expect(last({ ...eating, eaten: [5] }, 2)).toBeCloseTo(2 * bite);
    expect(last({ ...eating, eaten: [5] }, 0)).toBe(0);
  });
});
