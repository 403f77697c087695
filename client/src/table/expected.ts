/** What a bot expected the others to do, in the lines of a move list. */

import type { AnyBoard, BoardSeat, Shown } from '../boards/board';
import type { Expectation } from '../generated/messages';
import { linesOf } from './lines';
import { lineWords, listingOf } from './listing';
import { shownAt, type Options } from './shown';

const SPECTATOR = -1;

export interface ExpectedLine {
  readonly actor: number;
  readonly words: string;
}

/** Return a line for everything that somebody is expected to do, as far as it may be looked up. */
export function expectedLines(
  { state, moments }: Expectation,
  board: AnyBoard,
  seats: readonly BoardSeat[],
  options: Options,
  recall: (shown: Shown) => Shown = (shown) => shown,
): ExpectedLine[] {
  const after = moments.at(-1)?.state ?? state;
  const story = { seat: SPECTATOR, first: 0, story: moments, start: state, state: after };
  const at = (place: number) => recall(shownAt(story, place, seats, options));
  return linesOf(1, moments.length, listingOf(board, at)).map((line) => ({
    actor: moments[line.from - 1]?.actor ?? SPECTATOR,
    words: lineWords(board, at, line),
  }));
}
