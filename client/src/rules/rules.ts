/** The rules of the games in our own words, by language; `docs/games` says them as law. */

import type { Language } from '../words/language';

export interface Section {
  readonly title: string;
  /** The numbers that refusals and `docs/games` cite. */
  readonly rules: readonly string[];
  readonly lines: readonly string[];
}

export interface Rules {
  readonly title: string;
  /** What it is about, in one sentence. */
  readonly about: string;
  readonly sections: readonly Section[];
}

const FILES = import.meta.glob<{ default: Rules }>('./*.json');

/** Load the rules of a game; nothing if there are none. */
export async function loadRules(game: string, language: Language): Promise<Rules | undefined> {
  return (await FILES[`./${game}.${language}.json`]?.())?.default;
}
