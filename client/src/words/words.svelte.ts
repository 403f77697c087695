/**
 * All words of the client, in the language that is spoken now.
 *
 * Every folder with words has a name: the shell's is `shell`, a board's is its game's.  A folder
 * is loaded with whatever needs it, and loaded again in another language when that is chosen.
 */

import { untrack } from 'svelte';
import type { Language } from './language';
import { filled, type Catalog, type Parameters } from './message';

export type LoadCatalog = (language: Language) => Promise<Catalog>;
export type Say<Key extends string> = (key: Key, parameters?: Parameters) => string;

interface Loaded {
  readonly default: Catalog;
}

class Speaker {
  language = $state<Language>('en');
  #catalogs = $state.raw<Readonly<Record<string, Catalog>>>({});
  readonly #loaders = new Map<string, LoadCatalog>();

  /** Load a folder of words, now and whenever the language changes. */
  async learn(folder: string, load: LoadCatalog): Promise<void> {
    this.#loaders.set(folder, load);
    // An effect that learns words must not run again because there are more of them.
    const catalog = await load(untrack(() => this.language));
    this.#catalogs = { ...this.#catalogs, [folder]: catalog };
  }

  /** Speak another language as soon as all its words are there. */
  async speak(language: Language): Promise<void> {
    const loaded = [...this.#loaders].map(
      async ([folder, load]) => [folder, await load(language)] as const,
    );
    this.#catalogs = Object.fromEntries(await Promise.all(loaded));
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Tell whether there is a message of that name. */
  knows(folder: string, key: string): boolean {
    return key in (this.#catalogs[folder] ?? {});
  }

  /** Return a message in the language that is spoken. */
  say(folder: string, key: string, parameters: Parameters): string {
    const message = this.#catalogs[folder]?.[key];
    return message === undefined ? key : filled(message, parameters, this.language);
  }
}

export const speaker = new Speaker();

/** Return what says the messages of one folder; its keys are those of the English file. */
export function wordsOf<English>(folder: string): Say<keyof English & string> {
  return (key, parameters = {}) => speaker.say(folder, key, parameters);
}

/** Return what loads the catalogues that `import.meta.glob('./words/*.json')` found, all of a language as one. */
export function catalogsIn(files: Record<string, () => Promise<unknown>>): LoadCatalog {
  return async (language) => {
    const found = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.json`));
    if (found.length === 0) throw new Error(`there are no words for ${language}`);
    const loaded = await Promise.all(found.map(async ([, load]) => (await load()) as Loaded));
    return Object.assign({}, ...loaded.map((one) => one.default)) as Catalog;
  };
}
