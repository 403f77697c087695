import { expect, it } from 'vitest';
import { holds, linesOf, roundsOf, type Fold, type Listing } from './lines';

/** List moments by letters: H a heading, . what follows it, C begins a walk, w goes on with it. */
function listing(letters: string, roundAt: (at: number) => number = () => 1): Listing {
  const letter = (at: number) => letters[at - 1] ?? '';
  const folds: Partial<Record<string, Fold>> = { C: 'begins', w: 'goes-on' };
  return {
    isHeading: (at) => letter(at) !== '.',
    fold: (at) => folds[letter(at)],
    round: roundAt,
  };
}

it('puts moments under the heading before them', () => {
  expect(linesOf(1, 6, listing('H..H..'))).toEqual([
    { from: 1, to: 3 },
    { from: 4, to: 6 },
  ]);
});

it('begins with what is known, heading or not', () => {
  expect(linesOf(0, 2, listing('..'))).toEqual([{ from: 1, to: 2 }]);
  expect(linesOf(0, 0, listing('H'))).toEqual([]);
});

it('folds a walk into one line that holds its steps', () => {
  const walk = [2, 3, 4].map((at) => ({ from: at, to: at }));
  expect(linesOf(1, 5, listing('HCwwH'))).toEqual([
    { from: 1, to: 1 },
    { from: 2, to: 4, parts: walk },
    { from: 5, to: 5 },
  ]);
});

it('opens a line for every walk, also where one follows another', () => {
  expect(linesOf(1, 4, listing('CwCw')).map(({ from, to }) => [from, to])).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

it('folds what is known of a walk whose beginning is not', () => {
  expect(linesOf(1, 3, listing('wwH')).map(({ parts }) => parts?.length)).toEqual([2, undefined]);
});

it('puts no later moment into a walk', () => {
  expect(linesOf(1, 3, listing('Cw.'))[1]).toEqual({ from: 3, to: 3 });
});

it('puts lines into the round in which they begin', () => {
  const listed = listing('HHCwH', (at) => (at < 5 ? 1 : 2));
  const rounds = roundsOf(linesOf(1, 5, listed), listed);
  expect(rounds.map(({ round, lines }) => [round, lines.length])).toEqual([
    [1, 3],
    [2, 1],
  ]);
});

it('knows which line holds a moment', () => {
  expect([1, 2, 3, 4].map((at) => holds({ from: 2, to: 3 }, at))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
