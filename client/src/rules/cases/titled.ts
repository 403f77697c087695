/** Cases with their titles, and which of them show a rule. */

import type { Language } from '../../words/language';
import type { Sought } from '../citing';
import { loadCases, loadCaseTitles, type Case } from './load';

export interface TitledCase extends Case {
  readonly title: string;
}

/** Load the cases of a game in a language. */
export async function loadTitledCases(
  game: string,
  language: Language,
): Promise<readonly TitledCase[]> {
  const [cases, titles] = await Promise.all([loadCases(game), loadCaseTitles(game, language)]);
  return cases.map((one, place) => ({ ...one, title: titles[place] ?? '' }));
}

/** Return the cases that stand in a section with some rules. */
export function casesIn(cases: readonly TitledCase[], rules: readonly string[]): TitledCase[] {
  return cases.filter(({ rules: [first = ''] }) => rules.includes(first));
}

/** Return the case that was asked for: by its name, or else by its rule. */
export function caseOf(
  cases: readonly TitledCase[],
  { rule, name }: Sought,
): TitledCase | undefined {
  return (
    cases.find(({ id }) => id === name) ??
    cases.find(({ rules: [first] }) => first === rule) ??
    cases.find(({ rules }) => rules.includes(rule))
  );
}
