/** Finding rules by a word, the name of a piece or card, or a number. */

import { numbersWords, type Sought } from './citing';
import type { TitledCase } from './cases/titled';
import type { Section } from './rules';

/** Something that can be found: a section, or a case of one. */
export interface Entry {
  readonly game: string;
  readonly sought: Sought;
  /** The numbers of its rules, as they are printed. */
  readonly numbers: string;
  readonly rules: readonly string[];
  readonly title: string;
  readonly lines: readonly string[];
}

export interface Found extends Entry {
  /** The words around what was found, if that is not in the title. */
  readonly excerpt: string;
}

const MOST = 12; // results
const AROUND = 42; // characters on each side of what was found
const ACCENTS = /\p{Mark}/gu;

/** How well an entry fits: the least comes first. */
const BY_NUMBER = 0;
const BY_TITLE = 1;
const BY_LINES = 2;

/** Return everything in a game's rules that can be found. */
export function entriesOf(
  game: string,
  sections: readonly Section[],
  cases: readonly TitledCase[],
): Entry[] {
  const said = sections.map(({ title, rules, lines }) => ({
    game,
    sought: { rule: rules[0] ?? '' },
    numbers: numbersWords(rules),
    rules,
    title,
    lines,
  }));
  const played = cases.map(({ id, title, rules }) => ({
    game,
    sought: { rule: rules[0] ?? '', name: id },
    numbers: rules[0] ?? '',
    rules,
    title,
    lines: [],
  }));
  return [...said, ...played];
}

/** Return what fits all words of a query, the best first, in the order of the rules. */
export function searched(entries: readonly Entry[], query: string): Found[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .flatMap((entry) => {
      const fits = words.map((word) => fitOf(entry, word));
      const worst = fits.includes(undefined) ? undefined : Math.max(...fits.map(Number));
      return worst === undefined ? [] : [{ entry, worst }];
    })
    .sort((one, other) => one.worst - other.worst)
    .slice(0, MOST)
    .map(({ entry, worst }) => ({
      ...entry,
      excerpt: worst === BY_LINES ? excerptOf(entry.lines, words) : '',
    }));
}

/** Return text without accents and capitals, as one may type it. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'");
}

function fitOf({ rules, title, lines }: Entry, word: string): number | undefined {
  if (rules.some((rule) => rule === word || rule.startsWith(`${word}.`))) return BY_NUMBER;
  if (/^[\d.]+$/.test(word) && word.includes('.')) return undefined; // a number is meant
  if (plain(title).includes(word)) return BY_TITLE;
  return lines.some((line) => plain(line).includes(word)) ? BY_LINES : undefined;
}

/** Return the words around the first place where one of some words stands. */
function excerptOf(lines: readonly string[], words: readonly string[]): string {
  for (const line of lines) {
    const at = Math.min(...words.map((word) => placeIn(line, word)));
    if (at === Infinity) continue;
    const start = at > AROUND ? line.indexOf(' ', at - AROUND) + 1 : 0;
    const end = at + AROUND < line.length ? line.lastIndexOf(' ', at + AROUND + 1) : line.length;
    const cut = line.slice(start, end).replace(/[.,;:]$/, '');
    return `${start > 0 ? '…' : ''}${cut}${end < line.length ? '…' : ''}`;
  }
  return '';
}

/** Return about where a word stands in a line: accents change hardly anything. */
function placeIn(line: string, word: string): number {
  const at = plain(line).indexOf(word);
  return at < 0 ? Infinity : at;
}
