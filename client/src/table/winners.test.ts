import { describe, expect, it } from 'vitest';
import { winningOf } from './winners';

const MINE = { name: 'green', is_yours: true };
const THEIRS = { name: 'red', player: 'two' };

describe('who won', () => {
  it('is oneself when one has beaten somebody', () => {
    expect(winningOf([MINE, THEIRS], [0])).toEqual({ who: 'you' });
  });

  it('is somebody else', () => {
    expect(winningOf([MINE, THEIRS], [1])).toEqual({ who: 'others', seats: [1] });
  });

  it('is a seat when all seats are at one screen', () => {
    expect(winningOf([MINE, MINE], [1])).toEqual({ who: 'others', seats: [1] });
  });

  it('is nobody', () => {
    expect(winningOf([MINE, THEIRS], [])).toEqual({ who: 'nobody' });
  });
});
