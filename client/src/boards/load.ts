/** Boards are loaded when they are needed, with the rules of their games. */

import { loadRules } from '../engine/load';
import type { GameName } from '../generated/games';
import { speaker } from '../words/words.svelte';
import type { AnyBoard } from './board';

const BOARDS = import.meta.glob<{ default: AnyBoard }>('./*/index.ts');

/** Load the board of a game, with its words and rules. */
export async function loadBoard(game: string): Promise<AnyBoard> {
  const load = BOARDS[`./${game}/index.ts`];
  if (!load) throw new Error(`there is no board for ${game}`);
  const rules = loadRules(game as GameName);
  const board = (await load()).default;
  await Promise.all([speaker.learn(game, board.words), rules]);
  return board;
}
