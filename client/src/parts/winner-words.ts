/** Who won, in words. */

import { winningOf, type Finisher } from '../table/winners';
import { t } from '../words/shell';
import { botName, seatName } from './names';

interface Sitting extends Finisher {
  readonly kind?: string;
}

/** Say who won; at one screen seats are called by their colour. */
export function winnerWords(seats: readonly Sitting[], winners: readonly number[]): string {
  const winning = winningOf(seats, winners);
  if (winning.who === 'nobody') return t('nobody-won');
  if (winning.who === 'you') return t('you-won');
  const isAlone = seats.every((seat) => seat.is_yours);
  const names = winning.seats.map((number) => calledAt(seats[number], isAlone));
  return t('somebody-won', { name: names.join(', ') });
}

function calledAt(seat: Sitting | undefined, isAlone: boolean): string {
  if (!seat) return '';
  if (isAlone || !seat.player) return seatName(seat.name);
  return seat.kind === 'bot' ? botName(seat.player) : seat.player;
}
