import { describe, expect, it } from 'vitest';
import type { Shown } from '../board';
import type { State } from './state';
import { undoingOf } from './undoing';

/** Return what gives moments that are written as `seat action`, after chance has dealt. */
function after(...lines: readonly string[]) {
  const moments = ['-1 card 7', ...lines].map((line) => {
    const space = line.indexOf(' ');
    return { actor: Number(line.slice(0, space)), text: line.slice(space + 1) };
  });
  const glimpse = (at: number) =>
    (at > 0 ? { moment: moments[at - 1] } : undefined) as Shown<State> | undefined;
  return undoingOf(moments.length, 0, glimpse);
}

describe('taking back', () => {
  it('takes back a whole move, and the whole plan', () => {
    expect(after('0 ghost s1', '0 enter 3', '0 N', '0 spot 0.5,0.5')).toEqual({ move: 4, plan: 4 });
    expect(after('0 ghost s1', '0 enter 3', '0 spot 0.5,0.5', '0 ghost s2', '0 N', '0 N')).toEqual({
      move: 3,
      plan: 6,
    });
  });

  it('passes over what others do meanwhile', () => {
    expect(after('0 ghost s1', '1 done', '0 N', '1 done')).toEqual({ move: 2, plan: 2 });
  });

  it('passes over ghosts that stayed after all', () => {
    const lines = ['0 ghost s1', '0 N', '0 spot 0.5,0.5', '0 ghost s2', '0 enter 1', '0 stay'];
    expect(after(...lines)).toEqual({ move: 6, plan: 6 });
    expect(after('0 ghost s2', '0 enter 1', '0 stay')).toEqual({ move: 0, plan: 3 });
  });

  it('has nothing to do before the first move', () => {
    expect(after()).toEqual({ move: 0, plan: 0 });
    expect(after('0 pass')).toEqual({ move: 0, plan: 0 });
  });
});
