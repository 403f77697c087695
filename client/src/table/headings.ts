/** The lines of a move list: each begins with a heading and holds the moments that follow it. */

export interface HeadedLine {
  readonly from: number;
  readonly to: number;
}

/** Return the lines of the moments after `earliest` up to `last`. */
export function headings(
  earliest: number,
  last: number,
  isHeading: (at: number) => boolean,
): HeadedLine[] {
  const lines: { from: number; to: number }[] = [];
  for (let at = Math.max(1, earliest); at <= last; at += 1) {
    const line = lines.at(-1);
    if (line && !isHeading(at)) line.to = at;
    else lines.push({ from: at, to: at });
  }
  return lines;
}
