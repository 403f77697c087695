import { beforeAll, describe, expect, it } from 'vitest';
import { loadShellWords } from '../../words/shell';
import { speaker } from '../../words/words.svelte';
import type { Shown } from '../board';
import { describe as described } from './describing';
import { SAMPLE_SEATS, sampleState } from './samples';
import { firstPlayer } from './starter';
import { BEGINNING, OVER, PLACING, type Account, type State, type Walked } from './state';
import { tell, walkWords } from './telling';
import { words } from './words';

beforeAll(async () => {
  speaker.language = 'en';
  await speaker.learn('shell', loadShellWords);
  await speaker.learn('finstere', words);
});

const state = sampleState();
const walk: Walked = {
  kind: 'walk',
  start: [4, 1],
  lines: [],
  faced: 'E',
  turned: 'E',
  turns: 0,
  wall: '',
  way: [{ cell: [5, 1], facing: 'E', by: 'step' }],
  cell: [5, 1],
  facing: 'E',
  shoves: [],
  eaten: [],
};

function shown(account?: Account, more: Partial<Shown<State>> = {}): Shown<State> {
  const moment = account && { actor: 0, text: '', account, state };
  return {
    options: {},
    seats: SAMPLE_SEATS,
    seat: 0,
    state,
    before: state,
    moment,
    at: 1,
    ...more,
  };
}

describe('the starting-player stone', () => {
  const lastLook: Account = {
    kind: 'last-look',
    start: [4, 1],
    lines: [],
    faced: 'E',
    turned: 'E',
  };
  const after = { ...state, starter: 1, rounds_played: 2 };

  it('is told when it goes on, after a walk and when chance has named who begins', () => {
    const told = tell(shown(lastLook, { state: after }));
    expect(told).toMatch(/^Last look: .*\. The starting-player stone goes to Red\.$/);
    const beginning = { ...state, phase: BEGINNING };
    expect(tell(shown({ kind: 'begin', seat: 0 }, { before: beginning }))).toBe(
      'Green begins. The starting-player stone goes to Green.',
    );
    expect(tell(shown(lastLook))).not.toContain('stone');
    expect(tell(shown(lastLook, { state: { ...after, phase: OVER } }))).not.toContain('stone');
  });

  it('is told in the line that sums up the walk', () => {
    const moments = [shown(walk), shown(lastLook, { state: after })];
    expect(walkWords(moments)).toMatch(/The starting-player stone goes to Red\.$/);
  });

  it('is in the description, with who has it next while there is a next round', () => {
    const line = (more: Partial<State>) =>
      described(shown(undefined, { state: { ...state, ...more } })).split('\n')[1];
    expect(line({})).toBe('Green has the starting-player stone; Red has it in the next round.');
    expect(line({ starter: 1 })).toContain('Red has the starting-player stone; Green');
    const last = { second_half: true, cards_left: 1 };
    expect(line(last)).toBe('Green has the starting-player stone.');
    expect(line({ phase: PLACING })).toBe('Green has the starting-player stone.');
    expect(line({ phase: OVER })).not.toContain('stone');
  });

  it('says on the players’ cards what it means', () => {
    expect(firstPlayer({ ...state, starter: 1 })).toEqual({
      seat: 1,
      words: 'Has the starting-player stone: begins this round',
      next: { seat: 0, words: 'Has the starting-player stone in the next round' },
    });
    expect(firstPlayer({ ...state, phase: BEGINNING })).toBeUndefined();
  });
});
