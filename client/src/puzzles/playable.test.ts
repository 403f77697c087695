import { expect, it } from 'vitest';
import { isPlayable } from './playable';
import type { Puzzle } from './puzzle';

const predict = (card: string) => ({ kind: 'predict', task: { card } }) as unknown as Puzzle;
const escape = (...cards: string[]) => ({ kind: 'escape', task: { cards } }) as unknown as Puzzle;

it.each(['5', '10', '1-hit', '3-hits', 'unlimited'])('plays a walk for the card %s', (card) => {
  expect(isPlayable(predict(card))).toBe(true);
});

it.each(['1', '9', '11', '20', ''])(
  'does not wait for the card %s, which no deck holds',
  (card) => {
    expect(isPlayable(predict(card))).toBe(false);
  },
);

it('has one card as a five or three hits', () => {
  expect(isPlayable(escape('5', '7', '2-hits'))).toBe(true);
  expect(isPlayable(escape('3-hits', '7'))).toBe(true);
  expect(isPlayable(escape('3-hits', '5'))).toBe(false);
  expect(isPlayable(escape('7', '9'))).toBe(false);
});
