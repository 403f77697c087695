import { describe, expect, it } from 'vitest';
import type { Shown } from '../board';
import { ACTIONS, type Action } from './actions';
import { soundsOf } from './sounds';
import type { Account, State } from './state';
import { stateOf } from './testing/states';

function shown(actor: number, account: Account, done?: Action): Shown<State> {
  const state = stateOf('planning');
  const action = done && ACTIONS.number(done);
  const moment = { actor, text: '', account, action };
  return { options: {}, seats: [], seat: 0, before: undefined, state, moment, at: 1 };
}

function longest(of: Shown<State>): number {
  return Math.max(...soundsOf(of).map(({ length, after = 0 }) => length + after));
}

describe('how the lobby sounds', () => {
  it('has a sound of its own for furniture, ghosts, dice, cards, the lock and midnight', () => {
    const all = [
      shown(0, { kind: 'act', seat: 0, action: 0 }, { family: 'at', x: 32, y: 32 }),
      shown(-2, { kind: 'reveal' }),
      shown(-1, { kind: 'roll', seat: 0, pips: 2 }, { family: 'die', pips: 2 }),
      shown(-1, { kind: 'card', seat: 0, number: 9 }, { family: 'card', card: 0 }),
      shown(-1, { kind: 'midnight', card: 'dizzy' }, { family: 'midnight', card: 'dizzy' }),
      shown(-2, { kind: 'look', door: 'N1', sights: [] }),
      shown(-2, { kind: 'carry-out', card: 'dizzy', sides: ['E', 'W'] }),
    ].map((one) => JSON.stringify(soundsOf(one)));
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain('[]');
  });

  it('cries out if somebody is caught, and sighs if nobody is', () => {
    const ghosts = [{ ghost: 0, where: 'beside', spot: null }] as const;
    const raised = [{ ghost: 0, where: 'inside', spot: { x: 40, y: 40 } }] as const;
    const caught = longest(shown(-2, { kind: 'catch', ghosts }));
    expect(caught).toBeGreaterThan(longest(shown(-2, { kind: 'catch' })));
    expect(caught).toBeGreaterThan(longest(shown(-2, { kind: 'catch', ghosts: raised })));
  });

  it('is silent while chance furnishes the lobby', () => {
    const at = { family: 'at', x: 32, y: 32 } as const;
    expect(soundsOf(shown(-1, { kind: 'arrange', action: ACTIONS.number(at) }, at))).toEqual([]);
  });
});
