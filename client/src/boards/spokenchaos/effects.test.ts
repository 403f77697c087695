import { describe, expect, it } from 'vitest';
import type { Shown } from '../board';
import { ACTIONS, type Action } from './actions';
import { effectOf, isDrawn, omenOf } from './effects';
import { burnt } from './midnight';
import { BESIDE, INSIDE, type Figure, type Phase, type State } from './state';
import { figureOf, stateOf } from './testing/states';
import { MIDNIGHT_NAMES } from './twin/measures';

const PIANO = 3;

function inForce(
  card: (typeof MIDNIGHT_NAMES)[number],
  phase: Phase,
  given: Partial<State> = {},
): State {
  return { ...stateOf(phase), midnight: MIDNIGHT_NAMES.indexOf(card), ...given };
}

function withFigure(state: State, ghost: number, given: Partial<Figure>): State {
  const figures = state.figures.map((one, number) =>
    number === ghost ? { ...one, ...given } : one,
  );
  return { ...state, figures };
}

function shown(before: State, state: State, done?: Action): Shown<State> {
  const action = done && ACTIONS.number(done);
  const moment = { actor: -2, text: '', account: null, action };
  return { options: {}, seats: [], seat: 0, before, state, moment, at: 1 };
}

describe('what a midnight card does', () => {
  it('is the piece that dances and the ghosts that it moves', () => {
    const before = inForce('dance-floor', 'midnight');
    const { pieces } = stateOf('midnight', { [PIANO]: { x: 96, y: 20 } });
    const effect = effectOf(shown(before, { ...before, pieces }));
    expect(effect).toEqual({ card: 'dance-floor', pieces: [PIANO], ghosts: [] });
  });

  it('is a turn of the board even if nobody stands elsewhere', () => {
    const before = inForce('dizzy', 'midnight');
    expect(effectOf(shown(before, inForce('dizzy', 'drawing')))?.card).toBe('dizzy');
  });

  it('is nothing while other things are done', () => {
    const before = inForce('dance-floor', 'revealing');
    const after = withFigure(before, 0, { where: INSIDE });
    expect(effectOf(shown(before, after))).toBeUndefined();
  });

  it('burns whom nobody has seen, but stands on the floor', () => {
    const inside = { ...figureOf(0), where: INSIDE };
    let before = inForce('floor-is-lava', 'catching');
    before = withFigure(before, 0, { ...inside, samples: 0 });
    before = withFigure(before, 1, { ...inside, samples: 90 });
    const after = withFigure(withFigure(before, 0, { where: BESIDE }), 1, { where: BESIDE });
    expect(burnt(before, after)).toEqual([0]);
    expect(effectOf(shown(before, { ...after, midnight: -1 }))?.ghosts).toEqual([0]);
  });

  it('lets those stand up that took cover', () => {
    const body = { ...figureOf(0).body, x: 40, y: 40 };
    const state = inForce('take-cover', 'catching');
    const before = withFigure(state, 0, { where: INSIDE, body: { ...body, way: 1 } });
    const after = withFigure(state, 0, { where: INSIDE, body });
    expect(effectOf(shown(before, after))?.ghosts).toEqual([0]);
  });

  it('is turned up first', () => {
    const state = stateOf('drawing-midnight');
    expect(isDrawn(shown(state, state, { family: 'midnight', card: 'dizzy' }))).toBe(true);
    expect(isDrawn(shown(state, state, { family: 'card', card: 0 }))).toBe(false);
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
