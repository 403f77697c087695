/** What players are called who sit at one screen. */

import type { ShownSeat } from '../generated/messages';
import { t } from '../words/shell';
import { botName, seatName } from './names';

type Sitting = Pick<ShownSeat, 'name' | 'kind' | 'player' | 'is_yours'>;

/** Tell whether several play at this screen. */
export function isShared(seats: readonly Sitting[]): boolean {
  return seats.filter((seat) => seat.is_yours && seat.kind === 'person').length > 1;
}

/** Tell whether a seat is called by its colour: several play at this screen, and it has no name. */
export function isUnnamed(seats: readonly Sitting[], number: number): boolean {
  const seat = seats[number];
  if (!seat?.is_yours || seat.kind !== 'person' || !isShared(seats)) return false;
  const others = seats.filter((_, other) => other !== number);
  return seat.player === t('me') || others.some(({ player }) => player === seat.player);
}

/** Return what a player's card says. */
export function cardName(seats: readonly Sitting[], number: number): string {
  const { name = '', kind, player = '' } = seats[number] ?? {};
  if (isUnnamed(seats, number)) return seatName(name);
  return kind === 'bot' ? botName(player) : player;
}

/** Return what stands beside that: the colour, and whether it is oneself; nothing: it is said. */
export function seatNote(seats: readonly Sitting[], number: number): string {
  const { name = '', player, is_yours: isYours } = seats[number] ?? {};
  if (isUnnamed(seats, number)) return '';
  const isMe = isYours && player !== t('me') && !isShared(seats);
  return `${seatName(name)}${isMe ? ` · ${t('you')}` : ''}`;
}

/** Say whose turn it is before what is asked, where several play at this screen. */
export function askedOf(seats: readonly Sitting[], number: number, words: string): string {
  const seat = seats[number];
  if (!seat || !words || !isShared(seats)) return words;
  const name = cardName(seats, number);
  const who = isUnnamed(seats, number) ? name : `${name} (${seatName(seat.name)})`;
  return t('asked-of', { who, words });
}
