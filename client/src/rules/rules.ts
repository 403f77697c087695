/** The rules of the games in short, in our own words, by language. */

import type { Language } from '../words/language';

export interface Rules {
  readonly title: string;
  /** What it is about, in one sentence. */
  readonly about: string;
  readonly sections: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

const FILES = import.meta.glob<{ default: Rules }>('./*.json');

/** Load the rules of a game; nothing if there are none. */
export async function loadRules(game: string, language: Language): Promise<Rules | undefined> {
  return (await FILES[`./${game}.${language}.json`]?.())?.default;
}
