import { beforeAll, describe, expect, it } from 'vitest';
import { speaker } from '../../words/words.svelte';
import type { BoardSeat, Shown } from '../board';
import { ACTIONS, type Action } from './actions';
import { MIDNIGHT_CARDS } from './midnight';
import type { Phase, State } from './state';
import { tell } from './telling';
import { stateOf } from './testing/states';
import { MIDNIGHT_NAMES } from './twin/measures';
import { words } from './words';

const SEATS = ['blue', 'orange'].map((name): BoardSeat => {
  const look = { colour: 'blue', sign: 'moon' } as const;
  return { ...look, name, player: '', isYours: true, isToAct: true, isBot: false };
});

function told(card: (typeof MIDNIGHT_NAMES)[number], phase: Phase, action: Action): string {
  const before: State = { ...stateOf(phase), midnight: MIDNIGHT_NAMES.indexOf(card) };
  const number = ACTIONS.number(action);
  const account = { kind: 'act', seat: 0, action: number } as const;
  const moment = { actor: 0, text: '', account, action: number };
  const shown: Shown<State> = {
    options: {},
    seats: SEATS,
    seat: 0,
    state: before,
    before,
    moment,
    at: 1,
  };
  return tell(shown);
}

beforeAll(async () => {
  speaker.language = 'en';
  await speaker.learn('spokenchaos', words);
});

describe('the midnight cards', () => {
  it('are all drawn, no two alike', () => {
    const drawings = Object.values(MIDNIGHT_CARDS).map(({ drawing }) => drawing);
    expect(new Set(drawings).size).toBe(MIDNIGHT_NAMES.length);
    expect(drawings.every((path) => path.startsWith('M'))).toBe(true);
  });

  it.each([
    ['too-keen', { family: 'face', face: 4 }, 'furnishing'],
    ['big-brother', { family: 'ghost', ghost: 0 }, 'planning'],
  ] as const)('tell what is done for %s, and not what is done later', (card, action, later) => {
    expect(told(card, 'midnight', action)).not.toBe(told('dizzy', 'midnight', action));
    expect(told(card, later, action)).toBe(told('dizzy', later, action));
  });
});
