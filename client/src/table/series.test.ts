import { beforeAll, describe, expect, it } from 'vitest';
import en from '../words/shell/en.json';
import { speaker } from '../words/words.svelte';
import { standingWords, totalWords } from './series';

const seat = (player: string, name: string) => ({ player, name, kind: 'person' as const });
const SEATS = [seat('Ann', 'player 1'), seat('Bob', 'player 2')];

beforeAll(() => speaker.learn('shell', () => Promise.resolve(en)));

describe('the standing of a series', () => {
  it('tells the points of everybody', () => {
    const series = { matches: 3, by_points: true, totals: [7, 1] };
    expect(standingWords(series, SEATS)).toBe(
      'Standing after 3 matches: Ann 7 points, Bob 1 point.',
    );
  });

  it('tells wins where no points are added up', () => {
    const series = { matches: 1, by_points: false, totals: [0, 1] };
    expect(totalWords(series, 1)).toBe('1 win');
    expect(standingWords(series, SEATS)).toBe('Standing after one match: Bob 1 win.');
  });

  it('tells nobody that they have nothing', () => {
    const series = { matches: 1, by_points: false, totals: [0, 0] };
    expect(totalWords(series, 0)).toBe('');
    expect(standingWords(series, SEATS)).toBe('');
  });

  it('calls people at one screen by their seats', () => {
    const alone = [seat('Ann', 'player 1'), seat('Ann', 'player 2')];
    const series = { matches: 2, by_points: false, totals: [2, 0] };
    expect(standingWords(series, alone)).toContain('Player 1 2 wins');
  });
});
