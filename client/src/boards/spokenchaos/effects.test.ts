import { describe, expect, it } from 'vitest';
import type { Shown } from '../board';
import { ACTIONS, type Action } from './actions';
import { effectOf, isDrawn, omenOf } from './effects';
import type { Account, Phase, State } from './state';
import { stateOf } from './testing/states';
import { MIDNIGHT_NAMES } from './geometry/measures';

const PIANO = 3;

function inForce(
  card: (typeof MIDNIGHT_NAMES)[number],
  phase: Phase,
  given: Partial<State> = {},
): State {
  return { ...stateOf(phase), midnight: MIDNIGHT_NAMES.indexOf(card), ...given };
}

function shown(account: Account, done?: Action): Shown<State> {
  const state = stateOf('midnight');
  const action = done && ACTIONS.number(done);
  const moment = { actor: -2, text: '', account, action };
  return { options: {}, seats: [], seat: 0, before: undefined, state, moment, at: 1 };
}

const SPOT = { x: 40, y: 40 };

describe('what a midnight card does', () => {
  it('is the piece that dances and the ghosts that it moves', () => {
    const pieces = [{ piece: PIANO, x: 96, y: 20, face: 'upright' }] as const;
    const ghosts = [{ ghost: 2, where: 'inside', spot: SPOT }] as const;
    const effect = effectOf(shown({ kind: 'carry-out', card: 'dance-floor', pieces, ghosts }));
    expect(effect).toEqual({ card: 'dance-floor', pieces: [PIANO], ghosts: [2] });
  });

  it('is what somebody decides for it', () => {
    const ghosts = [{ ghost: 2, where: 'inside', spot: SPOT }] as const;
    const account = { kind: 'decide', seat: 0, action: 0, card: 'tag', ghosts } as const;
    expect(effectOf(shown(account))).toEqual({ card: 'tag', pieces: [], ghosts: [2] });
  });

  it('is a turn of the board even if nobody stands elsewhere', () => {
    const turned = { kind: 'carry-out', card: 'dizzy', sides: ['E', 'W'] } as const;
    expect(effectOf(shown(turned))?.card).toBe('dizzy');
  });

  it('is nothing while other things are done', () => {
    const ghosts = [{ ghost: 0, where: 'inside', spot: SPOT }] as const;
    expect(effectOf(shown({ kind: 'reveal', ghosts }))).toBeUndefined();
    expect(effectOf(shown({ kind: 'carry-out', card: 'dance-floor' }))).toBeUndefined();
  });

  it('burns whom nobody has seen, but stands on the floor', () => {
    const home = { where: 'beside', spot: null, was: SPOT } as const;
    const ghosts = [
      { ghost: 0, ...home },
      { ghost: 1, ...home },
    ];
    const caught = { kind: 'catch', card: 'floor-is-lava', ghosts, unseen: [0] } as const;
    expect(effectOf(shown(caught))?.ghosts).toEqual([0]);
  });

  it('lets those stand up that took cover', () => {
    const ghosts = [
      { ghost: 0, where: 'inside', spot: SPOT, was: { ...SPOT, way: 'E' } },
      { ghost: 1, where: 'beside', spot: null, was: SPOT },
    ] as const;
    expect(effectOf(shown({ kind: 'catch', card: 'take-cover', ghosts }))?.ghosts).toEqual([0]);
  });

  it('is turned up first', () => {
    expect(
      isDrawn(shown({ kind: 'midnight', card: 'dizzy' }, { family: 'midnight', card: 'dizzy' })),
    ).toBe(true);
    expect(isDrawn(shown({ kind: 'card', seat: 0, number: 9 }, { family: 'card', card: 0 }))).toBe(
      false,
    );
  });
});

describe('what the card in force lets expect', () => {
  it('is a door of the side that is knocked at', () => {
    const state = inForce('knock-knock', 'planning', { side: 1 });
    expect(omenOf(state)?.doors).toEqual(['E1', 'E2', 'E3', 'E4', 'E5', 'E6']);
  });

  it('is the door opposite, which bears the same number', () => {
    const given = { side: 0, door: 2 };
    expect(omenOf(inForce('extra-curious', 'looking', given))?.doors).toEqual(['N2', 'S2']);
    const around = { ...given, doors_around: true };
    expect(omenOf(inForce('extra-curious', 'looking', around))?.doors).toEqual(['N2', 'S5']);
  });

  it('is the rolled number on all other sides', () => {
    const state = inForce('crystal-ball', 'siding', { side: 3, number: 4 });
    expect(omenOf(state)?.doors).toEqual(['N4', 'E4', 'S4']);
  });

  it('is nothing without a card', () => {
    expect(omenOf(stateOf('planning'))).toBeUndefined();
  });
});
