/** Every folder of words has the same messages in every language, and each of them is said. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language';
import { parametersOf, type Catalog } from './message';

const SOURCE = join(import.meta.dirname, '..');
const files = readdirSync(SOURCE, { recursive: true })
  .map((name) => join(SOURCE, String(name)))
  .filter((path) => statSync(path).isFile());
const english = files.filter((path) => path.endsWith('/en.json'));

function catalog(path: string): Catalog {
  return JSON.parse(readFileSync(path, 'utf8')) as Catalog;
}

/** Return the sources that may say the words of a folder: a board's own, or the shell's. */
function sourcesFor(folder: string): string {
  const board = /(?:boards|generated\/words)\/(\w+)/.exec(relative(SOURCE, folder))?.[1];
  const isOurs = (path: string) =>
    board ? path.includes(`/boards/${board}/`) : !/\/boards\/\w+\//.test(path);
  return files
    .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts') && isOurs(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}

/** Return what tells whether a key is said: as it stands, or by the fixed start of a template. */
function saying(source: string): (key: string) => boolean {
  const starts = [...source.matchAll(/`([\w.-]+[.-])\$\{/g)].map((found) => found[1] ?? '');
  const literals = new Set([...source.matchAll(/['"`]([\w.-]+)['"`]/g)].map((found) => found[1]));
  return (key) => literals.has(key) || starts.some((start) => key.startsWith(start));
}

describe.each(english.map((path) => [relative(SOURCE, dirname(path)), path]))('%s', (_, path) => {
  const keys = Object.keys(catalog(path));

  it.each(LANGUAGES)('has all messages in %s', (language) => {
    const other = catalog(join(dirname(path), `${language}.json`));
    expect(Object.keys(other).sort()).toEqual([...keys].sort());
  });

  // The second of two would silently take the place of the first.
  it.each(LANGUAGES)('has each message once in %s', (language) => {
    const text = readFileSync(join(dirname(path), `${language}.json`), 'utf8');
    const written = [...text.matchAll(/^ {2}"([\w.-]+)":/gm)].map((found) => found[1]);
    expect(written.filter((key, place) => written.indexOf(key) < place)).toEqual([]);
  });

  it.each(LANGUAGES)('has the same parameters in %s', (language) => {
    const other = catalog(join(dirname(path), `${language}.json`));
    for (const [key, message] of Object.entries(catalog(path))) {
      expect([key, parametersOf(other[key] ?? '')]).toEqual([key, parametersOf(message)]);
    }
  });

  it.each(LANGUAGES)('has no braces but those of parameters in %s', (language) => {
    const messages = Object.entries(catalog(join(dirname(path), `${language}.json`)));
    const unread = messages.filter(([, message]) => {
      const texts = typeof message === 'string' ? [message] : Object.values(message);
      return texts.some((text) => /[{}]/.test(text.replaceAll(/\{\w+\}/g, '')));
    });
    expect(unread.map(([key]) => key)).toEqual([]);
  });

  it('has no message that is never said', () => {
    const isSaid = saying(sourcesFor(dirname(path)));
    expect(keys.filter((key) => !isSaid(key))).toEqual([]);
  });
});
