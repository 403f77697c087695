/**
 * The lines of a move list, by round.
 *
 *   round 3   line        a heading and the moments that follow it
 *             line
 *             fold        something longer that stands as one line and opens: his walk
 *               line
 *               line
 */

export interface Line {
  readonly from: number;
  readonly to: number;
  /** The lines that stand under it when it is opened. */
  readonly parts?: readonly Line[];
}

export interface Round {
  readonly round: number;
  readonly lines: readonly Line[];
}

/** What is to be known of moments to put them into lines. */
export interface Listing {
  /** Whether a moment begins a line. */
  isHeading(at: number): boolean;
  /** Whether a moment begins something that folds, goes on with it, or has none of it. */
  fold(at: number): Fold;
  /** The round in which a moment happened. */
  round(at: number): number;
}

export type Fold = 'begins' | 'goes-on' | undefined;

interface Growing {
  from: number;
  to: number;
  parts?: Growing[];
}

/** Return the lines of the moments from one on, up to another. */
export function linesOf(from: number, to: number, listing: Listing): Line[] {
  const lines: Growing[] = [];
  for (let at = Math.max(1, from); at <= to; at += 1) add(lines, at, listing);
  return lines;
}

/** Return the lines by round, in order. */
export function roundsOf(lines: readonly Line[], listing: Listing): Round[] {
  const rounds: { round: number; lines: Line[] }[] = [];
  for (const line of lines) {
    const round = listing.round(line.from);
    const last = rounds.at(-1);
    if (last?.round === round) last.lines.push(line);
    else rounds.push({ round, lines: [line] });
  }
  return rounds;
}

/** Tell whether a line holds a moment. */
export function holds({ from, to }: Line, at: number): boolean {
  return at >= from && at <= to;
}

function add(lines: Growing[], at: number, listing: Listing): void {
  const last = lines.at(-1);
  const fold = listing.fold(at);
  if (fold && (fold === 'begins' || !last?.parts)) {
    lines.push({ from: at, to: at, parts: [{ from: at, to: at }] });
  } else if (last && fold) {
    last.to = at;
    headed(last.parts ?? [], at, listing);
  } else headed(lines, at, listing);
}

/** Put a moment under the heading before it, or let it begin a line. */
function headed(lines: Growing[], at: number, listing: Listing): void {
  const last = lines.at(-1);
  if (last && !last.parts && !listing.isHeading(at)) last.to = at;
  else lines.push({ from: at, to: at });
}
