/** How a series of matches stands, in words. */

import { botName, seatName } from '../parts/names';
import type { ShownSeat, ShownSeries } from '../wire/messages';
import { t } from '../words/shell';

/** Return what a seat has reached: points, or wins. */
export function totalWords({ by_points: byPoints, totals }: ShownSeries, seat: number): string {
  return t(byPoints ? 'points' : 'wins', { count: totals[seat] ?? 0 });
}

/** Say how everybody stands after so many matches. */
export function standingWords(series: ShownSeries, seats: readonly ShownSeat[]): string {
  const list = seats.map(
    (seat, number) => `${calledBy(seat, seats)} ${totalWords(series, number)}`,
  );
  return t('standing', { count: series.matches, list: list.join(', ') });
}

/** Call somebody by name; at one screen, or where names are the same, by seat. */
function calledBy(seat: ShownSeat, seats: readonly ShownSeat[]): string {
  const isShared = seats.filter(({ player }) => player === seat.player).length > 1;
  if (isShared || !seat.player) return seatName(seat.name);
  return seat.kind === 'bot' ? botName(seat.player) : seat.player;
}
