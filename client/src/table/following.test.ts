/** The client makes of plies what the server tells in words; `tests/client/test_following.py` writes it. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Rules } from '../engine/rules';
import { rulesFor } from '../testing/rules';
import type { GameName } from '../generated/games';
import type { ShownPlies, ShownSight } from '../generated/messages';
import { crc32, followed, type KnownSight } from './following';

interface Told {
  readonly plies: ShownPlies;
  readonly words: ShownSight;
  readonly guide: unknown;
  readonly outlook: unknown;
}

interface Conversation {
  readonly name: string;
  readonly game: GameName;
  readonly told: readonly Told[];
}

const PATIENCE = 120_000;
const PATH = process.env.GLOAMING_CONVERSATIONS;
const conversations = PATH ? (JSON.parse(readFileSync(PATH, 'utf8')) as Conversation[]) : [];

it('knows the checksum of the server', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});

describe.skipIf(conversations.length === 0)('what is told in plies', () => {
  it.each(conversations.map((one) => [one.name, one] as const))(
    'of %s',
    async (_, one) => {
      const rules = await rulesFor(one.game);
      let known: KnownSight | undefined;
      for (const told of one.told) {
        known = followed(rules, told.plies, known);
        if (!known) throw new Error('it cannot be followed');
        compare(rules, known, told);
      }
    },
    PATIENCE,
  );
});

function compare(rules: Rules, known: KnownSight, told: Told): void {
  const { words, guide, outlook } = told;
  expect(known.state).toEqual(words.state);
  expect(known.score).toEqual(words.score ?? null);
  expect(known.actions.map(({ action }) => action)).toEqual(
    (words.actions ?? []).map(({ action }) => action),
  );
  expect(known.canUndo).toBe(words.can_undo ?? false);
  const added = known.story.slice((words.moments_before ?? 0) - known.first);
  expect(added.map(plain)).toEqual((words.moments ?? []).map(plain));
  expect(rules.guide(known.view, known.seat)).toEqual(guide);
  expect(rules.outlook(known.view)).toEqual(outlook);
}

/** Return a moment with only what both tell. */
function plain(moment: unknown): unknown {
  const { actor, account, action, state, score } = moment as Record<string, unknown>;
  return { actor, account, action: action ?? null, state: state ?? null, score: score ?? null };
}
