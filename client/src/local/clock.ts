/**
 * The clocks of a match at one screen, counted as the server counts them (`tables/clock.py`), but
 * for what only matters on a line: there is no lag, and no vacation.
 */

import type { ShownClock, TableSettings } from '../generated/messages';

type Kind = NonNullable<TableSettings['clock']>;

/** The time of one seat; a clock runs from when its seat is to act until its turn is over. */
export interface SeatClock {
  /** Seconds, of the whole match. */
  readonly left: number;
  readonly since: number | null;
  readonly turn: number;
}

export function freshClock(kind: Kind | undefined): SeatClock {
  return { left: kind?.kind === 'per-player' ? kind.seconds : 0, since: null, turn: 0 };
}

/** Return when the time of a seat runs out, if it does. */
export function flagOf(kind: Kind | undefined, clock: SeatClock): number | null {
  if (clock.since === null) return null;
  if (kind?.kind === 'per-move') return clock.since + kind.seconds;
  return kind?.kind === 'per-player' ? clock.since + clock.left : null;
}

/** Return a seat's clock when the match has changed: it runs on, stops or starts anew. */
export function turned(
  kind: Kind | undefined,
  clock: SeatClock,
  isToAct: boolean,
  turn: number,
  at: number,
): SeatClock {
  const isRunning = clock.since !== null;
  if (isToAct ? isRunning && clock.turn === turn : !isRunning) return clock;
  const resting = stopped(kind, clock, at);
  return isToAct ? { ...resting, since: at, turn } : resting;
}

/** Return a clock that stood still while nobody looked, as it goes on now. */
export function resumed(clock: SeatClock, keptAt: number, at: number): SeatClock {
  return clock.since === null ? clock : { ...clock, since: clock.since + (at - keptAt) };
}

export function shownClock(kind: Kind | undefined, clock: SeatClock): ShownClock {
  return { left: clock.left, since: clock.since, flag: flagOf(kind, clock) };
}

function stopped(kind: Kind | undefined, clock: SeatClock, at: number): SeatClock {
  if (clock.since === null) return clock;
  const spent = Math.max(0, at - clock.since);
  const left =
    kind?.kind === 'per-player'
      ? Math.max(0, clock.left - spent) + (kind.increment ?? 0)
      : clock.left;
  return { left, since: null, turn: 0 };
}
