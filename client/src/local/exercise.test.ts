import { beforeAll, describe, expect, it } from 'vitest';
import type { Rules } from '../engine/rules';
import { rulesFor } from '../testing/rules';
import { Exercise } from './exercise.svelte';
import { newMatch, played, settled } from './match';

let rules: Rules;

beforeAll(async () => {
  rules = await rulesFor('menhirs');
});

/** An exercise that begins after the first turn of a match. */
function exercise(): Exercise {
  const begun = settled(newMatch(rules, {}, '7'));
  const [action = 0] = rules.legalActions(begun.state, 0);
  const from = played(begun, 0, action).state;
  const sitters = [0, 1].map(() => ({ bot: '', name: '' }));
  const setting = { title: 'Menhirs', bots: ['moth'], me: 'You' };
  return new Exercise(rules, setting, { settings: { game: 'menhirs' }, sitters, seed: '7', from });
}

/** Take the first action that there is. */
async function act(one: Exercise): Promise<void> {
  const acting = one.known.sights.find(({ actions }) => actions.length > 0);
  const action = acting?.actions[0]?.action ?? -1;
  await one.ask({ do: 'act', seat: acting?.seat ?? -1, actions: [action] });
}

describe('an exercise', () => {
  it('begins in a state of its own, of which nothing has been told', () => {
    const one = exercise();
    expect(one.known.sights[0]?.story).toEqual([]);
    expect(one.known.sights[0]?.state).not.toEqual(rules.read(rules.start({})));
  });

  it('is played on, and begun anew as it was', async () => {
    const one = exercise();
    const before = one.known.sights[0]?.state;
    await act(one);
    expect(one.known.sights[0]?.story.length).toBeGreaterThan(0);
    expect(one.known.isWhole).toBe(false);
    one.restart();
    expect(one.known.isWhole).toBe(true);
    expect(one.known.sights[0]?.state).toEqual(before);
  });

  it('refuses what may not be done', async () => {
    await expect(exercise().ask({ do: 'act', seat: 0, actions: [99_999] })).rejects.toThrow();
  });
});
