/** A table here shows what a server would; `tests/client/test_following.py` writes what it tells. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Rules } from '../engine/rules';
import { rulesFor } from '../testing/rules';
import type { GameName } from '../generated/games';
import type { ShownSight } from '../generated/messages';
import { followed, newMatch } from './match';
import { knownOf, sightOf } from './seeing';
import { asked, opened, type LocalTable } from './table';

interface Told {
  readonly words: ShownSight;
  readonly match: {
    readonly seat: number;
    readonly options: Readonly<Record<string, string>>;
    readonly seed: string;
    readonly plies: readonly (readonly [number, number])[];
    readonly is_over: boolean;
  };
}

interface Conversation {
  readonly name: string;
  readonly game: GameName;
  readonly told: readonly Told[];
}

const PATIENCE = 120_000;
const PATH = process.env.GLOAMING_CONVERSATIONS;
const conversations = PATH ? (JSON.parse(readFileSync(PATH, 'utf8')) as Conversation[]) : [];
const SETTING = { title: 'A game', bots: ['moth', 'owl'], me: 'You' };

describe.skipIf(conversations.length === 0)('what is shown here is what a server tells', () => {
  it.each(conversations.map((one) => [one.name, one] as const))(
    'of %s',
    async (_, one) => {
      const rules = await rulesFor(one.game);
      for (const told of one.told.slice(1)) compare(tableOf(rules, one.game, told), told);
    },
    PATIENCE,
  );
});

/** Return a table at which the one who is told sits, and bots on the other seats. */
function tableOf(rules: Rules, game: GameName, { match }: Told): LocalTable {
  const seats = rules.seatNames(match.options);
  const sitters = seats.map((_, seat) => ({ bot: seat === match.seat ? '' : 'moth', name: '' }));
  const settings = { game, options: match.options };
  const table = opened(rules, { id: 't', settings, sitters, seed: match.seed }, 0);
  const played = followed(newMatch(rules, match.options, match.seed), match.plies);
  const verdict = match.is_over ? ({ how: 'played', winners: [] } as const) : null;
  return { ...table, match: played, verdict };
}

function compare(table: LocalTable, { words, match }: Told): void {
  const seen = sightOf(table, match.seat);
  expect(seen.state).toEqual(words.state);
  expect(seen.score).toEqual(words.score ?? null);
  expect(seen.actions.map(({ action }) => action)).toEqual(
    (words.actions ?? []).map(({ action }) => action),
  );
  expect(seen.canUndo).toBe(words.can_undo ?? false);
  const added = seen.story.slice(words.moments_before ?? 0);
  expect(added.map(plain)).toEqual((words.moments ?? []).map(plain));
}

/** Return a moment with only what both tell. */
function plain(moment: unknown): unknown {
  const { actor, account, action, state, score } = moment as Record<string, unknown>;
  return { actor, account, action: action ?? null, state: state ?? null, score: score ?? null };
}

describe('a table as pages know it', () => {
  const SETTINGS = { game: 'finstere', options: { players: '2' } } as const;
  const SITTERS = [
    { bot: '', name: '' },
    { bot: 'moth', name: '' },
  ];

  it('says who sits where, and who is to act', async () => {
    const rules = (await rulesFor('finstere')) as unknown as Rules;
    const opening = { id: 't', settings: SETTINGS, sitters: SITTERS, seed: '7' };
    const { about, now, sights } = knownOf(opened(rules, opening, 5), SETTING, true);
    expect(about).toMatchObject({ id: 't', title: 'A game', is_yours: true, created_at: 5 });
    expect(now.phase).toBe('running');
    expect(now.seats).toMatchObject([
      { name: 'green', kind: 'person', player: 'You', is_yours: true, is_to_act: true },
      { name: 'red', kind: 'bot', player: 'moth', is_yours: false, is_to_act: false },
    ]);
    expect(sights.map(({ seat }) => seat)).toEqual([0]);
  });

  it('says how it ended, and tells the seed only then', async () => {
    const rules = (await rulesFor('finstere')) as unknown as Rules;
    const opening = { id: 't', settings: SETTINGS, sitters: SITTERS, seed: 'a secret' };
    const table = opened(rules, opening, 5);
    expect(JSON.stringify(knownOf(table, SETTING, true))).not.toContain('a secret');
    const { now } = knownOf(asked(table, { do: 'resign', seat: 0 }, 6), SETTING, false);
    expect(now.phase).toBe('over');
    expect(now.verdict).toMatchObject({
      how: 'resigned',
      winners: [1],
      places: [2, 1],
      seed: 'a secret',
    });
  });
});
