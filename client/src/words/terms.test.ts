/** One name for each thing in each language: the tables of docs/translating.md are what is used. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../parts/summary';
import { isLanguage, LANGUAGES, type Language } from './language';

const SOURCE = join(import.meta.dirname, '..');
const DOCS = join(SOURCE, '../../docs');
const LESSONS = 'generated/lessons';
const TITLES: Readonly<Record<string, string>> = {
  finstere: 'Finstere Flure',
  menhirs: 'Menhirs dans le Brouillard',
  spokenchaos: 'Spokenchaos',
};

/** A thing's name in each language, and the words that nobody uses for it. */
interface Term {
  readonly names: Readonly<Record<Language, string>>;
  readonly not: readonly (readonly [Language, string])[];
}

const page = readFileSync(join(DOCS, 'translating.md'), 'utf8');

/** Return the terms of a section of the page. */
function termsIn(title: string): Term[] {
  const section = page.split(`### ${title}\n`)[1]?.split('\n### ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2) // the heading and the line below it
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, en = '', nl = '', de = '', fr = '', not = '']) => ({
      names: { en, nl, de, fr },
      not: forbiddenIn(not),
    }));
}

/** Read "nl: one, other; de: another". */
function forbiddenIn(cell: string): (readonly [Language, string])[] {
  return cell.split(';').flatMap((part) => {
    const [language = '', words = ''] = part.split(':').map((text) => text.trim());
    if (!isLanguage(language)) return [];
    return words.split(',').map((word) => [language, word.trim()] as const);
  });
}

type Nested = string | readonly Nested[] | { readonly [key: string]: Nested };

/** Return all texts of a file, each with the keys that lead to it. */
function textsIn(path: string): [key: string, text: string][] {
  const walk = (value: Nested, key: string): [string, string][] => {
    if (typeof value === 'string') return [[key, value]];
    return Object.entries(value).flatMap(([name, inner]) =>
      walk(inner, key ? `${key}.${name}` : name),
    );
  };
  return walk(JSON.parse(readFileSync(join(SOURCE, path), 'utf8')) as Nested, '');
}

/** The kinds of puzzles of each game: what is said of one ends in its name. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  finstere: ['feast', 'predict', 'escape'],
  menhirs: ['free-in'],
  spokenchaos: ['hide', 'furnish'],
};

/** Tell whether the shell, the options or the puzzles speak of a game by a message. */
function isAbout(game: string, key: string): boolean {
  if (KINDS[game]?.some((kind) => key.endsWith(`.${kind}`))) return true;
  const own = [`${game}.`, `option.${game}.`, `bot-about.${game}.`, `door.${game}`];
  const ofAll = ['turning.', 'ended.', 'marks'];
  return [...own, ...ofAll].some((start) => key.startsWith(start));
}

/** Where words are of whichever game is at hand. */
const OF_ANY_GAME = ['analysis/words', 'editor/words', 'letters/words', 'rules/words'];

function ofAnyGame(language: Language): [string, string][] {
  return OF_ANY_GAME.map((folder) => `${folder}/${language}.json`).flatMap(textsIn);
}

function shared(language: Language): [string, string][] {
  const folders = ['words/shell', 'setup/options', 'coach/words', 'lessons/words', 'puzzles/words'];
  return folders.map((folder) => `${folder}/${language}.json`).flatMap(textsIn);
}

/** Return everything that is said about a game in a language. */
function saidOf(game: string, language: Language): [string, string][] {
  const folders = [`boards/${game}/words`, `generated/words/${game}`];
  const files = folders.map((folder) => `${folder}/${language}.json`);
  files.push(`rules/${game}.${language}.json`);
  const taught = ['', '.cases'].map((kind) => `${LESSONS}/${game}${kind}.${language}.json`);
  const own = [...files, ...taught].flatMap(textsIn);
  const document: [string, string][] =
    language === 'en' ? [['document', readFileSync(join(DOCS, `games/${game}.md`), 'utf8')]] : [];
  return [...own, ...shared(language).filter(([key]) => isAbout(game, key)), ...document];
}

function everythingIn(language: Language): [string, string][] {
  const ofGames = GAMES.flatMap((game) => saidOf(game, language));
  return [...shared(language), ...ofAnyGame(language), ...ofGames];
}

/** Return whether a text holds a word, not only as part of another one. */
function holds(text: string, word: string): boolean {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}])${escaped}(?![\\p{L}])`, 'u').test(text);
}

/** Return which texts use words that must not come back. */
function broken(terms: readonly Term[], language: Language, texts: [string, string][]): string[] {
  const words = terms.flatMap(({ not }) => not).filter(([where]) => where === language);
  return texts.flatMap(([key, text]) =>
    words
      .filter(([, word]) => holds(text, word) || holds(text.toLowerCase(), word))
      .map(([, word]) => `${word} in ${key}: ${text}`),
  );
}

/** Return the terms that nobody uses. */
function unused(terms: readonly Term[], language: Language, texts: [string, string][]): string[] {
  const all = texts.map(([, text]) => text.toLowerCase()).join('\n');
  return terms
    .map(({ names }) => names[language])
    .filter((name) => !all.includes(name.toLowerCase()));
}

describe.each(GAMES)('the terms of %s', (game) => {
  const terms = termsIn(TITLES[game] ?? '');

  it('are written down', () => {
    expect(terms.length).toBeGreaterThan(10);
    expect(terms.flatMap(({ names }) => Object.values(names)).filter((name) => !name)).toEqual([]);
  });

  it.each(LANGUAGES)('are used in %s', (language) => {
    expect(unused(terms, language, saidOf(game, language))).toEqual([]);
  });

  it.each(LANGUAGES)('have no second name in %s', (language) => {
    expect(broken(terms, language, saidOf(game, language))).toEqual([]);
  });

  it.each(LANGUAGES)('have none where any game is spoken of in %s', (language) => {
    const others = GAMES.filter((other) => other !== game);
    const said = others.flatMap((other) => saidOf(other, language));
    const strange = terms.map(({ names, not }) => ({
      names,
      not: not.filter(([, word]) => !said.some(([, text]) => holds(text, word))),
    }));
    expect(broken(strange, language, ofAnyGame(language))).toEqual([]);
  });
});

describe('the terms of all games', () => {
  const terms = termsIn('Everywhere');

  it.each(LANGUAGES)('are used in %s, and have no second name', (language) => {
    const texts = everythingIn(language);
    expect(unused(terms, language, texts)).toEqual([]);
    expect(broken(terms, language, texts)).toEqual([]);
  });
});
