/** A finished match step by step, as the server tells it. */

import type { BoardSeat } from '../boards/board';
import { seatLook } from '../look/seats';
import { get } from '../wire/http';
import type { ShownMoment } from '../wire/messages';
import { Refusal } from '../wire/refusal';
import type { StoryNow } from './shown';
import { stateAt } from './showing';
import type { TurningPoint } from './turning';

export interface Replay {
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly string[];
  readonly players: readonly string[];
  /** The seats that bots played. */
  readonly bots: readonly number[];
  /** The seats that guests played. */
  readonly guests: readonly number[];
  readonly seed: string;
  readonly result: string;
  readonly winners: readonly number[];
  /** The part of each kind of what was put together before the match. */
  readonly look: Readonly<Record<string, number>>;
  readonly start: unknown;
  readonly moments: readonly ShownMoment[];
  readonly turning_points: readonly TurningPoint[];
  readonly record: string;
}

/** Load a replay from its table, or from the archive when the table is gone. */
export async function loadReplay(table: string): Promise<Replay> {
  const name = encodeURIComponent(table);
  try {
    return await get<Replay>(`/api/tables/${name}/replay`);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'no-such-table') throw error;
    return get<Replay>(`/api/archive/${name}/replay`);
  }
}

/** Return the story of a replay, from before the first moment on. */
export function storyOf(replay: Replay): StoryNow {
  const story = { first: 0, story: replay.moments, start: replay.start };
  return { ...story, seat: -1, state: stateAt(story, replay.moments.length) };
}

/** Return the seats of a replay. */
export function replaySeats(replay: Replay): BoardSeat[] {
  return replay.seats.map((name, number) => ({
    ...seatLook(name, number),
    name,
    player: replay.players[number] ?? '',
    isYours: false,
    isToAct: false,
    isBot: replay.bots.includes(number),
  }));
}

/** Return where rounds begin: the first moment after which the round is another. */
export function roundStarts(story: StoryNow, round: (state: unknown) => number): number[] {
  const starts: number[] = [];
  let before = round(story.start);
  for (let at = 1; at <= story.story.length; at += 1) {
    const now = round(stateAt(story, at));
    if (now !== before) starts.push(at);
    before = now;
  }
  return starts;
}
