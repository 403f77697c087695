/** Why the rules of Spokenchaos refuse an action, in words. */

import type { Against } from '../../engine/rules';
import { speaker } from '../../words/words.svelte';
import type { Shown } from '../board';
import { movedPiece, pieceWords, refusalWords, said } from './names';
import type { State } from './state';
import type { Key } from './words';

/** Return why an action is refused; nothing: only programs try such a thing. */
export function refuses(
  { facts }: Against<'spokenchaos'>,
  { seats }: Pick<Shown<State>, 'seats'>,
): string {
  if (facts?.refused) return refusalWords(seats, facts.refused);
  const key = `barred.${facts?.why ?? ''}`;
  if (!speaker.knows('spokenchaos', key)) return '';
  const piece = facts?.piece ?? 0;
  return said(key as Key, { piece: pieceWords(piece), moved: movedPiece(piece) });
}
