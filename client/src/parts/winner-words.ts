/** Who won, in words. */

import { winningOf, type Finisher } from '../table/winners';
import { listed } from '../words/lists';
import { asSentence } from '../words/message';
import { t } from '../words/shell';
import { endingWords } from './ending-words';
import { botName, personName, seatName } from './names';

interface Sitting extends Finisher {
  readonly kind?: string;
  readonly is_guest?: boolean;
}

/** Say who won; at one screen seats are called by their colour, unless they were named. */
export function winnerWords(seats: readonly Sitting[], winners: readonly number[]): string {
  const winning = winningOf(seats, winners);
  if (winning.who === 'nobody') return t('nobody-won');
  if (winning.who === 'you') return t('you-won');
  const isForBots = winning.seats.every((number) => seats[number]?.kind === 'bot');
  if (isForBots && winning.seats.length > 1) return t('bots-won');
  const names = winning.seats.map((number) => calledAt(seats, number));
  const name = listed(names);
  return t('somebody-won', { name, count: names.length });
}

/** Say who won and why, in two sentences. */
export function resultWords(
  seats: readonly Sitting[],
  winners: readonly number[],
  reason: string,
  game: string,
): string {
  const ending = endingWords({ game, reason, seats, winners });
  return `${asSentence(winnerWords(seats, winners))} ${ending}`;
}

/** Return who sits somewhere; the seat is told too where others have the same name. */
function calledAt(seats: readonly Sitting[], number: number): string {
  const seat = seats[number];
  if (!seat) return '';
  const isShared = seats.some((one, other) => other !== number && one.player === seat.player);
  const isAlone = seats.every((one) => one.is_yours);
  // Who gave no name is called "You" in lists: a sentence calls them by their colour.
  const isNamed = seat.player && seat.player !== t('me');
  if (!isNamed || (isAlone && isShared)) return seatName(seat.name);
  if (isAlone) return seat.player;
  const name = seat.kind === 'bot' ? botName(seat.player) : personName(seat.player, seat.is_guest);
  return isShared ? `${name} (${seatName(seat.name)})` : name;
}
