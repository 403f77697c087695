/** Why the rules of Spokenchaos refuse an action, in words. */

import type { Against } from '../../engine/rules';
import type { Shown } from '../board';
import { movedPiece, pieceWords, refusalWords, said } from './names';
import type { State } from './state';
import type { Key } from './words';

/** Return why an action is refused. */
export function refuses(
  { facts }: Against<'spokenchaos'>,
  { seats }: Pick<Shown<State>, 'seats'>,
): string {
  if (facts?.refused) return refusalWords(seats, facts.refused);
  if (!facts) return '';
  const piece = facts.piece ?? 0;
  return said(`refused.${facts.why}` as Key, {
    piece: pieceWords(piece),
    moved: movedPiece(piece),
  });
}
