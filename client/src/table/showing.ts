/**
 * Which moment of a match is shown.
 *
 *   moments   first                       last
 *             |-----|-----|-----|-----|-----|
 *             at: how many moments of the match have been shown
 *
 * Someone who follows is led through new moments one by one; someone who steps back stays
 * there until they step to the end.
 */

import type { GameState } from '../generated/games';
import type { Score } from '../generated/messages';
import type { Moment } from './moment';

export interface Story {
  /** How many moments lie before the first one told. */
  readonly first: number;
  readonly story: readonly Moment[];
  /** The state before the first moment told, where that is known. */
  readonly start?: GameState;
  /** The score of that state. */
  readonly startScore?: Score | null;
}

export interface Showing {
  readonly at: number;
  readonly follows: boolean;
}

/** Return how far one can step forward. */
export function lastOf(story: Story): number {
  return story.first + story.story.length;
}

/** Return how far one can step back: there must be a state to show. */
export function earliestOf(story: Story): number {
  if (story.start !== undefined) return story.first;
  return Math.min(story.first + 1, lastOf(story));
}

/** Show the newest moment at once. */
export function newest(story: Story): Showing {
  return { at: lastOf(story), follows: true };
}

/** Step to a moment; at the end one follows again. */
export function stepTo(story: Story, at: number): Showing {
  const last = lastOf(story);
  const there = Math.max(earliestOf(story), Math.min(at, last));
  return { at: there, follows: there === last };
}

/** Go one moment further towards the end, for those who follow. */
export function advanced(story: Story, showing: Showing): Showing {
  const last = lastOf(story);
  return showing.at >= last ? { ...showing, at: last } : { ...showing, at: showing.at + 1 };
}

/** Return what is shown after a change: moments that are no more cannot be shown. */
export function adjusted(story: Story, showing: Showing): Showing {
  const last = lastOf(story);
  if (showing.at > last || showing.at < earliestOf(story)) return newest(story);
  return showing;
}

/** Tell whether there is more to lead a follower through. */
export function lagsBehind(story: Story, showing: Showing): boolean {
  return showing.follows && showing.at < lastOf(story);
}

/** Return the moment that led to what is shown. */
export function momentAt(story: Story, at: number): Moment | undefined {
  return story.story[at - story.first - 1];
}

/** Return the state after so many moments. */
export function stateAt(story: Story, at: number): GameState | undefined {
  return toldAt(story, at)?.state ?? story.start;
}

/** Return the score after so many moments, if the game has one. */
export function scoreAt(story: Story, at: number): Score | undefined {
  const told = toldAt(story, at);
  return (told ? told.score : story.startScore) ?? undefined;
}

/** Return the last moment that tells a state: sealed ones tell none. */
function toldAt(story: Story, at: number): Moment | undefined {
  for (let place = at - story.first - 1; place >= 0; place -= 1) {
    const moment = story.story[place];
    if (moment?.state !== undefined && moment.state !== null) return moment;
  }
  return undefined;
}
