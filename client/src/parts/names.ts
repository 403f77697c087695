/** Names of seats, bots and games in the language that is spoken. */

import { t, type ShellKey } from '../words/shell';
import { speaker } from '../words/words.svelte';

/** Return what the rules call a seat: a colour, or a number. */
export function seatName(name: string): string {
  const number = /^player (\d+)$/.exec(name)?.[1];
  if (number) return t('seat.player', { number });
  return named(`seat.${name}`, name);
}

/** Return a bot's name and level; those that think are told how many seconds. */
export function botName(name: string): string {
  const [kind = '', seconds] = name.split(':');
  const words = named(`bot.${kind}`, kind);
  return seconds ? t('bot-seconds', { name: words, seconds }) : words;
}

/** Return a sentence about a bot. */
export function botWords(name: string): string {
  return named(`bot-about.${name.split(':')[0] ?? ''}`, '');
}

function named(key: string, otherwise: string): string {
  return speaker.knows('shell', key) ? t(key as ShellKey) : otherwise;
}
