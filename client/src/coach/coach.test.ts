/** What coaches say in first matches that are played at random. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Shown } from '../boards/board';
import { namesSomething } from '../boards/named';
import { keepRules } from '../engine/load';
import { newMatch, played, seatsToAct, settled, type Match } from '../local/match';
import { GAMES, type GameName } from '../parts/summary';
import { rulesFor } from '../testing/rules';
import type { State as Floor } from '../generated/finstere';
import { NOBODY } from '../generated/games';
import { OUT, type State as Lobby } from '../generated/spokenchaos';
import { Coach } from './coach.svelte';
import { TIPS as FINSTERE } from './finstere';
import { TIPS as MENHIRS } from './menhirs';
import { TIPS as SPOKENCHAOS } from './spokenchaos';
import type { Tip } from './tips';

const MOST = 12;
/** What points at nothing on the board: all of it is meant, or what stands beside it. */
const OF_ALL = [...['finstere.second-half'], ...['menhirs.placing', 'menhirs.nobody']];
const WARNINGS = { finstere: [], menhirs: ['menhirs.danger'], spokenchaos: [] };
const TURNS: Readonly<Record<GameName, number>> = { finstere: 400, menhirs: 90, spokenchaos: 60 };
const ALL = { finstere: FINSTERE, menhirs: MENHIRS, spokenchaos: SPOKENCHAOS } as unknown as Record<
  GameName,
  readonly Tip<never>[]
>;

/** What a seat is shown after so many moments, as far as coaches look at it. */
function shownAt({ rules, moments, state }: Match, at: number): Shown {
  const moment = moments[at - 1];
  const told = moment && {
    ...moment,
    account: rules.account(moment.before, moment.actor, moment.action),
  };
  const now = moments[at]?.before ?? state;
  return { state: rules.read(now), seats: [], seat: 0, at, moment: told } as unknown as Shown;
}

/** Play at random, with a coach beside the first seat; return what was said, and what pointed. */
async function taught(game: GameName, turns: number): Promise<[string[], string[]]> {
  const said: string[] = [];
  const pointing: string[] = [];
  await coached(game, turns, (coach) => {
    while (coach.said) {
      said.push(coach.said.name);
      if (namesSomething(coach.said.named)) pointing.push(coach.said.name);
      coach.dismiss();
    }
  });
  return [said, pointing];
}

/** Play at random and press nothing away; return in which state each thing was first said. */
async function unpressed(game: GameName, turns: number): Promise<Map<string, unknown>> {
  const said = new Map<string, unknown>();
  await coached(game, turns, (coach, { rules, state }) => {
    const name = coach.said?.name ?? '';
    if (name && !said.has(name)) said.set(name, rules.read(state));
  });
  return said;
}

/** Play at random, with a coach beside the first seat, and look at it whenever that seat is asked. */
async function coached(
  game: GameName,
  turns: number,
  look: (coach: Coach, match: Match) => void,
): Promise<void> {
  const rules = await rulesFor(game);
  keepRules(game, rules);
  const coach = new Coach(ALL[game], () => undefined);
  let match = settled(newMatch(rules, game === 'menhirs' ? {} : { players: '2' }, 'first'));
  for (let turn = 0; turn < turns && match.actor !== NOBODY; turn += 1) {
    const [seat = 0] = seatsToAct(match);
    const now = match;
    if (seat === 0) {
      coach.attend(now.moments.length, (at) => shownAt(now, at));
      look(coach, now);
    }
    const legal = rules.legalActions(now.state, seat);
    match = played(now, seat, legal[(turn * 7919) % legal.length] ?? 0);
  }
}

describe.each(GAMES)('the coach of %s', (game) => {
  it('says everything once, the goal first, and not too much', async () => {
    const [said, pointing] = await taught(game, TURNS[game]);
    expect(said.filter((name) => !pointing.includes(name) && !OF_ALL.includes(name))).toEqual([]);
    expect(said[0]).toBe(`${game}.goal`);
    expect(new Set(said).size).toBe(said.length);
    expect(said.length).toBeGreaterThan(3);
    expect(said.length).toBeLessThanOrEqual(MOST);
  });

  it('has words for everything', () => {
    const path = join(import.meta.dirname, 'words/en.json');
    const words = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    expect(
      Object.keys(words)
        .filter((key) => key.startsWith(`${game}.`))
        .sort(),
    ).toEqual([...ALL[game].map(({ name }) => name), ...WARNINGS[game]].sort());
    expect(ALL[game].length).toBeLessThanOrEqual(MOST);
  });
});

describe('a coach whose words nobody presses away', () => {
  it('explains the walk before the first one, and then that those who wait have flipped', async () => {
    const said = await unpressed('finstere', 120);
    const roundsIn = (state: unknown) => (state as Floor).rounds_played;
    expect(roundsIn(said.get('finstere.walk'))).toBe(0);
    expect(roundsIn(said.get('finstere.waiting'))).toBe(1);
  });

  it('says in time where to hide, who picks the keyhole’s side, and what counts', async () => {
    const said = await unpressed('spokenchaos', 400);
    const [plan, side] = [said.get('spokenchaos.plan'), said.get('spokenchaos.side')] as Lobby[];
    expect([plan?.round_number, side?.picks[0]]).toEqual([1, 0]);
    expect(
      (said.get('spokenchaos.across') as Lobby).figures.some(({ where }) => where === OUT),
    ).toBe(false);
  });
});

describe('a coach', () => {
  const tips = (['finstere.goal', 'finstere.out'] as const).map((name) => ({
    name,
    at: () => ({ cells: [] }),
  }));
  /** Everybody acts in turn. */
  const glimpse = (at: number) => ({ seat: 0, moment: { actor: at % 2 } }) as unknown as Shown;

  it('says the next thing when it is one’s turn again, or when told to', () => {
    const coach = new Coach(tips, () => undefined);
    coach.attend(1, glimpse);
    expect(coach.said?.name).toBe('finstere.goal');
    coach.attend(1, glimpse);
    expect(coach.said?.name).toBe('finstere.goal');
    coach.attend(4, glimpse);
    expect(coach.said?.name).toBe('finstere.out');
    coach.dismiss();
    expect(coach.said).toBeUndefined();
  });

  it('waits until who reads it has acted', () => {
    const coach = new Coach(tips, () => undefined);
    coach.attend(1, glimpse);
    coach.attend(4, () => ({ seat: 0, moment: { actor: 1 } }) as unknown as Shown);
    expect(coach.said?.name).toBe('finstere.goal');
  });

  it('does not speak in the midst of a turn, unless it cannot wait', () => {
    const own = () => ({ seat: 0, moment: { actor: 0 } }) as unknown as Shown;
    const coach = new Coach(tips, () => undefined);
    coach.attend(1, own);
    coach.attend(2, own);
    expect(coach.said?.name).toBe('finstere.goal');
    const [first, second] = tips;
    const urgent = second && { ...second, isUrgent: true };
    const other = new Coach(first && urgent ? [first, urgent] : [], () => undefined);
    other.attend(1, own);
    other.attend(2, own);
    expect(other.said?.name).toBe('finstere.out');
  });

  it('says one thing at a time that cannot wait, until one has acted', () => {
    const urgent = tips.map((tip) => ({ ...tip, isUrgent: true }));
    const coach = new Coach(urgent, () => undefined);
    const by = (actor: number) => () => ({ seat: 0, moment: { actor } }) as unknown as Shown;
    coach.attend(1, by(0));
    coach.attend(2, by(-1));
    coach.attend(3, by(-1));
    expect(coach.said?.name).toBe('finstere.goal');
    coach.attend(4, by(0));
    expect(coach.said?.name).toBe('finstere.out');
  });

  it('goes when it is enough', () => {
    let isGone = false;
    const coach = new Coach(tips, () => (isGone = true));
    coach.attend(1, glimpse);
    coach.enough();
    expect(coach.said).toBeUndefined();
    expect(isGone).toBe(true);
  });
});
