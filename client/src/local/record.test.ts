import { beforeAll, describe, expect, it } from 'vitest';
import type { Rules } from '../engine/rules';
import { rulesFor } from '../testing/rules';
import type { GameName } from '../generated/games';
import { expectationOf } from './expecting';
import { recordOf, recordSoFar } from './record';
import { actedByBot, asked, opened, toAct, type LocalTable } from './table';

const ME = { bot: '', name: '' };
const MOTH = { bot: 'moth', name: '' };
const BY_MEMORY = { hide_menhirs: 'true' };
const SEED = '0123456789abcdef';

const rules: Partial<Record<GameName, Rules>> = {};

beforeAll(async () => {
  for (const game of ['menhirs', 'finstere', 'spokenchaos'] as const) {
    rules[game] = await rulesFor(game);
  }
});

function tableOf(
  game: GameName,
  options: Record<string, string> = {},
  sitters = [ME, MOTH],
): LocalTable {
  const settings = { game, options };
  return opened(rulesOf(game), { id: 't', settings, sitters, seed: SEED }, 0);
}

function rulesOf(game: GameName): Rules {
  const found = rules[game];
  if (!found) throw new Error(`there are no rules of ${game}`);
  return found;
}

/** Let any seat act that may, some times. */
function played(table: LocalTable, times: number): LocalTable {
  let now = table;
  for (let count = 0; count < times && !now.verdict; count += 1) {
    const [seat = 0] = toAct(now);
    const actions = now.match.rules.legalActions(now.match.state, seat).slice(0, 1);
    now = actedByBot(now, seat, actions, undefined, 0);
  }
  return now;
}

describe('the record so far', () => {
  it('of a match by memory holds neither the deal nor the seed until the match is over', () => {
    const running = played(tableOf('menhirs', BY_MEMORY), 4);
    const record = recordSoFar(running);
    expect(record).not.toContain('plies');
    expect(record).not.toContain(SEED);
    expect(record).toContain('commitment: ');
    expect(record).toContain('hide_menhirs: true');
    const over = asked(running, { do: 'resign', seat: 0 }, 0);
    expect(recordSoFar(over)).toBe(recordOf(over));
    expect(recordSoFar(over)).toContain(`seed: ${SEED}`);
  });

  it('holds everything that was open, but for the seed', () => {
    const running = played(tableOf('menhirs'), 4);
    const without = recordOf(running).replace(`seed: ${SEED}\n`, '');
    expect(recordSoFar(running)).toBe(without);
  });

  it('ends where secret plans begin', () => {
    const table = tableOf('spokenchaos', { players: '2' }, [ME, MOTH]);
    const planned = played(table, 1);
    const [seat = 0] = toAct(planned);
    const bots = seat === 1 ? played(planned, 1) : planned;
    expect(recordSoFar(bots)).not.toMatch(/ 1:\d/);
  });
});

describe('what a bot expects', () => {
  it('tells no menhir under mist', () => {
    const running = played(tableOf('menhirs', BY_MEMORY), 1);
    const { match } = running;
    const [seat = 0] = toAct(running);
    const [action = 0] = match.rules.legalActions(match.state, seat);
    const thought = {
      shares: [0.5, 0.5],
      isProven: false,
      turns: 1,
      simulations: 1,
      line: [[seat, action]] as const,
      turn: -1,
      moments: match.moments.length,
    };
    const told = expectationOf({ ...running, thoughts: { 1: thought } }, 1);
    const shown = match.rules.read(match.rules.view(match.state, 0));
    expect(told?.state).toEqual(shown);
    expect(match.rules.read(match.state)).not.toEqual(shown);
  });
});
