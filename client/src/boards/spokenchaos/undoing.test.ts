import { describe, expect, it } from 'vitest';
import type { Shown } from '../board';
import { ACTIONS, type Action } from './actions';
import type { State } from './state';
import { undoingOf } from './undoing';

type Done = readonly [seat: number, action: Action];

const ghost = (number: number): Done => [0, { family: 'ghost', ghost: number }];
const enter: Done = [0, { family: 'enter', door: 2 }];
const north: Done = [0, { family: 'step', side: 'N' }];
const spot: Done = [0, { family: 'spot', way: 0, level: 0, x: 16, y: 16 }];
const stay: Done = [0, { family: 'stay' }];
const other: Done = [1, { family: 'done' }];

/** Return what is taken back after some actions, after chance has dealt. */
function after(...lines: readonly Done[]) {
  const dealt: Done = [-1, { family: 'card', card: 0 }];
  const moments = [dealt, ...lines].map(([actor, action]) => ({
    actor,
    action: ACTIONS.number(action),
  }));
  const glimpse = (at: number) =>
    (at > 0 ? { moment: moments[at - 1] } : undefined) as Shown<State> | undefined;
  return undoingOf(moments.length, 0, glimpse);
}

describe('taking back', () => {
  it('takes back a whole move, and the whole plan', () => {
    expect(after(ghost(0), enter, north, spot)).toEqual({ move: 4, plan: 4 });
    expect(after(ghost(0), enter, spot, ghost(1), north, north)).toEqual({
      move: 3,
      plan: 6,
    });
  });

  it('passes over what others do meanwhile', () => {
    expect(after(ghost(0), other, north, other)).toEqual({ move: 2, plan: 2 });
  });

  it('passes over ghosts that stayed after all', () => {
    const lines = [ghost(0), north, spot, ghost(1), enter, stay];
    expect(after(...lines)).toEqual({ move: 6, plan: 6 });
    expect(after(ghost(1), enter, stay)).toEqual({ move: 0, plan: 3 });
  });

  it('has nothing to do before the first move', () => {
    expect(after()).toEqual({ move: 0, plan: 0 });
    expect(after([0, { family: 'pass' }])).toEqual({ move: 0, plan: 0 });
  });
});
