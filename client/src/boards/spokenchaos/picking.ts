/** Touching the lobby only to say where: nothing is taken or moved. */

import type { Cell } from '../named';
import { FIELDS, STEPS_PER_FIELD } from './geometry/measures';
import type { Touch, Touched } from './touching';

const EDGE = FIELDS * STEPS_PER_FIELD;

export class Picking implements Touch {
  /** Be told the place in fields, from the south-west corner. */
  constructor(private readonly pick: (place: Cell) => void) {}

  isHeld(): boolean {
    return false;
  }

  grab(): void {
    return;
  }

  move(): void {
    return;
  }

  drop(): void {
    return;
  }

  tap({ x, y }: Touched): void {
    if (x < 0 || y < 0 || x > EDGE || y > EDGE) return;
    this.pick([x / STEPS_PER_FIELD, y / STEPS_PER_FIELD]);
  }
}
