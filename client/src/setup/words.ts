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
export function optionName(game: string, option: OptionAbout): string {
  return said(`option.${game}.${option.name}`) ?? option.name.replaceAll('_', ' ');
}

/** Return an option in one plain sentence. */
export function optionWords(game: string, option: OptionAbout): string {
  return said(`option.${game}.${option.name}.about`) ?? option.about;
}

/** Return what one of its choices is called. */
export function choiceName(game: string, option: OptionAbout, choice: string): string {
  return said(`option.${game}.${option.name}.${choice}`) ?? choice;
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
