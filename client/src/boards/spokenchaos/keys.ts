/** What the keys do at the board: walk over the fields, move and turn furniture, slide ghosts. */

import { leaned, movedTo, tipped, turnedBy } from './draft';
import type { Playing } from './playing.svelte';
import { LETTERS } from './state';
import { doorOutside } from './touching';
import type { Side } from './geometry/doors';
import { FIELDS, STEPS_PER_FIELD } from './geometry/measures';

/** A field, or the place just outside a door. */
export type Cursor = readonly [column: number, row: number];

/** All around, from the one that points away. */
const ARROWS: readonly string[] = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
/** Quarter turns clockwise from the north to where one looks who has a side near. */
const TURNS: Readonly<Record<Side, number>> = { S: 0, W: 1, N: 2, E: 3 };
export const STEPS: Readonly<Record<Side, readonly [x: number, y: number]>> = {
  N: [0, 1],
  E: [1, 0],
  S: [0, -1],
  W: [-1, 0],
};
export const NUDGE = 4; // 1/8 field; with shift the smallest step
const TURN = 15; // degrees; with shift a single one

/** Return whither an arrow key leads who sees the lobby from a side. */
export function wayOf(key: string, near: Side): Side | undefined {
  const arrow = ARROWS.indexOf(key);
  return arrow < 0 ? undefined : LETTERS[(arrow + TURNS[near]) % LETTERS.length];
}

/** Move the piece in mind by a key; tell whether it was one of these keys. */
export function pressedForPiece(
  playing: Playing,
  { code, shiftKey }: KeyboardEvent,
  way: Side | undefined,
): boolean {
  const { draft } = playing;
  if (!draft) return false;
  if (way) {
    const step = shiftKey ? 1 : NUDGE;
    const [x, y] = STEPS[way];
    playing.hold(movedTo(draft, draft.x + x * step, draft.y + y * step));
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

/** Slide the ghost on its way by a key within its field, or lift it onto what is there. */
export function pressedForSpot(
  playing: Playing,
  { code, shiftKey }: KeyboardEvent,
  way: Side | undefined,
): boolean {
  const { spot } = playing;
  if (!spot || !playing.isLanding) return false;
  if (way) {
    const step = shiftKey ? 1 : NUDGE;
    const [x, y] = STEPS[way];
    playing.slideTo(spot[0] + x * step, spot[1] + y * step);
    return true;
  }
  if (code === 'KeyQ') playing.chooseNextGroup(1);
  else if (code === 'KeyE') playing.chooseNextGroup(-1);
  else return false;
  return true;
}

/** Return where a step leads: to a field, or out before a door that is open. */
export function cursorAfter(cursor: Cursor, way: Side, isOpen: (door: string) => boolean): Cursor {
  const within = (place: number) => Math.min(Math.max(place, 0), FIELDS - 1);
  const [x, y] = STEPS[way];
  const next: Cursor = [cursor[0] + x, cursor[1] + y];
  const door = doorBefore(next);
  if (door === undefined || isOpen(door)) return next;
  return [within(next[0]), within(next[1])];
}

/** Return the door before which the keys have led out of the lobby. */
export function doorBefore(cursor: Cursor): string | undefined {
  return doorOutside(...middle(cursor));
}

/** Return the middle of a field in 1/32 field. */
export function middle([column, row]: Cursor): readonly [number, number] {
  return [(column + 0.5) * STEPS_PER_FIELD, (row + 0.5) * STEPS_PER_FIELD];
}
