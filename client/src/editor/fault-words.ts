/** What is impossible about a position, in words. */

import { cellWords } from '../boards/finstere/names';
import { pieceWords } from '../boards/spokenchaos/names';
import type { Fault } from '../positions/possible';
import { PIECE_NAMES } from '../generated/spokenchaos';
import { capitalised } from '../words/message';
import { isPiece } from './spokenchaos';
import { t, type EditorKey } from './words';

export function faultWords(fault: Fault): string {
  if (fault.kind === 'lobby') {
    const thing = isPiece(fault.thing)
      ? capitalised(pieceWords(PIECE_NAMES.indexOf(fault.thing)))
      : fault.thing;
    return t(isPiece(fault.thing) ? 'fault.piece' : 'fault.ghost', { thing });
  }
  const key = `fault.${fault.kind}` as EditorKey;
  return 'cell' in fault ? t(key, { cell: cellWords(fault.cell) }) : t(key);
}
