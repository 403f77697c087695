import { beforeAll, describe, expect, it } from 'vitest';
import type { Rules } from '../engine/rules';
import { outcomeOf } from '../local/match';
import { rulesFor } from '../testing/rules';
import { CHANCE } from '../generated/games';
import { freshSecret, LENGTH, linkOf, walked } from './chain';
import { newest, type Kept } from './keeping';
import {
  acted,
  commitmentOf,
  invitation,
  opened,
  standing,
  type Letter,
  type Side,
} from './letter';
import { read, unsealed, written } from './writing';

const SECRETS = ['0a'.repeat(16), 'b1'.repeat(16)] as const;
const ID = '0123456789abcdef';
const RULES: Partial<Record<Letter['game'], Rules>> = {};

beforeAll(async () => {
  RULES.finstere = await rulesFor('finstere');
  RULES.menhirs = await rulesFor('menhirs');
});

function begun(game: Letter['game'], options: Record<string, string> = { players: '2' }): Letter {
  const rules = RULES[game];
  if (!rules) throw new Error(game);
  return invitation(rules, { id: ID, game, options: rules.writtenOptions(options) }, SECRETS[0]);
}

/** Return a letter as the other one gets it. */
function sent(letter: Letter): Letter {
  return read(letter.match.rules, unsealed(written(letter)));
}

/** Let a side play its turn, now this way and now that. */
function played(letter: Letter, side: Side, turn: number): Letter {
  let now = opened(letter, side, SECRETS[side]);
  while (standing(now, side) === 'play') {
    const legal = now.match.rules.legalActions(now.match.state, side);
    now = acted(now, side, legal[(turn * 7) % legal.length] ?? 0, SECRETS[side]);
  }
  return now;
}

/** Let both write to one another until it is over; return every letter that was sent. */
function wholeMatch(game: Letter['game'], options?: Record<string, string>): Letter[] {
  const letters = [played(begun(game, options), 0, 0)];
  for (let turn = 1; turn < 400; turn += 1) {
    const last = letters.at(-1);
    if (!last || outcomeOf(last.match)) break;
    letters.push(played(sent(last), (turn % 2) as Side, turn));
  }
  return letters;
}

describe.each([
  ['menhirs', {}],
  ['finstere', { players: '2' }],
  ['finstere', { players: '2', starter: 'chance', advanced: 'true', layout: 'random' }],
] as const)('a match of %s by letter (%j)', (game, options) => {
  it('is played to its end, and everybody reads the same', () => {
    const letters = wholeMatch(game, options);
    const last = letters.at(-1);
    expect(last && outcomeOf(last.match)).toBeTruthy();
    for (const letter of letters) expect(sent(letter).match.state).toEqual(letter.match.state);
    expect(last && written(last).length).toBeLessThan(1000);
  });
});

describe('chance', () => {
  it('is bound before it is known, and told link by link', () => {
    const secret = freshSecret();
    for (const number of [1, 2, LENGTH]) {
      expect(walked(linkOf(secret, number), number)).toBe(commitmentOf(secret).commitment);
    }
    expect(() => linkOf(secret, LENGTH + 1)).toThrow(RangeError);
  });

  it('is not drawn before both have told their links, and then by both', () => {
    const asked = begun('menhirs', {});
    expect(asked.match.moments).toHaveLength(0);
    expect(asked.told[0].count).toBe(0); // who begins tells nothing before the other is bound
    const answered = opened(asked, 1, SECRETS[1]);
    expect(answered.told[1]?.count).toBe(1);
    expect(answered.match.actor).toBe(CHANCE);
    const dealt = opened(answered, 0, SECRETS[0]);
    expect(dealt.match.actor).toBe(0);
    const other = opened(opened(asked, 1, 'cc'.repeat(16)), 0, SECRETS[0]);
    expect(other.match.state).not.toEqual(dealt.match.state);
  });

  it('of the next round is known to nobody who still has to choose', () => {
    for (const letter of wholeMatch('finstere')) {
      const draws = letter.told.map((told) => told?.count ?? 0);
      const { actor } = letter.match;
      if (actor >= 0) expect(draws[0]).toBe(draws[1]);
    }
  });

  it('cannot be told otherwise than it was bound', () => {
    const asked = begun('menhirs', {});
    expect(() => opened(opened(asked, 1, SECRETS[1]), 0, SECRETS[1])).toThrow('another secret');
  });
});

describe('a letter', () => {
  const letter = () => played(begun('finstere'), 0, 3);
  const kept = (text: string): Kept => ({
    side: 0,
    secret: SECRETS[0],
    letter: text,
    came: text,
    keptAt: 0,
  });

  it('that was changed anywhere is refused', () => {
    const first = letter();
    const text = written(first);
    for (let place = 4; place < text.length; place += 5) {
      const other = text[place] === 'A' ? 'B' : 'A';
      const changed = text.slice(0, place) + other + text.slice(place + 1);
      const told = () => {
        const { rules } = first.match;
        return newest(rules, kept(text), read(rules, unsealed(changed)));
      };
      let found: Letter | undefined;
      try {
        found = told();
      } catch {
        continue;
      }
      expect(written(found)).toBe(text);
    }
  });

  it.each(['', 'AAAA', '!!!', 'x'.repeat(30_000)])('that is none is refused: %.10s', (text) => {
    expect(() => unsealed(text)).toThrow();
  });

  it('that was cut off is refused', () => {
    expect(() => unsealed(written(letter()).slice(0, -4))).toThrow('cut off');
  });

  it('that is older than what is kept changes nothing, and one that carries it on is taken', () => {
    const first = letter();
    const answer = played(sent(first), 1, 1);
    const rules = first.match.rules;
    expect(written(newest(rules, kept(written(answer)), first))).toBe(written(answer));
    expect(written(newest(rules, kept(written(first)), answer))).toBe(written(answer));
  });

  it('in which somebody gives up ends the match, if it was that side', () => {
    const first = letter();
    const rules = first.match.rules;
    const answer = { ...played(sent(first), 1, 1), given: 1 as const };
    expect(standing(newest(rules, kept(written(first)), sent(answer)), 0)).toBe('over');
    const forged = { ...answer, given: 0 as const };
    expect(() => newest(rules, kept(written(first)), sent(forged))).toThrow('carry on');
  });

  it('with another past, or with what was never played here, is refused', () => {
    const first = letter();
    const rules = first.match.rules;
    const otherwise = played(sent(played(begun('finstere'), 0, 5)), 1, 1);
    expect(() => newest(rules, kept(written(first)), otherwise)).toThrow('carry on');
    const forged = played(played(sent(first), 1, 1), 0, 2);
    expect(() => newest(rules, kept(written(first)), forged)).toThrow('carry on');
  });
});
