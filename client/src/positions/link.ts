/** Positions in links: `/edit/GAME#position=LETTERS`, `/analysis#position=LETTERS`. */

import { packText, readPositionJson, unpackText, type Position } from './interchange';

export type { Position } from './interchange';

/** Return a position as a link carries it. */
export function writePosition(position: Position): string {
  return packText(JSON.stringify(position));
}

/** Read what a link carries; nothing if it is no position in the form of the interchange. */
export function readPosition(text: string): Position | undefined {
  const plain = unpackText(text);
  const reading = plain === undefined ? undefined : readPositionJson(plain);
  return reading && 'found' in reading ? reading.found : undefined;
}
