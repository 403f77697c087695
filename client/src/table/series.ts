/** How a series of matches stands, in words. */

import { botName, seatName } from '../parts/names';
import type { ShownSeat, ShownSeries } from '../generated/messages';
import { t } from '../words/shell';

/** Return what a seat has reached: points, or wins; of nothing nothing is said. */
export function totalWords({ by_points: byPoints, totals }: ShownSeries, seat: number): string {
  const count = totals[seat] ?? 0;
  return count === 0 ? '' : t(byPoints ? 'points' : 'wins', { count });
}

/** Say what everybody has reached after so many matches; nothing as long as nobody has anything. */
export function standingWords(series: ShownSeries, seats: readonly ShownSeat[]): string {
  const list = seats.flatMap((seat, number) => {
    const total = totalWords(series, number);
    return total ? [`${calledBy(seat, seats)} ${total}`] : [];
  });
  return list.length > 0 ? t('standing', { count: series.matches, list: list.join(', ') }) : '';
}

/** Call somebody by name; at one screen, or where names are the same, by seat. */
function calledBy(seat: ShownSeat, seats: readonly ShownSeat[]): string {
  const isShared = seats.filter(({ player }) => player === seat.player).length > 1;
  if (isShared || !seat.player) return seatName(seat.name);
  return seat.kind === 'bot' ? botName(seat.player) : seat.player;
}
