/** The games that can be played by letter: two play them, and they have no secrets. */

import type { GameName } from '../generated/games';

/** In the order in which letters number them. */
export const LETTER_GAMES = ['finstere', 'menhirs'] as const satisfies readonly GameName[];
export type LetterGame = (typeof LETTER_GAMES)[number];

/** Tell whether a game can be played by letter. */
export function isLetterGame(game: string): game is LetterGame {
  return (LETTER_GAMES as readonly string[]).includes(game);
}
