import { beforeAll, expect, it } from 'vitest';
import { loadShellWords } from '../words/shell';
import { speaker } from '../words/words.svelte';
import { bestMoment, turningWords } from './turning-words';

beforeAll(async () => {
  speaker.language = 'en';
  await speaker.learn('shell', loadShellWords);
});

const point = (at: number, kind: string, seat: number, count = 1) => ({ at, kind, seat, count });

it('marks what one did oneself', () => {
  const seats = ['green', 'red'];
  const words = (own?: number) => turningWords(point(3, 'lead', 1), seats, undefined, own);
  expect(words(1)).toMatch(/^Red \(you\) takes/);
  expect(words(0)).toMatch(/^Red takes/);
  expect(words()).toMatch(/^Red takes/);
});

it('finds one’s own best moment, and no mistake or loss', () => {
  const points = [point(1, 'slipped', 0, 2), point(4, 'caught', 0, 5), point(6, 'slipped', 1, 4)];
  expect(bestMoment(points, 0)?.at).toBe(1);
  expect(bestMoment([point(2, 'missed', 0)], 0)).toBeUndefined();
  expect(bestMoment(points, undefined)).toBeUndefined();
});
