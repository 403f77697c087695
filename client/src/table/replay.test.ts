import { describe, expect, it } from 'vitest';
import {
  chapterAt,
  chapterBeside,
  chaptersOf,
  labelled,
  replayLength,
  replaySeats,
  storyOf,
  type Replay,
} from './replay';
import { SOME_ACCOUNT, standIn } from './testing';

const REPLAY: Replay = {
  score: null,
  table: 't',
  game: 'finstere',
  options: {},
  seats: ['green', 'player 2'],
  players: ['one', 'two'],
  bots: [1],
  guests: [],
  seed: '',
  result: '',
  winners: [],
  look: {},
  start: standIn({ round: 1 }),
  moments: [1, 1, 2, 2, 3].map((round) => ({
    actor: 0,
    text: '',
    account: SOME_ACCOUNT,
    state: standIn({ round }),
  })),
  turning_points: [],
  record: '',
};

describe('a replay', () => {
  it('begins before the first moment and ends after the last', () => {
    const story = storyOf(REPLAY);
    expect(story.start).toEqual({ round: 1 });
    expect(story.state).toEqual({ round: 3 });
  });

  it('shows its seats as a live match does', () => {
    expect(replaySeats(REPLAY).map(({ colour, sign }) => [colour, sign])).toEqual([
      ['green', 'leaf'],
      ['blue', 'drop'],
    ]);
    expect(replaySeats(REPLAY).map(({ isBot }) => isBot)).toEqual([false, true]);
  });
});

describe('the chapters of a replay', () => {
  const round = (state: unknown) => (state as { round: number }).round;
  const chapters = chaptersOf(storyOf(REPLAY), round);

  it('are its rounds, the first from the beginning, and none at the very end', () => {
    expect(chapters).toEqual([
      { at: 0, round: 1 },
      { at: 4, round: 2 },
    ]);
  });

  it('tell in which round a moment happens: the one that ends a round is its last', () => {
    expect([0, 3, 4, 5].map((at) => chapterAt(chapters, at).round)).toEqual([1, 1, 2, 2]);
  });

  it('are gone through in both directions', () => {
    expect(chapterBeside(chapters, 1, 1)?.at).toBe(4);
    expect(chapterBeside(chapters, 4, 1)).toBeUndefined();
    expect(chapterBeside(chapters, 4, -1)?.at).toBe(0);
    expect(chapterBeside(chapters, 5, -1)?.at).toBe(4);
  });

  it('have labels where there is room for them', () => {
    expect([...labelled([0, 10, 25, 30, 60], 20)]).toEqual([0, 25, 60]);
  });
});

describe('the speed of a replay', () => {
  it('shortens what is shown, motion or none', () => {
    expect(replayLength(800, 1, 2)).toBe(400);
    expect(replayLength(800, 0, 2)).toBe(400);
    expect(replayLength(800, 2, 1)).toBe(1600);
  });

  it('leaves every moment to be seen', () => {
    expect(replayLength(0, 1, 1)).toBeGreaterThan(0);
  });
});
