/** Who won, in words. */

import { winningOf, type Finisher } from '../table/winners';
import { asSentence } from '../words/message';
import { t } from '../words/shell';
import { endingWords } from './ending-words';
import { botName, personName, seatName } from './names';

interface Sitting extends Finisher {
  readonly kind?: string;
  readonly is_guest?: boolean;
}

/** Say who won; at one screen seats are called by their colour. */
export function winnerWords(seats: readonly Sitting[], winners: readonly number[]): string {
  const winning = winningOf(seats, winners);
  if (winning.who === 'nobody') return t('nobody-won');
  if (winning.who === 'you') return t('you-won');
  const names = winning.seats.map((number) => calledAt(seats, number));
  return t('somebody-won', { name: names.join(', ') });
}

/** Say who won and why, in two sentences. */
export function resultWords(
  seats: readonly Sitting[],
  winners: readonly number[],
  reason: string,
): string {
  return `${asSentence(winnerWords(seats, winners))} ${endingWords(reason)}`;
}

/** Return who sits somewhere; the seat is told too where others have the same name. */
function calledAt(seats: readonly Sitting[], number: number): string {
  const seat = seats[number];
  if (!seat) return '';
  const isAlone = seats.every((one) => one.is_yours);
  if (isAlone || !seat.player) return seatName(seat.name);
  const name = seat.kind === 'bot' ? botName(seat.player) : personName(seat.player, seat.is_guest);
  const isShared = seats.some((one, other) => other !== number && one.player === seat.player);
  return isShared ? `${name} (${seatName(seat.name)})` : name;
}
