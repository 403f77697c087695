/** Who won, as those who look at it would say it. */

export interface Finisher {
  readonly name: string;
  readonly player?: string;
  readonly is_yours?: boolean;
}

export type Winning =
  | { readonly who: 'nobody' }
  | { readonly who: 'you' }
  | { readonly who: 'others'; readonly seats: readonly number[] };

/** Tell who won: oneself only if somebody else could have won instead. */
export function winningOf(seats: readonly Finisher[], winners: readonly number[]): Winning {
  if (winners.length === 0) return { who: 'nobody' };
  const isOwn = winners.some((seat) => seats[seat]?.is_yours);
  const isAlone = seats.every((seat) => seat.is_yours);
  return isOwn && !isAlone ? { who: 'you' } : { who: 'others', seats: winners };
}
