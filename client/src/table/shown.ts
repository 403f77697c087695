/** What a board is shown: a sight at one moment, with the seats as boards show them. */

import type { BoardSeat, Shown } from '../boards/board';
import { seatLook } from '../look/seats';
import type { GameState } from '../generated/games';
import type { Score, ShownSeat } from '../generated/messages';
import { lastOf, momentAt, scoreAt, stateAt, type Story } from './showing';

export type Options = Readonly<Record<string, string>>;

/** Return the seats as boards show them. */
export function boardSeats(seats: readonly ShownSeat[]): BoardSeat[] {
  return seats.map((seat, number) => ({
    ...seatLook(seat.name, number),
    name: seat.name,
    player: seat.player ?? '',
    isYours: seat.is_yours ?? false,
    isToAct: seat.is_to_act ?? false,
    isBot: seat.kind === 'bot' || Boolean(seat.stand_in),
  }));
}

/** A story that has a newest state besides those told with its moments. */
export interface StoryNow extends Story {
  readonly seat: number;
  readonly state: GameState;
  readonly score?: Score | null;
}

/** Return what is seen after so many moments. */
export function shownAt(
  story: StoryNow,
  at: number,
  seats: readonly BoardSeat[],
  options: Options,
): Shown {
  return {
    options,
    seats,
    seat: story.seat,
    state: at === lastOf(story) ? story.state : (stateAt(story, at) ?? story.state),
    score: at === lastOf(story) ? (story.score ?? undefined) : scoreAt(story, at),
    before: stateAt(story, at - 1),
    moment: momentAt(story, at),
    at,
  };
}
