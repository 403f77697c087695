/** What the bar says to whoever looks back at an earlier moment. */

import type { AnyBoard, Shown } from '../boards/board';
import type { Leading } from '../table/leading.svelte';
import { t } from '../words/shell';

/** Say which moment is shown, and what happened then. */
export function lookingBack(board: AnyBoard, { at, last, told }: Leading): string {
  const where = t('looking-back', { number: at, all: last });
  return told?.moment ? `${where} ${board.tell(told)}` : where;
}

/** Return the moment of which the bar tells: while many follow one another, the last that is worth it. */
export function captionOf(board: AnyBoard, leading: Leading): Shown | undefined {
  let shown = leading.told;
  while (leading.isBehind && shown && board.isCaption?.(shown) === false) {
    shown = leading.glimpse(shown.at - 1);
  }
  return shown;
}
