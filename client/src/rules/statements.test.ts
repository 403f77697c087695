/** The rules page says in every language what the texts of the games say: none of it is lost. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../parts/summary';
import { LANGUAGES, type Language } from '../words/language';
import { loadRules, type Section } from './rules';

/** Something that a published text says, in our words, and where the page says it. */
interface Statement {
  readonly id: string;
  readonly says: string;
  /** The first number of the section that says it. */
  readonly section: string;
  /** What the sentence that says it must hold, by language. */
  readonly words: Readonly<Record<Language, readonly string[]>>;
}

const FOLDER = join(import.meta.dirname, '../testing/statements');

function statementsOf(game: string): Statement[] {
  return JSON.parse(readFileSync(join(FOLDER, `${game}.json`), 'utf8')) as Statement[];
}

/** Return the sentences of a section; French marks stand after plain spaces, as they are written. */
function sentencesOf({ lines }: Section): string[] {
  const sentences = lines.flatMap((line) => line.split(/(?<=[.!?])\s+(?!»)/));
  return sentences.map((sentence) => sentence.replaceAll(/\s/g, ' '));
}

/** Return which sentences of a page say something. */
function saying({ section, words }: Statement, language: Language, sections: readonly Section[]) {
  const found = sections.find(({ rules }) => rules[0] === section);
  const sentences = found ? sentencesOf(found) : [];
  return sentences.filter((sentence) => words[language].every((word) => sentence.includes(word)));
}

it('has a list of all statements, each of them once', () => {
  const all = GAMES.flatMap((game) => statementsOf(game).map(({ id }) => `${game} ${id}`));
  expect(all.length).toBeGreaterThanOrEqual(207);
  expect(all.filter((id, place) => all.indexOf(id) < place)).toEqual([]);
});

describe.each(GAMES)('the rules page of %s', (game) => {
  // Just one sentence: a page without it fails.
  it.each(LANGUAGES)('says every statement in one sentence in %s', async (language) => {
    const { sections = [] } = (await loadRules(game, language)) ?? {};
    const unclear = statementsOf(game)
      .map((one) => [one.id, saying(one, language, sections)] as const)
      .filter(([, sentences]) => sentences.length !== 1);
    expect(unclear).toEqual([]);
  });
});
