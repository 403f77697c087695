import { describe, expect, it } from 'vitest';
import type { Shown } from '../board';
import { ACTIONS, type Action } from './actions';
import { soundsOf } from './sounds';
import { BESIDE, INSIDE, type Phase, type State } from './state';
import { stateOf } from './testing/states';

function shown(phase: Phase, actor: number, done?: Action, after?: State): Shown<State> {
  const before = stateOf(phase);
  const action = done && ACTIONS.number(done);
  const moment = { actor, text: '', account: null, action };
  return { options: {}, seats: [], seat: 0, before, state: after ?? before, moment, at: 1 };
}

function longest(of: Shown<State>): number {
  return Math.max(...soundsOf(of).map(({ length, after = 0 }) => length + after));
}

describe('how the lobby sounds', () => {
  it('has a sound of its own for furniture, ghosts, dice, cards, the lock and midnight', () => {
    const look = shown('looking', -2);
    const all = [
      shown('furnishing', 0, { family: 'at', x: 32, y: 32 }),
      shown('revealing', -2),
      shown('rolling', -1, { family: 'die', pips: 2 }),
      shown('drawing', -1, { family: 'card', card: 0 }),
      shown('drawing-midnight', -1, { family: 'midnight', card: 'dizzy' }),
      { ...look, moment: { ...look.moment, account: { kind: 'look', door: 'N1', sights: [] } } },
    ].map((one) => JSON.stringify(soundsOf(one as Shown<State>)));
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain('[]');
  });

  it('cries out if somebody is caught, and sighs if nobody is', () => {
    const calm = stateOf('catching');
    const figures = calm.figures.map((one) => ({ ...one, where: INSIDE }));
    const home = figures.map((one, ghost) => (ghost === 0 ? { ...one, where: BESIDE } : one));
    const before = { ...calm, figures };
    const caught = { ...shown('catching', -2, undefined, { ...calm, figures: home }), before };
    const nobody = { ...shown('catching', -2, undefined, before), before };
    expect(longest(caught)).toBeGreaterThan(longest(nobody));
  });

  it('is silent while chance furnishes the lobby', () => {
    expect(soundsOf(shown('arranging', -1, { family: 'at', x: 32, y: 32 }))).toEqual([]);
  });
});
