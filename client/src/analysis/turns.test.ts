/** Matches are divided into turns; plans that are made at the same time are one each. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Rules } from '../engine/rules';
import { newMatch, played, seatsToAct, settled, type Match } from '../local/match';
import { rulesFor } from '../testing/rules';
import { NOBODY, SEVERAL } from '../generated/games';
import { played as playedInstead, turnsOf } from './turns';

const STRIDE = 7919; // between the actions that are chosen
const MOST = 120; // moments

let rules: Rules;
let match: Match;

beforeAll(async () => {
  rules = await rulesFor('spokenchaos');
  match = settled(newMatch(rules, { players: '2' }, 'turns'));
  for (let number = 1; match.actor !== NOBODY && match.moments.length < MOST; number += 1) {
    const seats = seatsToAct(match);
    const seat = seats[number % seats.length] ?? 0; // who plans at the same time takes turns
    const legal = rules.legalActions(match.state, seat);
    match = played(match, seat, legal[(number * STRIDE) % legal.length] ?? 0);
  }
});

describe('a match of Spokenchaos', () => {
  it('has a turn for each plan, though players planned by turns', () => {
    const secret = turnsOf(match).filter(({ isSecret }) => isSecret);
    const [first, second] = secret;
    expect(new Set([first?.seat, second?.seat]).size).toBe(2);
    expect(first?.before).toBe(second?.before);
    expect(first?.after).toBe(second?.after);
    expect([first?.meetsChance, second?.meetsChance]).toEqual([false, true]);
    const planned = match.moments.filter(({ before }) => rules.actor(before) === SEVERAL);
    const actions = secret.reduce((sum, turn) => sum + turn.actions.length, 0);
    expect(actions).toBe(planned.length);
  });

  it('leads where it led if everybody does the same again', () => {
    for (const turn of turnsOf(match).slice(0, -2)) {
      expect(playedInstead(rules, turn, turn.actions)).toEqual(turn.after);
    }
  });
});
