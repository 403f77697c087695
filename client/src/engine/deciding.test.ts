/** Bots decide here what they decide on the server; `tests/client/test_deciding.py` writes that. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { botsFor } from '../testing/bots';
import { rulesFor } from '../testing/rules';
import type { GameName } from '../generated/games';
import type { Decision, Limits, Thoughts } from './deciding';

interface Decided {
  readonly level: string;
  readonly state: string; // in base 64
  readonly seat: number;
  readonly seed: readonly number[];
  readonly simulations: number;
  readonly decision: Decision;
}

const PATIENCE = 300_000;
const WAYS = 60; // to put furniture, that an owl weighs
const PATH = process.env.GLOAMING_DECISIONS;
const games = PATH
  ? (JSON.parse(readFileSync(PATH, 'utf8')) as Record<GameName, readonly Decided[]>)
  : ({} as Record<GameName, readonly Decided[]>);

/** Think to the end; return what was said meanwhile and what is decided. */
function finish(thoughts: Thoughts): {
  said: (Decision | null)[];
  decision: Decision;
} {
  const said: (Decision | null)[] = [];
  let next = thoughts.next();
  while (!next.done) {
    said.push(next.value);
    next = thoughts.next();
  }
  return { said, decision: next.value };
}

describe.skipIf(!PATH)('what bots decide', () => {
  it.each(Object.keys(games) as GameName[])(
    'in %s',
    async (game) => {
      const [rules, bots] = [await rulesFor(game), await botsFor(game)];
      for (const { level, state, seat, seed, simulations, decision } of games[game]) {
        const stream = bots.stream(seed);
        const bytes = new Uint8Array(Buffer.from(state, 'base64'));
        const imagined = rules.imagine(bytes, seat, stream);
        const limits = { simulations, isPatient: true };
        const thought = finish(bots.think(level, imagined, seat, stream, limits));
        expect(thought.decision).toEqual(decision);
      }
    },
    PATIENCE,
  );

  it('tells how far it is, and can be called off', async () => {
    const thoughts = await thinking('finstere', { isPatient: true });
    const first = thoughts.next().value;
    const second = thoughts.next(false).value;
    expect(first?.simulations).toBe(1);
    expect(second?.simulations).toBeGreaterThan(1);
    expect(second?.line).toEqual([]);
    const last = thoughts.next(true);
    expect(last.done).toBe(true);
    expect(last.value?.simulations).toBe(second?.simulations);
    expect(last.value?.actions.length).toBeGreaterThan(0);
  });

  it('decides by a glance if a proof is called off', async () => {
    const thoughts = await thinking('menhirs', { isPatient: true });
    expect(thoughts.next()).toEqual({ done: false, value: null });
    const last = thoughts.next(true);
    expect(last).toMatchObject({ done: true, value: { is_proven: false, simulations: 1 } });
    expect(last.value?.actions.length).toBeGreaterThan(0);
  });

  it('ponders until it is called off, and says whenever more is weighed', async () => {
    const thoughts = await thinking('spokenchaos', { isPatient: true });
    const counts: number[] = [];
    let next = thoughts.next();
    while (!next.done) {
      if (next.value) counts.push(next.value.simulations);
      next = thoughts.next(counts.length > 1);
    }
    const { simulations, actions } = next.value;
    expect(counts.length).toBeGreaterThan(1);
    expect(counts).toEqual([...new Set(counts)].sort((one, other) => one - other));
    expect(simulations).toBeLessThan(WAYS);
    expect(actions.length).toBeGreaterThan(0);
  });

  it('thinks no longer than it may', async () => {
    const thoughts = await thinking('finstere', { seconds: 0 });
    expect(finish(thoughts)).toMatchObject({ said: [], decision: { simulations: 1 } });
    const { decision } = finish(await thinking('spokenchaos', { seconds: 0 }));
    expect(decision.simulations).toBeLessThanOrEqual(1);
    expect(decision.actions.length).toBeGreaterThan(0);
  });
});

/** Let the strongest level think about a position in which it thinks as long as it may. */
async function thinking(game: GameName, limits: Limits): Promise<Thoughts> {
  const found = games[game].find(
    ({ level, simulations, decision }) =>
      level === 'owl' && decision.simulations === simulations && decision.actions.length > 1, // a whole turn
  );
  if (!found) throw new Error('nobody thinks long');
  const bots = await botsFor(game);
  const state = new Uint8Array(Buffer.from(found.state, 'base64'));
  return bots.think('owl', state, found.seat, bots.stream(found.seed), limits);
}

describe('a level', () => {
  it('that does not exist is named', async () => {
    const bots = await botsFor('finstere');
    const thoughts = bots.think('wolf', new Uint8Array(1), 0, bots.stream([3]));
    expect(() => thoughts.next()).toThrow('wolf');
  });
});
