/** Every case comes out in the browser's engine as it does in Python, and is told in words. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Shown } from '../../boards/board';
import { restsOn as finstereRule } from '../../boards/finstere/resting';
import { restsOn as menhirsRule } from '../../boards/menhirs/resting';
import { restsOn as spokenchaosRule } from '../../boards/spokenchaos/resting';
import { holds } from '../../lessons/checks';
import { GAMES, type GameName } from '../../parts/summary';
import { rulesFor } from '../../testing/rules';
import { loadRules } from '../rules';
import { demonstrated } from './demonstration';
import type { Case } from './load';
import { caseOf, casesIn, type TitledCase } from './titled';

const FOLDER = join(import.meta.dirname, '../../generated/lessons');

function casesOf(game: GameName): readonly Case[] {
  return JSON.parse(readFileSync(join(FOLDER, `${game}.cases.json`), 'utf8')) as readonly Case[];
}

const ALL = GAMES.flatMap((game) =>
  casesOf(game).map((one): [string, GameName, Case] => [one.id, game, one]),
);

describe.each(ALL)('%s', (_, game, played) => {
  it('comes out as it says', async () => {
    const rules = await rulesFor(game);
    const { state, last } = demonstrated(game, rules, played);
    const fields = rules.read(state);
    expect((played.checks ?? []).filter((check) => !holds(check, fields))).toEqual([]);
    expect(last + (played.refused ? 1 : 0)).toBeGreaterThan(0);
    const { refused } = played;
    if (refused) expect(rules.isLegal(state, refused.seat, refused.action)).toBe(false);
  });
});

const RULE_OF = {
  finstere: finstereRule,
  menhirs: menhirsRule,
  spokenchaos: spokenchaosRule,
} as unknown as Readonly<Record<GameName, (shown: Shown) => string | undefined>>;

describe.each(GAMES)('the cases of %s', (game) => {
  it('rest on rules that can be read, line by line, and some do', async () => {
    const rules = await rulesFor(game);
    const sections = (await loadRules(game, 'en'))?.sections ?? [];
    const cited = casesOf(game).flatMap((one) => {
      const { last, shownAt } = demonstrated(game, rules, one);
      return Array.from({ length: last }, (_, at) => RULE_OF[game](shownAt(at + 1)));
    });
    const found = [...new Set(cited)].filter((rule) => rule !== undefined);
    expect(found.length).toBeGreaterThan(1);
    const read = new Set(sections.flatMap(({ rules: numbers }) => numbers));
    expect(found.filter((rule) => !read.has(rule))).toEqual([]);
  });

  it('each stand in a section of the rules', async () => {
    const sections = (await loadRules(game, 'en'))?.sections ?? [];
    const titled = casesOf(game).map((one) => ({ ...one, title: one.id }));
    const placed = sections.flatMap(({ rules }) => casesIn(titled, rules).map(({ id }) => id));
    expect([...placed].sort()).toEqual(titled.map(({ id }) => id).sort());
  });
});

it('are found by name, and else by rule, the first of its own before others', () => {
  const cases = [
    { id: 'a', rules: ['4.1', '4.3'] },
    { id: 'b', rules: ['4.3'] },
  ] as unknown as TitledCase[];
  expect(caseOf(cases, { rule: '4.3', name: 'a' })?.id).toBe('a');
  expect(caseOf(cases, { rule: '4.3' })?.id).toBe('b');
  expect(caseOf(cases, { rule: '9' })).toBeUndefined();
});
