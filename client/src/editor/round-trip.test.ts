import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Rules } from '../engine/rules';
import { readPositionJson, type Position } from '../positions/interchange';
import { readPosition, writePosition } from '../positions/link';
import { faultIn } from '../positions/possible';
import { lobbyOf, positionOf } from '../positions/spokenchaos';
import { drafted } from '../testing/drafted';
import { rulesFor } from '../testing/rules';
import type { GameName } from '../generated/games';
import type { Position as Land } from '../generated/menhirs';
import { EMPTY_FLOOR } from './finstere';
import * as land from './menhirs';
import { rulingOf, rulingsIn, withRuling } from './rulings';
import { tap } from './tools';

const KINDS = ['feast', 'predict', 'escape', 'free-in', 'hide', 'furnish'];
const DRAFTS = 60;
const rules = {} as Record<GameName, Rules>;

beforeAll(async () => {
  for (const game of ['finstere', 'menhirs', 'spokenchaos'] as const)
    rules[game] = await rulesFor(game);
});

/** Open a position as the editor does, by link and by text, and save it again. */
function saved(position: Position): unknown {
  const opened = readPosition(writePosition(position));
  if (!opened) throw new Error('the link cannot be read');
  expect(faultIn(rules[opened.game], opened)).toBeUndefined();
  const read = readPositionJson(JSON.stringify(opened, null, 1));
  return 'found' in read ? read.found : read.wrong;
}

it.each(KINDS)('saves every position of a shipped %s as it was', (kind) => {
  const text = readFileSync(`../src/gloaming/puzzles/data/${kind}.jsonl`, 'utf8');
  for (const line of text.trim().split('\n')) {
    const { position } = JSON.parse(line) as { position: Position };
    expect(saved(position)).toEqual(position);
  }
});

it.each(['finstere', 'menhirs', 'spokenchaos'] as const)(
  'saves positions of %s with everything that can be said of them',
  (game) => {
    for (let number = 0; number < DRAFTS; number += 1) {
      const position = drafted(rules[game], game, number);
      expect(saved(position)).toEqual(position);
    }
  },
);

describe('what is said besides the pieces', () => {
  const position: Land = {
    game: 'menhirs',
    menhirs: [[4, 3]],
    mist: [
      [4, 3],
      [4, 4],
      [1, 1],
    ],
    turn: 3,
    banned: {
      tiles: [
        [4, 3],
        [4, 4],
      ],
      direction: 'NE',
    },
    settings: { may_pass: true },
  };
  const at = (tool: land.LandTool, ...cell: [number, number]) =>
    tap(rules.menhirs, position, { tool, colour: 'red' }, cell).position as Land;

  it('stays when something else changes, and goes with what it is about', () => {
    expect(at('mist', 1, 1)).toMatchObject({
      banned: position.banned,
      settings: position.settings,
    });
    expect(at('mist', 4, 4).banned).toEqual({ tiles: [[4, 3]], direction: 'NE' });
    expect(at('bar', 1, 1).banned?.tiles).toHaveLength(3);
    expect(at('bar', 2, 1)).toBe(position); // only mist can be barred
    expect(land.withBanned(position, '')).not.toHaveProperty('banned');
    expect(land.withBanned(position, 'S').banned).toMatchObject({ direction: 'S' });
  });

  it('is as usual until it is changed', () => {
    const { options } = rules.menhirs;
    expect(land.holds(options, position, 'no_take_back')).toBe(true);
    expect(land.holds(options, position, 'must_detach')).toBe(false);
    const usual = land.scheduleOf(options, position);
    expect(usual.slice(0, 4)).toEqual([false, false, true, true]);
    expect(land.withRemoval(options, position, 0, true).schedule).toEqual([
      true,
      ...usual.slice(1),
    ]);
  });

  it('is every ruling of Finstere Flure', () => {
    const names = rulingsIn(rules.finstere.options).map(({ name }) => name);
    expect(names).toContain('sight_across_blood');
    const without = EMPTY_FLOOR;
    for (const { name, values } of rulingsIn(rules.finstere.options))
      for (const value of values) {
        const ruled = withRuling(without, name, value);
        expect(rulingOf(ruled, name)).toBe(value);
        expect(saved(ruled)).toEqual(ruled);
        expect(withRuling(ruled, name, '')).toEqual(without);
      }
  });

  it('is a fault where what is barred is no mist', () => {
    const other = { ...position, mist: [[4, 3]] } as Land;
    expect(faultIn(rules.menhirs, other)?.kind).toBe('ban');
  });
});

it('tells furniture in the order in which it was put: a piece may lean on a higher one', () => {
  const lobby = rules.spokenchaos as unknown as Rules<'spokenchaos'>;
  for (let number = 0; number < DRAFTS; number += 1) {
    const draft = drafted(rules.spokenchaos, 'spokenchaos', number);
    if (draft.game !== 'spokenchaos') continue;
    const { furniture = [] } = draft;
    const state = lobbyOf(lobby, { game: 'spokenchaos', furniture }, {});
    expect(positionOf(lobby, state)?.furniture).toEqual(furniture);
  }
});
