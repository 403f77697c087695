import { describe, expect, it } from 'vitest';
import { rulesFor } from '../../testing/rules';
import type { Shown } from '../board';
import { joinedPaths } from '../named';
import { ACTIONS } from './actions';
import { path } from './moving';
import type { State } from './state';

const SEAT = 0;

describe('how a token is moved', () => {
  it('is the way from the gate, cell by cell', async () => {
    const rules = await rulesFor('finstere');
    let now = rules.start({ players: '2', advanced: 'false' });
    const told = [
      ACTIONS.number({ family: 'pick', token: 1 }),
      ACTIONS.number({ family: 'step', letter: 'I' }),
      ACTIONS.number({ family: 'step', letter: 'N' }),
      ACTIONS.number({ family: 'step', letter: 'W' }),
    ].map((action) => {
      const account = rules.account(now, SEAT, action);
      const before = rules.read(now);
      now = rules.apply(now, SEAT, action);
      return path({
        before,
        state: rules.read(now),
        moment: { account },
      } as unknown as Shown<State>);
    });
    expect(joinedPaths(told)).toEqual([
      [
        [15, 10],
        [15, 9],
        [14, 9],
      ],
    ]);
  });
});
