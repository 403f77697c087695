import { beforeAll, describe, expect, it } from 'vitest';
import type { Rules } from '../engine/rules';
import { rulesFor } from '../testing/rules';
import { AUTOMATIC } from '../generated/games';
import type { TableSettings } from '../generated/messages';
import { again, asked, botOf, isPlayed, opened, ticked, toAct, type LocalTable } from './table';

let rules: Rules;

beforeAll(async () => {
  rules = await rulesFor('finstere');
});

const ME = { bot: '', name: '' };
const MOTH = { bot: 'moth', name: '' };

function tableOf(
  sitters: readonly { bot: string; name: string }[],
  clock?: TableSettings['clock'],
): LocalTable {
  const options = { players: String(sitters.length) };
  const settings = { game: 'finstere', options, ...(clock ? { clock } : {}) };
  return opened(rules, { id: 't', settings, sitters, seed: '7' }, 100);
}

/** Let whoever is to act take the first action that ends a turn or goes on with it. */
function turn(table: LocalTable, at = 100): LocalTable {
  let now = table;
  const before = rules.turnNumber(table.match.state);
  while (rules.turnNumber(now.match.state) === before) {
    const [seat = 0] = toAct(now);
    const actions = rules.legalActions(now.match.state, seat).slice(-1);
    now = asked(now, { do: 'act', seat, actions }, at);
  }
  return now;
}

describe('a table here', () => {
  it('needs somebody on every seat', () => {
    const options = { players: '3' };
    const opening = { id: 't', settings: { game: 'finstere', options }, sitters: [ME], seed: '7' };
    expect(() => opened(rules, opening, 0)).toThrow('3 play, and 1 sit here');
  });

  it('takes actions of those who play here, all or none', () => {
    const table = tableOf([ME, MOTH]);
    const [action = 0] = rules.legalActions(table.match.state, 0);
    expect(() => asked(table, { do: 'act', seat: 0, actions: [action, 9999] }, 0)).toThrow();
    expect(table.match.moments).toHaveLength(0);
    expect(() => asked(table, { do: 'act', seat: 1, actions: [action] }, 0)).toThrow('a bot plays');
    expect(() => asked(table, { do: 'act', seat: 0, actions: ['G4'] }, 0)).toThrow('by number');
    expect(asked(table, { do: 'act', seat: 0, actions: [action] }, 0).match.moments).toHaveLength(
      1,
    );
  });

  it('refuses what needs others', () => {
    const table = tableOf([ME, MOTH]);
    expect(() => asked(table, { do: 'say', seat: 0, text: 'hello' }, 0)).toThrow('nobody else');
  });

  it('has its monster put together until it first walks', () => {
    const table = tableOf([ME, ME]);
    const dressed = asked(table, { do: 'dress', parts: { head: 3 } }, 0);
    expect(dressed.look).toEqual({ head: 3 });
    expect(() => asked(table, { do: 'dress', parts: { wings: 0 } }, 0)).toThrow('no such part');
    let walked = turn(dressed);
    while (walked.match.moments.every(({ actor }) => actor !== AUTOMATIC)) walked = turn(walked);
    expect(() => asked(walked, { do: 'dress', parts: { head: 1 } }, 0)).toThrow('moved already');
  });

  it('lets those at one screen take back a turn', () => {
    const table = tableOf([ME, ME]);
    const after = turn(table);
    const back = asked(after, { do: 'ask-takeback', seat: 0 }, 100);
    expect(back.match.state).toEqual(table.match.state);
  });

  it('ends when the only one gives up, and goes on with a bot where another one plays', () => {
    const alone = asked(tableOf([ME, MOTH, MOTH]), { do: 'resign', seat: 0 }, 0);
    expect(alone.verdict).toEqual({ how: 'resigned', winners: [1, 2] });
    const three = asked(tableOf([ME, ME, ME]), { do: 'resign', seat: 0 }, 0);
    expect(three.verdict).toBeNull();
    expect(isPlayed(three, 0)).toBe(false);
    expect(botOf(three, 0, 'owl')).toBe('owl');
    expect(() => asked(three, { do: 'resign', seat: 0 }, 0)).toThrow('a bot plays');
  });

  it('is abandoned without a result', () => {
    const left = asked(tableOf([ME, ME]), { do: 'vote-abandon', seat: 1 }, 0);
    expect(left.verdict).toEqual({ how: 'abandoned', winners: [] });
    expect(toAct(left)).toEqual([]);
  });

  it('is played again by the same, on the same seats or moved up', () => {
    const table = tableOf([{ bot: '', name: 'Ann' }, MOTH]);
    expect(again(table, true, 'u', '8')).toMatchObject({
      id: 'u',
      before: 't',
      sitters: [{ name: 'Ann' }, { bot: 'moth' }],
    });
    expect(again(table, false, 'u', '8').sitters).toMatchObject([{ bot: 'moth' }, { name: 'Ann' }]);
  });
});

describe('clocks here', () => {
  it('run for who is to act, and stop with their turn', () => {
    const table = tableOf([ME, ME], { kind: 'per-player', seconds: 60, increment: 2 });
    expect(table.clocks).toMatchObject([
      { left: 60, since: 100 },
      { left: 60, since: null },
    ]);
    const after = turn(table, 110);
    expect(after.clocks[toAct(after)[0] ?? 0]?.since).toBe(110);
    expect(after.clocks[0]?.left).toBe(52);
  });

  it('count nothing against bots', () => {
    const table = tableOf([MOTH, ME], { kind: 'per-move', seconds: 10 });
    expect(table.clocks[0]?.since).toBeNull();
    expect(ticked(table, 1000)).toBe(table);
  });

  it('let who has no time left lose', () => {
    const table = tableOf([ME, ME], { kind: 'per-move', seconds: 10 });
    expect(ticked(table, 109)).toBe(table);
    expect(ticked(table, 110).verdict).toEqual({ how: 'timed out', winners: [1] });
  });
});
