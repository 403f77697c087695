/** The nodes of a tree in words, each worked out once in every language. */

import { speaker } from '../words/words.svelte';
import type { Exploring } from './exploring.svelte';
import { nodeOf, START } from './tree';
import { toldOf, type Setting } from './words';

const known = new WeakMap<Exploring, Map<string, string>>();

/** Return what says in words what is done at a node, with all that follows from it by rule alone. */
export function nodeWords(exploring: Exploring, setting: Setting): (node: number) => string {
  const said = known.get(exploring) ?? new Map<string, string>();
  known.set(exploring, said);
  return (node) => {
    const key = `${speaker.language} ${node}`;
    const found = said.get(key) ?? wordsAt(exploring, setting, node);
    said.set(key, found);
    return found;
  };
}

function wordsAt({ tree, lines }: Exploring, setting: Setting, node: number): string {
  const { parent = START } = nodeOf(tree, node);
  const before = lines.at(tree, parent);
  const moments = lines.at(tree, node).moments.slice(before.moments.length);
  const plies = moments.map(({ actor, action }) => [actor, action] as const);
  return toldOf(setting, before.state, plies).words;
}
