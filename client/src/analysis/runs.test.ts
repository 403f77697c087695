/** What chance brings again and again is one line of the list. */

import { expect, it } from 'vitest';
import { rulesFor } from '../testing/rules';
import { CHANCE } from '../generated/games';
import { Exploring } from './exploring.svelte';
import { openedAt, type Start } from './opening';
import { runsFrom } from './runs';
import {
  added,
  commented,
  EMPTY,
  named,
  nodeOf,
  START,
  withLine,
  type Plies,
  type Tree,
} from './tree';

const [CARD, OTHER] = ['a card', 'another card'];

/** Return a line of what chance brought, by number, and of one move at its end. */
function lineOf(...brought: readonly number[]): Tree {
  const turns = brought.map((action): Plies => [[CHANCE, action]]);
  return withLine(EMPTY, START, [...turns, [[0, 1]]]).tree;
}

/** Say the same words whatever the number is, but for the last one. */
const words = (tree: Tree) => (node: number) =>
  nodeOf(tree, node).plies[0]?.[1] === 9 ? OTHER : CARD;

it('lists chance with the same words as one, and nothing else with it', () => {
  const tree = lineOf(1, 2, 3, 9);
  expect(runsFrom(tree, 1, words(tree))).toEqual([[1, 2, 3], [4], [5]]);
});

it('lists apart what has a name, a comment or another way beside it', () => {
  const tree = lineOf(1, 2, 3);
  const beside = added(tree, 1, [[CHANCE, 4]]).tree;
  expect(runsFrom(beside, 1, words(beside))).toEqual([[1], [2, 3], [4]]);
  expect(runsFrom(named(tree, 3, 'here'), 1, words(tree))).toEqual([[1, 2], [3], [4]]);
  expect(runsFrom(commented(tree, 1, 'so it began'), 1, words(tree))).toEqual([[1], [2, 3], [4]]);
});

it('lists the land of Menhirs, which is drawn tile by tile, as one', async () => {
  const rules = await rulesFor('menhirs');
  const start: Start = { game: 'menhirs', seed: '7' };
  const board = new Exploring(start, openedAt(rules, start), '', EMPTY, START);
  board.draws = true;
  board.bring();
  const [run = []] = runsFrom(board.tree, 1, () => CARD);
  expect(run.length).toBeGreaterThan(1);
  expect(run.at(-1)).toBe(board.at);
});
