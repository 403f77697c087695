/** The words of the options: by game and option, or the server's own where there are none. */

import type { OptionAbout } from '../games';
import { catalogsIn, speaker } from '../words/words.svelte';

const FOLDER = 'options';

export const loadOptionWords = catalogsIn(import.meta.glob('./options/*.json'));

/** Make the words ready. */
export function learnOptionWords(): Promise<void> {
  return speaker.learn(FOLDER, loadOptionWords);
}

/** Return what an option is called. */
export function optionName(game: string, { name }: OptionAbout): string {
  return nameWords(game, name);
}

/** Return what an option of some name is called. */
export function nameWords(game: string, name: string): string {
  return said(`option.${game}.${name}`) ?? name.replaceAll('_', ' ');
}

/** Return an option in one plain sentence. */
export function optionWords(game: string, option: OptionAbout): string {
  return said(`option.${game}.${option.name}.about`) ?? option.about;
}

/** Return what one of its choices is called. */
export function choiceName(game: string, { name }: OptionAbout, choice: string): string {
  return choiceWords(game, name, choice);
}

/** Return what a choice of the option of some name is called. */
export function choiceWords(game: string, name: string, choice: string): string {
  return said(`option.${game}.${name}.${choice}`) ?? choice;
}

/** Return for every value of a ruling the rule texts that it comes from. */
export function sourcesWords(game: string, option: OptionAbout): string[] {
  return Object.entries(option.sources).map(([choice, texts]) => {
    const names = texts.map((text) => said(`option.${game}.rulings.${text}`) ?? text);
    return `${choiceName(game, option, choice)}: ${names.join(', ')}`;
  });
}

function said(key: string): string | undefined {
  return speaker.knows(FOLDER, key) ? speaker.say(FOLDER, key, {}) : undefined;
}
