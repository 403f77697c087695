import { describe, expect, it } from 'vitest';
import { replaySeats, roundStarts, storyOf, type Replay } from './replay';

const REPLAY: Replay = {
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
  start: { round: 1 },
  moments: [1, 1, 2, 2, 3].map((round) => ({ actor: 0, text: '', why: [], state: { round } })),
  turning_points: [],
  record: '',
};

describe('a replay', () => {
  it('begins before the first moment and ends after the last', () => {
    const story = storyOf(REPLAY);
    expect(story.start).toEqual({ round: 1 });
    expect(story.state).toEqual({ round: 3 });
  });

  it('marks where rounds begin', () => {
    const round = (state: unknown) => (state as { round: number }).round;
    expect(roundStarts(storyOf(REPLAY), round)).toEqual([3, 5]);
  });

  it('shows its seats as a live match does', () => {
    expect(replaySeats(REPLAY).map(({ colour, sign }) => [colour, sign])).toEqual([
      ['green', 'leaf'],
      ['blue', 'drop'],
    ]);
    expect(replaySeats(REPLAY).map(({ isBot }) => isBot)).toEqual([false, true]);
  });
});
