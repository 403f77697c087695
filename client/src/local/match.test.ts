import { beforeAll, describe, expect, it } from 'vitest';
import { ActionNumbers } from '../boards/actions';
import type { Rules } from '../engine/rules';
import { rulesFor } from '../testing/rules';
import { FAMILIES, type Action } from '../generated/finstere';
import { CHANCE, NOBODY } from '../generated/games';
import type { Refusal } from '../wire/refusal';
import {
  canUndo,
  followed,
  newMatch,
  outcomeOf,
  played,
  rewound,
  seatsToAct,
  settled,
  startOfLastTurn,
  undone,
  type Match,
} from './match';
import { chanceWords, commitmentOf } from './seeds';

const STEP = new ActionNumbers<Action>(FAMILIES).number({ family: 'step', letter: 'N' });

let finstere: Rules;
let menhirs: Rules;
let spokenchaos: Rules;

beforeAll(async () => {
  finstere = await rulesFor('finstere');
  menhirs = await rulesFor('menhirs');
  spokenchaos = await rulesFor('spokenchaos');
});

/** Let the first seat that may act take an action, the same for the same number. */
function playOn(match: Match, number: number): Match {
  const [seat = 0] = seatsToAct(match);
  const legal = match.rules.legalActions(match.state, seat);
  return played(match, seat, legal[(number * 7919) % legal.length] ?? 0);
}

function playedOut(match: Match, most = 20_000): Match {
  let now = match;
  for (let number = 1; now.actor !== NOBODY && number < most; number += 1) {
    now = playOn(now, number);
  }
  return now;
}

describe('seeds', () => {
  it('are those of the server', () => {
    expect(commitmentOf('7')).toBe(
      '1660c67486646085711ad3bd7b6ebbbb8bc2c4bf04b6eab9eaa7a3583af15d81',
    );
    expect(chanceWords('7', 0)).toEqual([0xcdea481d, 0x9e4d1e55, 0xbf4bc869]);
  });
});

describe('a match', () => {
  it('begins with what chance does, the same for the same seed', () => {
    const one = settled(newMatch(menhirs, {}, 'a seed'));
    expect(one.moments.every(({ actor }) => actor === CHANCE)).toBe(true);
    expect(settled(newMatch(menhirs, {}, 'a seed')).state).toEqual(one.state);
    expect(settled(newMatch(menhirs, {}, 'another')).state).not.toEqual(one.state);
  });

  it('is played to its end', () => {
    const over = playedOut(settled(newMatch(finstere, { players: '2' }, '7')));
    expect(outcomeOf(over)?.scores).toHaveLength(2);
    expect(seatsToAct(over)).toEqual([]);
  });

  it('follows from its plies', () => {
    const over = playedOut(settled(newMatch(menhirs, {}, '7')));
    const plies = over.moments.map(({ actor, action }) => [actor, action] as const);
    expect(followed(newMatch(menhirs, {}, '7'), plies).state).toEqual(over.state);
  });

  it('refuses what may not be done, and stays as it was', () => {
    const match = settled(newMatch(finstere, { players: '2' }, '7'));
    expect(() => played(match, 1, 0)).toThrow('not your turn');
    expect(() => played(match, 0, 999)).toThrow('may not be done');
    expect(match.moments).toHaveLength(0);
  });

  it('says by which rule, in every game', () => {
    const rule = (rules: Rules, action: number) => {
      const match = settled(newMatch(rules, {}, '7'));
      try {
        played(match, seatsToAct(match)[0] ?? 0, action);
      } catch (error) {
        return (error as Refusal).rule;
      }
      return undefined;
    };
    expect(rule(finstere, STEP)).toBe('3.1'); // before a token is chosen
    expect(rule(menhirs, 0)).toBe('2.2'); // while mist is placed
    expect(rule(spokenchaos, 0)).toBe('2'); // while it is agreed on the lobby
  });
});

describe('taking back', () => {
  it('undoes the last action of an unfinished turn', () => {
    const match = settled(newMatch(finstere, { players: '2' }, '7'));
    const picked = playOn(match, 1);
    expect(canUndo(match, 0)).toBe(false);
    expect(canUndo(picked, 0)).toBe(true);
    expect(undone(picked, 0).state).toEqual(match.state);
    expect(() => undone(match, 0)).toThrow('nothing has been done');
  });

  it('leaves what others planned meanwhile', () => {
    let match = settled(newMatch(spokenchaos, { players: '2' }, '5'));
    for (let number = 1; seatsToAct(match).length < 2; number += 1) match = playOn(match, number);
    const [own = 0] = match.rules.legalActions(match.state, 0);
    const [other = 0] = match.rules.legalActions(match.state, 1);
    const both = played(played(match, 0, own), 1, other);
    expect(undone(both, 0).moments.at(-1)).toMatchObject({ actor: 1, action: other });
  });

  it('goes back to before a finished turn, but not across chance', () => {
    const match = settled(newMatch(menhirs, { mist: '12' }, '3'));
    const first = playOn(match, 1); // a mist tile is placed
    const start = startOfLastTurn(first, 0);
    expect(rewound(first, start).state).toEqual(match.state);
    expect(() => startOfLastTurn(match, 0)).toThrow('not finished a turn');
    let walked = settled(newMatch(finstere, { players: '2' }, '7'));
    for (let number = 1; !walked.moments.some(({ actor }) => actor === CHANCE); number += 1) {
      walked = playOn(walked, number);
    }
    expect(() => startOfLastTurn(walked, 0)).toThrow('chance or secret plans');
  });
});
