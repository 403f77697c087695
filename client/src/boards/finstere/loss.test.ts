import { beforeAll, expect, it } from 'vitest';
import { speaker } from '../../words/words.svelte';
import type { Shown } from '../board';
import { because } from './loss';
import { SAMPLE_SEATS, sampleState } from './samples';
import type { Cell } from '../named';
import type { SightLine, State, Walked } from './state';
import { words } from './words';

const OWN = 2;
const OTHER = 5;
const state = sampleState({ tokens: { [OWN]: [4, 6], [OTHER]: [9, 4] } });

/** A step to the south, with what he saw there before it and whom he ate. */
function step(to: Cell, lines: readonly SightLine[], more: Partial<Walked> = {}): Shown<State> {
  const account: Walked = {
    ...{ kind: 'walk', start: [4, 1], faced: 'S', turned: 'S', turns: 0, wall: '' },
    ...{ way: [{ cell: to, facing: 'S', by: 'step' }], cell: to, facing: 'S' },
    ...{ lines, shoves: [], eaten: [], ...more },
  };
  const moment = { actor: -2, text: '', account, state };
  return { options: {}, seats: SAMPLE_SEATS, seat: 0, state, before: state, moment, at: 1 };
}

const sight = (token: number, length: number): SightLine => ({
  direction: 'S',
  length,
  stop: 'token',
  token,
});

beforeAll(() => speaker.learn('finstere', words));

it('is the step at which he saw it first, on the way to it', () => {
  const walk = [
    step([4, 4], []),
    step([4, 5], [sight(OWN, 2)], { faced: 'E' }),
    step([4, 6], [sight(OWN, 1)], { eaten: [OWN] }),
  ];
  expect(because(walk)).toMatch(/^He sees \S+ \d.*2 cells.*turns south\. He comes to \(4,5\)\.$/);
});

it('is the step that crushed it, if he did not see it', () => {
  const lost = {
    thing: 'token',
    token: OWN,
    way: [],
    rest: null,
  } as unknown as Walked['shoves'][0];
  const walk = [step([4, 5], []), step([4, 6], [], { shoves: [lost], eaten: [OWN] })];
  expect(because(walk)).toMatch(/^He sees nobody.*Pushed out of the game:/);
});

it('is nothing where only others were eaten', () => {
  expect(because([step([4, 5], [sight(OTHER, 1)], { eaten: [OTHER] })])).toBe('');
});
