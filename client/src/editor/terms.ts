/** How a position is to be played: what fields of it are given, and whom they tell of a change. */

import type { OptionTable } from '../engine/choices';

export interface Terms<Position> {
  readonly options: OptionTable;
  readonly position: Position;
  readonly change: (position: Position) => void;
}
