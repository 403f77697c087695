import { describe, expect, it } from 'vitest';
import { Bar } from '../bar.svelte';
import type { BoardProps } from '../board';
import { ACTIONS } from './actions';
import { barButtons } from './asking';
import { Playing } from './playing.svelte';
import type { Guide, Spot, State } from './state';
import { stateOf } from './testing/states';
import { Touching } from './touch.svelte';

const TABLE = 5;
const TABLE_TOP = 0.7;
const UNDER: Spot = [80, 80, 0, 0, 0];
const ON: Spot = [80, 80, 1, TABLE_TOP, 0];
const GHOST = ACTIONS.number({ family: 'ghost', ghost: 0 });
const NORTH = ACTIONS.number({ family: 'step', side: 'N' });
const WAY_IN = [GHOST, ACTIONS.number({ family: 'enter', door: 2 }), NORTH, NORTH];
const WAY_OUT = [GHOST, NORTH];
const LONGER_OUT = [GHOST, ACTIONS.number({ family: 'step', side: 'E' }), NORTH];
const ENDS = [
  { field: [2, 2], actions: WAY_IN },
  { field: null, door: 'N3', actions: WAY_OUT },
  { field: null, door: 'N4', actions: LONGER_OUT },
] as const;

interface Table {
  playing: Playing;
  touching: Touching;
  asked: (readonly (number | string)[])[];
  /** Go on to where a ghost is on its way and may end at some spots. */
  land: (spots: readonly Spot[]) => void;
  /** Go on to where it has arrived, and may or may not set out again. */
  arrive: (isDone: boolean) => void;
  /** Follow the match while nothing has happened yet. */
  renew: () => void;
}

function tableOf(): Table {
  const asked: (readonly (number | string)[])[] = [];
  let state = $state.raw<State>(stateOf('planning', { [TABLE]: { x: 80, y: 80 } }));
  let guide = $state.raw<Guide>({ ghosts: [{ ghost: 0, ends: ENDS }] });
  const props = () =>
    ({
      options: {},
      seats: [],
      seat: 0,
      state,
      guide,
      actions: [{ action: ACTIONS.number({ family: 'done' }), text: 'done' }],
      bar: new Bar(),
      act: (actions: readonly (number | string)[]) => asked.push(actions),
    }) as unknown as BoardProps<'spokenchaos'>;
  const playing = new Playing(props);
  const land = (spots: readonly Spot[]) => {
    const [plan, ...others] = state.plans;
    if (!plan) throw new Error('there is no plan');
    const walking = { ...plan, active: 0, column: 2, row: 2, steps: 3 };
    state = { ...state, plans: [walking, ...others] };
    guide = { ...guide, lands: 0, merges: null, spots };
    playing.renew(state, guide, true);
  };
  const arrive = (isDone: boolean) => {
    const [plan, ...others] = state.plans;
    if (!plan) throw new Error('there is no plan');
    const figures = plan.figures.map((one, ghost) => (ghost ? one : { ...one, is_done: isDone }));
    state = { ...state, plans: [{ ...plan, figures, active: -1, steps: 0 }, ...others] };
    guide = { ghosts: [{ ghost: 0, ends: ENDS }] };
    playing.renew(state, guide, true);
  };
  const renew = () => playing.renew(state, guide, true);
  return { playing, touching: new Touching(playing, () => 0), asked, land, arrive, renew };
}

describe('a tap', () => {
  it('on furniture means onto it', () => {
    const { playing, touching, asked, land } = tableOf();
    playing.choose(0);
    touching.tap({ x: 70, y: 120, piece: TABLE, top: { piece: TABLE, at: [80, 80, TABLE_TOP] } });
    expect(asked).toEqual([WAY_IN]);
    land([UNDER, ON]);
    expect(playing.spot).toBe(ON);
  });

  it('on the floor means the floor', () => {
    const { playing, touching, land } = tableOf();
    playing.choose(0);
    touching.tap({ x: 80, y: 80 });
    land([ON, UNDER]);
    expect(playing.spot).toBe(UNDER);
  });

  it('on an exit lets the chosen ghost out, and on another door does not', () => {
    const { playing, touching, asked } = tableOf();
    playing.choose(0);
    expect(playing.exits).toEqual(['N3', 'N4']);
    touching.tap({ x: 80, y: -20, door: 'S3' });
    touching.tap({ x: 112, y: 200, door: 'N4' });
    expect(asked).toEqual([LONGER_OUT]);
  });
});

describe('a ghost that is dragged', () => {
  it('is held, so that nothing else moves, if it may set out', () => {
    const { touching } = tableOf();
    expect(touching.isHeld({ x: 16, y: -20, ghost: 0 })).toBe(true);
    expect(touching.isHeld({ x: 48, y: -20, ghost: 1 })).toBe(false);
    expect(touching.isHeld({ x: 16, y: 200, ghost: 7 })).toBe(false);
  });

  it('comes in from outside, onto the field where it is let go', () => {
    const { playing, touching, asked } = tableOf();
    const ghost = { x: 16, y: -20, ghost: 0 };
    touching.grab(ghost);
    touching.move({ x: 60, y: 60 });
    expect(playing.carried).toEqual({ ghost: 0, at: [60, 60, 0] });
    touching.drop({ x: 80, y: 80 });
    expect(playing.carried).toBeUndefined();
    expect(asked).toEqual([WAY_IN]);
  });

  it('gets out by the door outside which it is let go', () => {
    const { touching, asked } = tableOf();
    touching.grab({ x: 80, y: 170, ghost: 0 });
    touching.move({ x: 80, y: 205 });
    touching.drop({ x: 80, y: 205 });
    expect(asked).toEqual([WAY_OUT]);
  });

  it('stays where it is if it is let go elsewhere', () => {
    const { playing, touching, asked } = tableOf();
    touching.grab({ x: 80, y: 170, ghost: 0 });
    touching.move({ x: 205, y: 80 });
    touching.drop({ x: 205, y: 80 });
    expect(asked).toEqual([]);
    expect(playing.ghost).toBe(0);
  });

  it('slides within the field where it is to end', () => {
    const { playing, touching, land } = tableOf();
    playing.choose(0);
    const other: Spot = [88, 84, 0, 0, 0];
    land([UNDER, other]);
    touching.grab({ x: 80, y: 80 });
    touching.move({ x: 90, y: 84 });
    expect(playing.spot).toBe(other);
  });
});

describe('a ghost that has arrived', () => {
  it.each([
    ['stays there', true],
    ['has merged and is home again', false],
  ])('is not chosen any more, and the plan can be sealed: it %s', (_, isDone) => {
    const { playing, land, arrive, renew } = tableOf();
    playing.choose(0);
    land([UNDER]);
    playing.confirm();
    renew(); // before the answer is there
    arrive(isDone);
    expect(playing.ghost).toBeUndefined();
    expect(barButtons(playing)).toContainEqual(
      expect.objectContaining({ label: 'button.seal', isMain: true, isLast: true }),
    );
  });
});
