/** Whatever people may try in vain is explained in every language, with its rule. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Against, Tables } from '../engine/rules';
import { GAMES, type GameName } from '../parts/summary';
import { demonstrated } from '../rules/cases/demonstration';
import type { Case } from '../rules/cases/load';
import { refusedWords } from '../rules/refused-words';
import { rulesFor } from '../testing/rules';
import { LANGUAGES, type Language } from '../words/language';
import { loadShellWords } from '../words/shell';
import { speaker } from '../words/words.svelte';
import type { AnyBoard, Shown } from './board';
import { refuses as finstere } from './finstere/refusing';
import { words as finstereWords } from './finstere/words';
import { refuses as menhirs } from './menhirs/refusing';
import { words as menhirsWords } from './menhirs/words';
import { refuses as spokenchaos } from './spokenchaos/refusing';
import { words as spokenchaosWords } from './spokenchaos/words';

const TABLES = import.meta.glob<Tables>('../generated/*.rules.json', { import: 'default' });
const CASES = join(import.meta.dirname, '../generated/lessons');
const WORDS = { finstere: finstereWords, menhirs: menhirsWords, spokenchaos: spokenchaosWords };
const REFUSES = { finstere, menhirs, spokenchaos } as unknown as Readonly<
  Record<GameName, (against: Against, shown: Shown) => string>
>;

async function speak(language: Language): Promise<void> {
  speaker.language = language;
  await speaker.learn('shell', loadShellWords);
  await Promise.all(GAMES.map((game) => speaker.learn(game, WORDS[game])));
}

beforeAll(() => speak('en'));

describe.each(GAMES)('refusals of %s', (game) => {
  const board = { refuses: REFUSES[game] } as unknown as AnyBoard;

  it('have words', async () => {
    const load = TABLES[`../generated/${game}.rules.json`];
    const { REFUSAL_RULES = {} } = (await load?.()) ?? {};
    const isPlaced = (reason: string) => game === 'spokenchaos' && reason === 'not-there';
    const silent = Object.keys(REFUSAL_RULES)
      .filter((reason) => !isPlaced(reason)) // what is in the way has words of its own
      .filter((reason) => !speaker.knows(game, `refused.${reason}`));
    expect(silent).toEqual([]);
  });

  it.each(LANGUAGES)('are explained in the cases, in %s', async (language) => {
    await speak(language);
    const rules = await rulesFor(game);
    const path = join(CASES, `${game}.cases.json`);
    const cases = JSON.parse(readFileSync(path, 'utf8')) as readonly Case[];
    const refused = cases.filter((one) => one.refused);
    expect(refused.length).toBeGreaterThan(5);
    for (const one of refused) {
      const { against, last, shownAt } = demonstrated(game, rules, one);
      const said = against ? refusedWords(board, against, shownAt(last)) : '';
      const rule = against?.rule ?? '';
      expect(one.rules).toContain(rule);
      expect(said.split(/\s/).length, `${one.id}: ${said}`).toBeGreaterThan(4);
      expect(said).toContain(` ${rule})`);
      expect(said).not.toMatch(/[{}]|undefined|\(\)| {2}|^[a-z]/);
    }
  });
});
