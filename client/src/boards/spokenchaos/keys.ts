/** What the keys do at the board: walk over the fields, move and turn furniture, confirm. */

import { leaned, movedTo, tipped, turnedBy } from './draft';
import type { Playing } from './playing.svelte';
import { FIELDS, STEPS_PER_FIELD } from './twin/measures';

export type Cursor = readonly [column: number, row: number];

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const NUDGE = 4; // 1/8 field; with shift the smallest step
const TURN = 15; // degrees; with shift a single one

/** Move the piece in mind by a key; tell whether it was one of these keys. */
export function pressedForPiece(playing: Playing, { key, code, shiftKey }: KeyboardEvent): boolean {
  const { draft } = playing;
  if (!draft) return false;
  const arrow = ARROWS[key];
  if (arrow) {
    const step = shiftKey ? 1 : NUDGE;
    playing.hold(movedTo(draft, draft.x + arrow[0] * step, draft.y + arrow[1] * step));
    return true;
  }
  const turn = shiftKey ? 1 : TURN;
  if (code === 'KeyQ') playing.hold(turnedBy(draft, turn));
  else if (code === 'KeyE') playing.hold(turnedBy(draft, -turn));
  else if (code === 'KeyF') playing.hold(tipped(draft));
  else if (code === 'KeyL') playing.hold(leaned(draft));
  else return false;
  return true;
}

/** Slide the ghost on its way by a key, within its field. */
export function pressedForSpot(playing: Playing, { key, shiftKey }: KeyboardEvent): boolean {
  const arrow = ARROWS[key];
  const { spot } = playing;
  if (!arrow || !spot || !playing.isLanding) return false;
  const step = shiftKey ? 1 : NUDGE;
  playing.slideTo(spot[0] + arrow[0] * step, spot[1] + arrow[1] * step);
  return true;
}

/** Return the field to which an arrow leads. */
export function cursorAfter(cursor: Cursor, key: string): Cursor | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const within = (place: number) => Math.min(Math.max(place, 0), FIELDS - 1);
  return [within(cursor[0] + arrow[0]), within(cursor[1] + arrow[1])];
}

/** Return the middle of a field in 1/32 field. */
export function middle([column, row]: Cursor): readonly [number, number] {
  return [(column + 0.5) * STEPS_PER_FIELD, (row + 0.5) * STEPS_PER_FIELD];
}
