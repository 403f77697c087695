/** Rule numbers in sentences, and the sections that they lead to. */

import { t } from '../words/shell';
import type { Section } from './rules';

/** A rule that somebody wants to read; a new object whenever one is asked for. */
export interface Sought {
  readonly rule: string;
  /** The case that shows it, if a certain one is meant. */
  readonly name?: string;
}

export interface Cited {
  readonly before: string;
  /** The words that lead to the rule, such as "rule 3.4"; nothing if none is cited. */
  readonly link: string;
  readonly after: string;
}

/** Return a sentence in three parts, around the words that cite a rule. */
export function cited(words: string, rule: string | undefined): Cited {
  const whole = { before: words, link: '', after: '' };
  if (!rule) return whole;
  const number = rule.replaceAll('.', String.raw`\.`);
  const found = new RegExp(String.raw`\p{L}+[\s\u00a0]${number}(?![\d.]*\d)`, 'u').exec(words);
  if (!found) return whole;
  const end = found.index + found[0].length;
  return { before: words.slice(0, found.index), link: found[0], after: words.slice(end) };
}

/** Return the same of a sentence that rests on a rule: where it does not cite it, with its name. */
export function citing(words: string, rule: string | undefined, name: string): Cited {
  const found = cited(words, rule);
  if (found.link || !rule) return found;
  return { before: `${words} (`, link: name, after: ')' };
}

/** Return a sentence that cites the rule that it rests on, before its full stop. */
export function withRule(words: string, rule: string): string {
  return rule ? `${words.replace(/\.$/, '')} (${t('rule', { rule })}).` : words;
}

/** Return the section that says a rule: the one that has its number, else its chapter. */
export function sectionOf(sections: readonly Section[], rule: string): Section | undefined {
  const [chapter = ''] = rule.split('.');
  return (
    sections.find(({ rules }) => rules.includes(rule)) ??
    sections.find(({ rules }) => rules.includes(chapter)) ??
    sections.find(({ rules }) => rules.some((number) => number.startsWith(`${chapter}.`)))
  );
}

/** Return rule numbers as they are printed: those in a row as from the first to the last. */
export function numbersWords(rules: readonly string[]): string {
  const runs: string[][] = [];
  for (const rule of rules) {
    const run = runs.at(-1);
    if (run && isNext(run.at(-1) ?? '', rule)) run.push(rule);
    else runs.push([rule]);
  }
  return runs.map((run) => [...new Set([run[0], run.at(-1)])].join('–')).join(', ');
}

function isNext(one: string, other: string): boolean {
  const [chapter, number] = one.split('.').map(Number);
  const [otherChapter, next] = other.split('.').map(Number);
  return chapter === otherChapter && number !== undefined && next === number + 1;
}
