/** A board's moments as a list in words: what each line says, and what it names. */

import type { AnyBoard, Shown } from '../boards/board';
import type { Named } from '../boards/named';
import { linesOf, type Line, type Listing } from './lines';

type Glimpse = (at: number) => Shown | undefined;

const NOTHING: Named = { cells: [] };

/** Return what is to be known of a match's moments to list them. */
export function listingOf(board: AnyBoard, glimpse: Glimpse): Listing {
  const ask = <Answer>(at: number, answer: (shown: Shown) => Answer) => {
    const shown = glimpse(at);
    return shown && answer(shown);
  };
  return {
    isHeading: (at) => ask(at, (shown) => board.isHeading(shown)) ?? false,
    fold: (at) => ask(at, (shown) => board.fold?.(shown)),
    round: (at) => ask(at, ({ before, state }) => board.round(before ?? state)) ?? 0,
  };
}

/** Return what a line says. */
export function lineWords(board: AnyBoard, glimpse: Glimpse, line: Line): string {
  if (line.parts && board.sumFold) return board.sumFold(momentsOf(glimpse, line));
  const [first, last] = [glimpse(line.from), glimpse(line.to)];
  return (last && board.sum?.(last)) ?? (first ? board.tell(first) : '');
}

/** Return what the words of a line name. */
export function lineNames(board: AnyBoard, glimpse: Glimpse, line: Line): Named {
  if (line.parts && board.namedByFold) return board.namedByFold(momentsOf(glimpse, line));
  const told = glimpse(board.sum ? line.to : line.from);
  return (told && board.named?.(told)) ?? NOTHING;
}

/** Return what happened from one moment to another in words: one alone in full, others in sum. */
export function happened(board: AnyBoard, glimpse: Glimpse, from: number, to: number): string {
  const only = from === to ? glimpse(from) : undefined;
  if (only) return board.tell(only);
  return linesOf(from, to, listingOf(board, glimpse))
    .map((line) => lineWords(board, glimpse, line))
    .join(' ');
}

function momentsOf(glimpse: Glimpse, { from, to }: Line): Shown[] {
  const all = Array.from({ length: to - from + 1 }, (_, place) => glimpse(from + place));
  return all.filter((shown) => shown !== undefined);
}
