/** A line of the tree as it is listed: what chance brings again and again stands as one. */

import { CHANCE } from '../generated/games';
import { lineAfter, nodeOf, rivals, type Tree } from './tree';

/** Return the line from a node on, in runs of nodes that are listed as one. */
export function runsFrom(
  tree: Tree,
  from: number,
  words: (node: number) => string,
): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const node of [from, ...lineAfter(tree, from)]) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const isMore = before !== undefined && isMoreOf(tree, before, node);
    if (isMore && words(before) === words(node)) run?.push(node);
    else runs.push([node]);
  }
  return runs;
}

/** Tell whether a node may go on with the one before it: chance did both, and nothing is said or tried there. */
function isMoreOf(tree: Tree, before: number, node: number): boolean {
  const [one, other] = [nodeOf(tree, before), nodeOf(tree, node)];
  const isChance = [one, other].every(({ plies }) => plies[0]?.[0] === CHANCE);
  return isChance && !one.comment && !other.name && rivals(tree, node).length === 0;
}
