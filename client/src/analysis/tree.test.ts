import { describe, expect, it } from 'vitest';
import {
  added,
  branchOf,
  commented,
  EMPTY,
  isMain,
  lineAfter,
  LONGEST_NAME,
  MOST_NODES,
  moved,
  named,
  nodeOf,
  pathTo,
  promoted,
  removed,
  siblingsOf,
  sizeOf,
  START,
  withLine,
  type Plies,
  type Tree,
} from './tree';

/** Return something that a seat does. */
function turn(action: number, actor = 0): Plies {
  return [[actor, action]];
}

/**
 *   start -- 1 -- 2 -- 3
 *                 +--- 4 -- 5
 *                 +--- 6
 */
function branched(): Tree {
  const main = withLine(EMPTY, START, [turn(1), turn(2), turn(3)]);
  const second = withLine(main.tree, 2, [turn(4), turn(5)]);
  return added(second.tree, 2, turn(6)).tree;
}

describe('a tree of variations', () => {
  it('takes what is done again for the same', () => {
    const tree = branched();
    const again = added(tree, 2, turn(4));
    expect(again.tree).toBe(tree);
    expect(again.at).toBe(4);
    expect(added(tree, 2, turn(4, 1)).at).toBe(7); // by another seat it is another thing
  });

  it('knows its main line, and the way to every node', () => {
    const tree = branched();
    expect(lineAfter(tree, START)).toEqual([1, 2, 3]);
    expect(pathTo(tree, 5)).toEqual([1, 2, 4, 5]);
    expect([3, 4, 5].map((node) => isMain(tree, node))).toEqual([true, false, false]);
    expect([1, 3, 5, 6].map((node) => branchOf(tree, node))).toEqual([undefined, 3, 4, 6]);
  });

  it('promotes the variation that a node is in', () => {
    const tree = promoted(branched(), 5);
    expect(siblingsOf(tree, 4)).toEqual([4, 3, 6]);
    expect(lineAfter(tree, START)).toEqual([1, 2, 4, 5]);
    expect(promoted(tree, 5)).toBe(tree);
  });

  it('moves a variation up and down among its rivals', () => {
    const tree = moved(branched(), 5, 1);
    expect(siblingsOf(tree, 4)).toEqual([3, 6, 4]);
    expect(moved(tree, 4, 1)).toBe(tree);
    expect(siblingsOf(moved(tree, 4, -1), 4)).toEqual([3, 4, 6]);
  });

  it('loses a node with all that follows it, and nothing else', () => {
    const { tree, at } = removed(branched(), 4);
    expect(at).toBe(2);
    expect(sizeOf(tree)).toBe(4);
    expect(() => nodeOf(tree, 5)).toThrow();
    expect(siblingsOf(tree, 3)).toEqual([3, 6]);
    expect(added(tree, 2, turn(4)).at).toBe(7); // a number never comes again
    expect(removed(tree, START)).toEqual({ tree, at: START });
  });

  it('has names and comments, no longer than they may be', () => {
    const tree = commented(named(branched(), 4, ` ${'x'.repeat(100)}`), 4, 'Why not?');
    expect(nodeOf(tree, 4).name).toHaveLength(LONGEST_NAME);
    expect(nodeOf(tree, 4).comment).toBe('Why not?');
    expect(nodeOf(branched(), 4).name).toBe('');
  });

  it('is never larger than it may be', () => {
    const all = Array.from({ length: MOST_NODES }, (_, action) => turn(action));
    const { tree, at } = withLine(EMPTY, START, all);
    expect(() => added(tree, at, turn(1))).toThrow();
  });
});
