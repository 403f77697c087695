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

/** Return a choice with the rule texts that it comes from, where there are such. */
export function sourcedChoice(game: string, option: OptionAbout, choice: string): string {
  const name = choiceName(game, option, choice);
  const texts = option.sources[choice] ?? [];
  if (texts.length === 0) return name;
  const names = texts.map((text) => said(`option.${game}.rulings.${text}`) ?? text);
  return `${name} (${names.join(', ')})`;
}

function said(key: string): string | undefined {
  return speaker.knows(FOLDER, key) ? speaker.say(FOLDER, key, {}) : undefined;
}
