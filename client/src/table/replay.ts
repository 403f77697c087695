/** A finished match step by step, as the server tells it. */

import type { BoardSeat } from '../boards/board';
import { seatLook } from '../look/seats';
import { loadRules } from '../engine/load';
import type { GameName, GameState } from '../generated/games';
import { get } from '../wire/http';
import type { Score, ShownPlies } from '../generated/messages';
import { Refusal } from '../wire/refusal';
import { followed } from './following';
import type { Moment } from './moment';
import type { StoryNow } from './shown';
import { scoreAt, stateAt } from './showing';
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
  /** The seats that were played at this screen, where that is known. */
  readonly own?: readonly number[];
  readonly seed: string;
  readonly result: string;
  readonly winners: readonly number[];
  /** The part of each kind of what was put together before the match. */
  readonly look: Readonly<Record<string, number>>;
  readonly start: GameState;
  /** The score of that state. */
  readonly score: Score | null;
  readonly moments: readonly Moment[];
  readonly turning_points: readonly TurningPoint[];
  readonly record: string;
}

/** A replay as it is told: in plies, or with every state where somebody has prepared them. */
interface ToldReplay extends Omit<Replay, 'start' | 'score' | 'moments'> {
  readonly game: GameName;
  readonly start: GameState | null;
  readonly score: Score | null;
  readonly moments: readonly Moment[];
  readonly plies: ShownPlies | null;
}

/** Tell whether it is known that nobody at this screen won. */
export function isLost({ own = [], winners }: Pick<Replay, 'own' | 'winners'>): boolean {
  return own.length > 0 && !own.some((seat) => winners.includes(seat));
}

/** Load a replay, and work out with the rules what was seen. */
export async function loadReplay(table: string): Promise<Replay> {
  const told = await fromTableOrArchive(table);
  const { plies, start, ...rest } = told;
  if (!plies && start) return { ...rest, start };
  const seen = plies && followed(await loadRules(told.game), plies, undefined);
  if (!seen) throw new Error('the replay does not follow from its plies');
  return { ...rest, start: seen.start, score: seen.startScore, moments: seen.story };
}

/** Load a finished match from its table, or from the archive when the table is gone. */
async function fromTableOrArchive(table: string): Promise<ToldReplay> {
  const name = encodeURIComponent(table);
  const path = 'replay?form=plies';
  try {
    return await get<ToldReplay>(`/api/tables/${name}/${path}`);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'no-such-table') throw error;
    return get<ToldReplay>(`/api/archive/${name}/${path}`);
  }
}

/** Return the story of a replay, from before the first moment on. */
export function storyOf(replay: Replay): StoryNow {
  const { moments, start, score: startScore } = replay;
  const story = { first: 0, story: moments, start, startScore };
  const last = moments.length;
  return { ...story, seat: -1, state: stateAt(story, last) ?? start, score: scoreAt(story, last) };
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

/** A round as a chapter of the match: where it begins. */
export interface Chapter {
  readonly at: number;
  /** 0: what comes before the first round. */
  readonly round: number;
}

/**
 * Return the chapters of a match: the first one begins with it, and none has nothing in it.
 * A moment belongs to the round in which it happens, as in the list: the last one of a round too.
 */
export function chaptersOf(
  story: StoryNow,
  round: (state: GameState) => number,
): readonly [Chapter, ...Chapter[]] {
  const last = story.story.length;
  const chapters: [Chapter, ...Chapter[]] = [{ at: 0, round: round(story.start ?? story.state) }];
  for (let at = 1; at <= last; at += 1) {
    const now = round(stateAt(story, at - 1) ?? story.state);
    if (now !== chapters.at(-1)?.round) chapters.push({ at, round: now });
  }
  return chapters;
}

/** Return the chapter that a moment is in. */
export function chapterAt(chapters: readonly [Chapter, ...Chapter[]], at: number): Chapter {
  return chapters.findLast((chapter) => chapter.at <= at) ?? chapters[0];
}

/** Return where the next chapter begins, or the one before; at the ends there is none. */
export function chapterBeside(
  chapters: readonly Chapter[],
  at: number,
  direction: 1 | -1,
): Chapter | undefined {
  if (direction > 0) return chapters.find((chapter) => chapter.at > at);
  return chapters.findLast((chapter) => chapter.at < at);
}

/** Return which of some places along a line have room for a label: none overlaps the one before. */
export function labelled(places: readonly number[], room: number): ReadonlySet<number> {
  const chosen: number[] = [];
  for (const place of places) {
    const last = chosen.at(-1);
    if (last === undefined || place - last >= room) chosen.push(place);
  }
  return new Set(chosen);
}

const SHORTEST = 150; // milliseconds between moments

/** Return how long a moment of a replay is shown; those who want no motion have time to read. */
export function replayLength(duration: number, pace: number, speed: number): number {
  return Math.max(SHORTEST, duration * (pace || 1)) / speed;
}
