/** Names of seats, bots and games in the language that is spoken. */

import type { Replay } from '../table/replay';
import { MOST_SEATS } from '../generated/limits';
import { t, type ShellKey } from '../words/shell';
import { speaker } from '../words/words.svelte';

/** What the rules call seats without a colour. */
const NUMBERED = Array.from({ length: MOST_SEATS }, (_, seat) => `player ${seat + 1}`);

/** Return what the rules call a seat: a colour, or a number. */
export function seatName(name: string): string {
  const number = NUMBERED.indexOf(name) + 1;
  if (number > 0) return t('seat.player', { number });
  return named(`seat.${name}`, name);
}

/** Return a bot's name. */
export function botName(name: string): string {
  return named(`bot.${name}`, name);
}

/** Return a sentence about how a bot plays a game. */
export function botWords(name: string, game: string): string {
  return named(`bot-about.${game}.${name}`, named(`bot-about.${name}`, ''));
}

const GIVEN = /^Guest (\d+)$/; // what the server calls somebody new

/** Return a person's name, with the word that they are a guest. */
export function personName(name: string, isGuest = false): string {
  if (!isGuest) return name;
  const number = GIVEN.exec(name)?.[1];
  return number ? t('guest-numbered', { number }) : t('guest-called', { name });
}

/** Return what somebody who played a match is called, a person or a bot. */
export function playerName(
  { players, bots, guests }: Pick<Replay, 'players' | 'bots' | 'guests'>,
  seat: number,
): string {
  const name = players[seat] ?? '';
  return bots.includes(seat) ? botName(name) : personName(name, guests.includes(seat));
}

function named(key: string, otherwise: string): string {
  return speaker.knows('shell', key) ? t(key as ShellKey) : otherwise;
}
