/** The moments that decided a match, as the rules find them. */

import type { BoardSeat, Shown } from '../boards/board';
import type { GameState } from '../generated/games';
import { get } from '../wire/http';
import type { Moment } from './moment';
import type { Options } from './shown';

export interface TurningPoint {
  /** How many moments of the match there were with it. */
  readonly at: number;
  /** What it was, in the game's own terms. */
  readonly kind: string;
  readonly seat: number;
  readonly count: number;
}

export interface ShownTurningPoint extends TurningPoint {
  readonly before: GameState;
  readonly moment: Moment;
}

/** Load what decided the finished match of a table. */
export function loadTurningPoints(table: string): Promise<readonly ShownTurningPoint[]> {
  return get(`/api/tables/${encodeURIComponent(table)}/turning-points`);
}

/** Return a turning point as a board shows it. */
export function shownPoint(
  { at, before, moment }: ShownTurningPoint,
  seats: readonly BoardSeat[],
  options: Options,
): Shown {
  const { state, score } = moment;
  return {
    options,
    seats,
    seat: -1,
    state: state ?? before,
    score: score ?? undefined,
    before,
    moment,
    at,
  };
}
