/** What a bot expected the others to do, in the lines of a move list. */

import type { AnyBoard, BoardSeat } from '../boards/board';
import type { Expectation } from '../wire/messages';
import { headings } from './headings';
import { shownAt, type Options } from './shown';

const SPECTATOR = -1;

export interface ExpectedLine {
  readonly actor: number;
  readonly words: string;
}

/** Return a line for everything that somebody is expected to do. */
export function expectedLines(
  { state, moments }: Expectation,
  board: AnyBoard,
  seats: readonly BoardSeat[],
  options: Options,
): ExpectedLine[] {
  const after = moments.at(-1)?.state ?? state;
  const story = { seat: SPECTATOR, first: 0, story: moments, start: state, state: after };
  const at = (place: number) => shownAt(story, place, seats, options);
  const lines = headings(0, moments.length, (place) => board.isHeading(at(place)));
  return lines.map(({ from, to }) => ({
    actor: moments[from - 1]?.actor ?? SPECTATOR,
    words: board.sum?.(at(to)) ?? board.tell(at(from)),
  }));
}
