/** Boards are loaded when they are needed; a game without a board of its own gets the plain one. */

import { speaker } from '../words/words.svelte';
import type { AnyBoard } from './board';

const BOARDS = import.meta.glob<{ default: AnyBoard }>('./*/index.ts');
const PLAIN = './plain/index.ts';

/** Load the board of a game, with its words. */
export async function loadBoard(game: string): Promise<AnyBoard> {
  const path = `./${game}/index.ts`;
  const load = BOARDS[path] ?? BOARDS[PLAIN];
  if (!load) throw new Error(`there is no board for ${game}`);
  const board = (await load()).default;
  await speaker.learn(path in BOARDS ? game : 'plain', board.words);
  return board;
}
