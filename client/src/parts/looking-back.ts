/** What the bar says to whoever looks back at an earlier moment. */

import type { AnyBoard } from '../boards/board';
import type { Leading } from '../table/leading.svelte';
import { t } from '../words/shell';

/** Say which moment is shown, and what happened then. */
export function lookingBack(board: AnyBoard, { at, last, told }: Leading): string {
  const where = t('looking-back', { number: at, all: last });
  return told?.moment ? `${where} ${board.tell(told)}` : where;
}
