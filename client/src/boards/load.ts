/** Boards are loaded when they are needed. */

import { speaker } from '../words/words.svelte';
import type { AnyBoard } from './board';

const BOARDS = import.meta.glob<{ default: AnyBoard }>('./*/index.ts');

/** Load the board of a game, with its words. */
export async function loadBoard(game: string): Promise<AnyBoard> {
  const load = BOARDS[`./${game}/index.ts`];
  if (!load) throw new Error(`there is no board for ${game}`);
  const board = (await load()).default;
  await speaker.learn(game, board.words);
  return board;
}
