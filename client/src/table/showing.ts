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

import type { ShownMoment } from '../wire/messages';

export interface Story {
  /** How many moments lie before the first one told. */
  readonly first: number;
  readonly story: readonly ShownMoment[];
  /** The state before the first moment told, where that is known. */
  readonly start?: unknown;
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
export function momentAt(story: Story, at: number): ShownMoment | undefined {
  return story.story[at - story.first - 1];
}

/** Return the state after so many moments: the last one told, since sealed moments tell none. */
export function stateAt(story: Story, at: number): unknown {
  for (let place = at - story.first - 1; place >= 0; place -= 1) {
    const state = story.story[place]?.state;
    if (state !== undefined && state !== null) return state;
  }
  return story.start;
}
