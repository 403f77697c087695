/** What a small board shows, for those who do not see it. */

import type { AnyBoard, Shown } from '../boards/board';

/** Return what a picture shows: as its board says it, or where the position begins in words. */
export function pictureWords(board: AnyBoard, shown: Shown): string {
  return board.picture?.(shown) ?? board.describe(shown).split('\n')[0] ?? '';
}
