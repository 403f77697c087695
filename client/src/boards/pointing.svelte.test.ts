import { expect, test } from 'vitest';
import type { Named } from './named';
import { Pointing } from './pointing.svelte';

const BY = by('mouse');
const TOUCH = by('touch');

function by(pointerType: string): PointerEvent {
  return { pointerType } as PointerEvent;
}

function named(x: number, y: number): Named {
  return { cells: [[x, y]], pieces: [] };
}

test('a mouse points by moving, and a click on words or words that change light nothing', () => {
  const pointing = new Pointing();
  const words = pointing.from(() => named(1, 2));
  expect(Object.keys(words)).not.toContain('onpointerenter'); // which comes to a mouse that rests
  words.onpointerdown(BY);
  expect(pointing.named).toBeUndefined();
  words.onpointermove(by('mouse'));
  expect(pointing.named?.cells).toEqual([[1, 2]]);
  pointing.clear(); // something was done
  expect(pointing.named).toBeUndefined();
  words.onpointermove(by('mouse'));
  expect(pointing.named?.cells).toEqual([[1, 2]]);
  words.onpointerleave(BY);
  expect(pointing.named).toBeUndefined();
});

test('what a finger touched stays lit until something else is touched or done', () => {
  const pointing = new Pointing();
  const words = pointing.from(() => named(3, 4));
  words.onpointerdown(TOUCH);
  words.onpointerleave(TOUCH);
  expect(pointing.named?.cells).toEqual([[3, 4]]);
  pointing.clear();
  expect(pointing.named).toBeUndefined();
});

test('of words inside other words the inner ones point', () => {
  const pointing = new Pointing();
  const [inner, outer] = [pointing.from(() => named(1, 2)), pointing.from(() => named(3, 4))];
  const move = by('mouse'); // it comes to the inner ones first
  inner.onpointermove(move);
  outer.onpointermove(move);
  expect(pointing.named?.cells).toEqual([[1, 2]]);
});
