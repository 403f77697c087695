/**
 * Where things are drawn that stand beside the floor.
 *
 *   wide      porch, beyond the exit    narrow   porch, beyond the exit
 *             +---------------cards              eaten----+
 *             | floor        /  |                |  / floor |
 *             eaten---------+   |                +-----cards
 *             yard, before the gate              yard
 */

import { unitIn, type Box, type Room } from '../view';
import { CELL, Frame } from './geometry';
import { lying as told } from './lying.svelte';
import type { TokenPiece } from './pieces';
import type { Place } from './state';

const MARGIN = 30;
const PORCH = 38; // where those who escaped stand in the light
export const SHELF = 24; // how far shelves reach beyond the floor
const HEAD_ROOM = PORCH + SHELF; // for the monster too, who is taller than a cell
const YARD = 44;
const TOKEN_ROOM = 37;
const CORNER = 152; // how far a cut-off corner reaches, shelves apart
const SLOT = 31;
const CARDS_UP = 36; // beyond the floor, where the corner is cut off
const YARD_EDGE = 22;
/** At the far end of the yard, for the starting-player stone. */
const STONE_ROOM = 72;
const STONE_EDGE = 18;
/** What else stands in the corner of the cards: the round, and the wind rose. */
export const BESIDE_CARDS = 2;

/** Where turning makes cells larger by so much, the board is turned. */
const WORTH_TURNING = 0.9;
/** In narrow room it lies turned even at a loss: it must not turn because words grow beside it. */
const NARROW = 480; // pixels
const WORTH_STAYING = 1.25;
export const STRAIGHT = new Frame(false);
const TURNED = new Frame(true);

/** Return how the board lies in so much room. */
export function frameFor(room: Room): Frame {
  const worth = room.width < NARROW ? WORTH_STAYING : WORTH_TURNING;
  const isTurned = unitIn(allOf(TURNED), room) < unitIn(allOf(STRAIGHT), room) * worth;
  return isTurned ? TURNED : STRAIGHT;
}

/**
 * Remembers how a board lies: it turns with the window, never because something beside it grows.
 */
export class Lying {
  #frame: Frame | undefined;
  #window = '';

  /** How the board of the page lies, of which words tell: a part of one lies as it does. */
  get asTold(): Frame {
    return told.isTurned ? TURNED : STRAIGHT;
  }

  /** Return how the board lies in so much room of a window. */
  in(room: Room, window: Room): Frame {
    const size = `${window.width} ${window.height}`;
    if (!this.#frame || this.#window !== size) this.#frame = frameFor(room);
    this.#window = size;
    return this.#frame;
  }
}

/** Return the whole drawing. */
export function allOf(frame: Frame): Box {
  return {
    x: -MARGIN,
    y: -HEAD_ROOM,
    width: frame.columns * CELL + 2 * MARGIN,
    height: frame.rows * CELL + HEAD_ROOM + MARGIN + YARD,
  };
}

/** Return the part of the drawing around the cells between two corners; without them all of it. */
export function partOf(frame: Frame, corners: readonly Place[]): Box {
  const all = allOf(frame);
  if (corners.length === 0) return all;
  const grid = corners.map((corner) => frame.grid(corner));
  const [left, right] = spanOf(grid.map(([column]) => column));
  const [top, bottom] = spanOf(grid.map(([, row]) => row));
  const isLowest = bottom === frame.rows * CELL;
  const [x, y] = [left - MARGIN, top - (top === 0 ? HEAD_ROOM : MARGIN)];
  return {
    x,
    y,
    width: right + MARGIN - x,
    height: bottom + MARGIN + (isLowest ? YARD : 0) - y,
  };
}

/** Return where some columns or rows begin and end, in units of the drawing. */
function spanOf(places: readonly number[]): readonly [from: number, to: number] {
  return [Math.min(...places) * CELL, (Math.max(...places) + 1) * CELL];
}

/** Return the yard before the gate, where tokens wait. */
export function yardOf(frame: Frame): Box {
  const all = allOf(frame);
  return { x: all.x + 4, y: all.y + all.height - YARD, width: all.width - 8, height: YARD - 4 };
}

/** Return where each of so many tokens waits, the first nearest to the gate. */
export function yardSlots(frame: Frame, count: number): Place[] {
  const yard = yardOf(frame);
  const width = yard.width - 2 * YARD_EDGE - STONE_ROOM;
  const room = Math.min(TOKEN_ROOM, width / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, index): Place => {
    const along = YARD_EDGE + index * room;
    const x = frame.isTurned ? yard.x + along : yard.x + yard.width - along;
    return [x, yard.y + yard.height / 2];
  });
}

/** Return where the starting-player stone lies: at the end of the yard that is far from the gate. */
export function stoneSpot(frame: Frame): Place {
  const yard = yardOf(frame);
  const left = frame.isTurned ? yard.x + yard.width - STONE_ROOM : yard.x;
  return [left + STONE_EDGE, yard.y + yard.height / 2];
}

/** Return the porch beyond the exit, where those stand who escaped. */
export function porchOf(frame: Frame): Box {
  const all = allOf(frame);
  const width = frame.columns * CELL - (frame.isTurned ? 0 : CORNER);
  const x = frame.isTurned ? all.x + all.width - MARGIN - width : 0;
  return { x, y: all.y, width, height: PORCH };
}

/** How far from the monster's middle nothing on the porch is behind his head. */
const BESIDE_HEAD = CELL;

/**
 * Return where each of so many tokens stands on the porch, the first nearest to the exit: beside the
 * monster if he stands before it, for he is two cells tall.
 */
export function porchSlots(frame: Frame, monster: Place, count: number): Place[] {
  const porch = porchOf(frame);
  const [across, down] = frame.middle(monster);
  const head = down > CELL ? undefined : frame.isTurned ? porch.x + porch.width - across : across;
  const width = porch.width - 2 * YARD_EDGE - (head === undefined ? 0 : 2 * BESIDE_HEAD);
  const room = Math.min(TOKEN_ROOM, width / Math.max(1, count));
  return slotsBeside(head, room, count).map((along): Place => {
    const x = frame.isTurned ? porch.x + porch.width - along : porch.x + along;
    return [x, porch.y + porch.height / 2];
  });
}

/** Return so many distances from the exit, a room apart, none of them behind a head. */
function slotsBeside(head: number | undefined, room: number, count: number): number[] {
  const slots: number[] = [];
  for (let along = YARD_EDGE; slots.length < count; along += room) {
    if (head !== undefined && Math.abs(along - head) < BESIDE_HEAD) along = head + BESIDE_HEAD;
    slots.push(along);
  }
  return slots;
}

/** Return where the porch is named: where the first token will stand. */
export function porchCaption(frame: Frame, monster: Place): Place {
  return porchSlots(frame, monster, 1)[0] ?? [0, 0];
}

/** Return slots in a corner, row by row, each row shorter than the one before. */
function slotsFrom(corner: Place, right: number, down: number, count: number): Place[] {
  let rows = Math.floor(CORNER / SLOT);
  while ((rows * (rows + 1)) / 2 < count) rows += 1;
  const size = CORNER / rows;
  const slots: Place[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let place = 0; place < rows - row; place += 1) {
      slots.push([corner[0] + right * (place + 0.5) * size, corner[1] + down * (row + 0.5) * size]);
    }
  }
  return slots;
}

/** Return where the cards lie: in the corner between the walls M to U. */
export function cardSlots(frame: Frame, count: number): Place[] {
  const right = frame.columns * CELL + MARGIN - 4;
  if (!frame.isTurned) return slotsFrom([right, -CARDS_UP], -1, 1, count);
  return slotsFrom([right, frame.rows * CELL + MARGIN - 6], -1, -1, count);
}

/** How large the card that was turned last lies there: larger than the others. */
export const TURNED_CARD = { scale: 1.6, height: 28, shift: [-6, 4] as const };

/** Return where the card that was turned last lies. */
export function turnedSlot(frame: Frame, cards: number): Place {
  const [x, y] = cardSlots(frame, cards + BESIDE_CARDS)[0] ?? [0, 0];
  return [x + TURNED_CARD.shift[0], y + TURNED_CARD.shift[1]];
}

/** Return where tokens are that were eaten for good: in the other corner. */
export function eatenSlots(frame: Frame, count: number): Place[] {
  if (!frame.isTurned)
    return slotsFrom([-MARGIN + 4, frame.rows * CELL + MARGIN - 6], 1, -1, count);
  return slotsFrom([-MARGIN + 4, -4], 1, 1, count);
}

/** Where a token is drawn, and how large. */
export interface Spot {
  readonly at: Place;
  readonly scale: number;
}

const EATEN_SCALE = 0.72;

/** Return where every token is drawn, by its number, when the monster stands on a cell. */
export function spotsOf(
  frame: Frame,
  tokens: readonly TokenPiece[],
  monster: Place,
): Map<number, Spot> {
  const waiting = tokens.filter(({ where }) => where === 'waiting');
  const out = tokens.filter(({ where }) => where === 'out');
  const eaten = tokens.filter(({ where }) => where === 'eaten');
  const yard = yardSlots(frame, waiting.length);
  const porch = porchSlots(frame, monster, out.length);
  const corner = eatenSlots(frame, eaten.length);
  const spots = new Map<number, Spot>();
  for (const { number, place } of tokens) {
    if (place) spots.set(number, { at: frame.middle(place), scale: 1 });
  }
  waiting.forEach(({ number }, index) =>
    spots.set(number, { at: yard[index] ?? [0, 0], scale: 1 }),
  );
  out.forEach(({ number }, index) => spots.set(number, { at: porch[index] ?? [0, 0], scale: 1 }));
  eaten.forEach(({ number }, index) =>
    spots.set(number, { at: corner[index] ?? [0, 0], scale: EATEN_SCALE }),
  );
  return spots;
}

/** Return where the way out is shown: beyond the exit. */
export function wayOut(frame: Frame): Place {
  const [x, y] = frame.middle([-1, -1]);
  const inwards = (value: number, from: number) => (value < from ? value + 8 : value - 8);
  return [inwards(x, 0), y + 6];
}
