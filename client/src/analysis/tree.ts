/**
 * A tree of variations: what was done from a start, and what might have been done instead.
 *
 *   start -- a -- b -- c        the main line goes by the first of those that follow
 *                 +--- d -- e   a variation
 *
 * A node is what a seat did in one go, or what chance brought; its number names it for good.  A tree
 * is never changed: whatever is done to it makes another one.
 */

export type Plies = readonly (readonly [actor: number, action: number])[];

export interface Node {
  /** The node before it; nothing before the start. */
  readonly parent: number | undefined;
  readonly plies: Plies;
  readonly name: string;
  readonly comment: string;
  /** What follows: the main line first. */
  readonly children: readonly number[];
}

export interface Tree {
  readonly nodes: Readonly<Record<number, Node>>;
  /** The number of the next node. */
  readonly next: number;
}

export const START = 0;
export const MOST_NODES = 2000;
export const LONGEST_NAME = 60;
export const LONGEST_COMMENT = 1000;

const BARE: Node = { parent: undefined, plies: [], name: '', comment: '', children: [] };

export const EMPTY: Tree = { nodes: { [START]: BARE }, next: START + 1 };

/** Return a node, which must be there. */
export function nodeOf({ nodes }: Tree, node: number): Node {
  const found = nodes[node];
  if (!found) throw new Error(`there is no node ${node}`);
  return found;
}

/** Return how many nodes there are besides the start. */
export function sizeOf({ nodes }: Tree): number {
  return Object.keys(nodes).length - 1;
}

/** Return the tree with something that is done at a node, and where that is; known ones stay one. */
export function added(tree: Tree, at: number, plies: Plies): { tree: Tree; at: number } {
  const before = nodeOf(tree, at);
  const known = before.children.find((child) => isSame(nodeOf(tree, child).plies, plies));
  if (known !== undefined) return { tree, at: known };
  if (sizeOf(tree) >= MOST_NODES) throw new Error('there is no room for more variations');
  const { next } = tree;
  const nodes = {
    ...tree.nodes,
    [at]: { ...before, children: [...before.children, next] },
    [next]: { ...BARE, parent: at, plies },
  };
  return { tree: { nodes, next: next + 1 }, at: next };
}

/** Return the tree with one thing after another that is done from a node on, and where it ends. */
export function withLine(
  tree: Tree,
  at: number,
  turns: readonly Plies[],
): { tree: Tree; at: number } {
  return turns.reduce((now, plies) => added(now.tree, now.at, plies), { tree, at });
}

/** Return the nodes from the first one after the start to a node. */
export function pathTo(tree: Tree, node: number): readonly number[] {
  const path: number[] = [];
  for (let at: number | undefined = node; at !== undefined && at !== START;) {
    path.push(at);
    at = nodeOf(tree, at).parent;
  }
  return path.reverse();
}

/** Return the nodes that follow a node, each time the first one. */
export function lineAfter(tree: Tree, node: number): readonly number[] {
  const line: number[] = [];
  for (let [at] = nodeOf(tree, node).children; at !== undefined; [at] = nodeOf(tree, at).children) {
    line.push(at);
  }
  return line;
}

/** Return where the variation begins that a node is in: the nearest node that has rivals. */
export function branchOf(tree: Tree, node: number): number | undefined {
  return pathTo(tree, node).findLast((at) => siblingsOf(tree, at).length > 1);
}

/** Return the nodes that stand in for one another with a node, itself among them. */
export function siblingsOf(tree: Tree, node: number): readonly number[] {
  const { parent } = nodeOf(tree, node);
  return parent === undefined ? [node] : nodeOf(tree, parent).children;
}

/** Return the nodes that stand in for a node. */
export function rivals(tree: Tree, node: number): readonly number[] {
  return siblingsOf(tree, node).filter((one) => one !== node);
}

/** Tell whether a node lies on the main line. */
export function isMain(tree: Tree, node: number): boolean {
  return pathTo(tree, node).every((at) => siblingsOf(tree, at)[0] === at);
}

/** Make the variation of a node the first where it branches off. */
export function promoted(tree: Tree, node: number): Tree {
  const branch = pathTo(tree, node).findLast((at) => siblingsOf(tree, at)[0] !== at);
  if (branch === undefined) return tree;
  return withSiblings(tree, branch, [branch, ...rivals(tree, branch)]);
}

/** Move the variation of a node before or behind the one beside it. */
export function moved(tree: Tree, node: number, direction: 1 | -1): Tree {
  const branch = branchOf(tree, node);
  if (branch === undefined) return tree;
  const siblings = [...siblingsOf(tree, branch)];
  const place = siblings.indexOf(branch);
  const other = siblings[place + direction];
  if (other === undefined) return tree;
  [siblings[place], siblings[place + direction]] = [other, branch];
  return withSiblings(tree, branch, siblings);
}

/** Return the tree without a node and all that follows it, and where one is then. */
export function removed(tree: Tree, node: number): { tree: Tree; at: number } {
  const { parent } = nodeOf(tree, node);
  if (parent === undefined) return { tree, at: node };
  const gone = new Set(withAllAfter(tree, node));
  const left = withSiblings(tree, node, rivals(tree, node));
  const nodes = Object.fromEntries(
    Object.entries(left.nodes).filter(([number]) => !gone.has(Number(number))),
  );
  return { tree: { ...left, nodes }, at: parent };
}

/** Give a node a name. */
export function named(tree: Tree, node: number, name: string): Tree {
  return changed(tree, node, { name: name.trim().slice(0, LONGEST_NAME) });
}

/** Say something about a node. */
export function commented(tree: Tree, node: number, comment: string): Tree {
  return changed(tree, node, { comment: comment.trim().slice(0, LONGEST_COMMENT) });
}

/** Return a node and everything that follows it, what comes before first. */
export function withAllAfter(tree: Tree, node: number): readonly number[] {
  const found: number[] = [];
  const open = [node];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    found.push(at);
    open.push(...[...nodeOf(tree, at).children].reverse());
  }
  return found;
}

function withSiblings(tree: Tree, node: number, children: readonly number[]): Tree {
  const { parent } = nodeOf(tree, node);
  return parent === undefined ? tree : changed(tree, parent, { children });
}

function changed(tree: Tree, node: number, change: Partial<Node>): Tree {
  return { ...tree, nodes: { ...tree.nodes, [node]: { ...nodeOf(tree, node), ...change } } };
}

function isSame(one: Plies, other: Plies): boolean {
  return one.join() === other.join();
}
