/**
 * The floor's cells and walls, and where they are drawn.
 *
 *   cells are (x, y), x from the left, y from the top, the exit top left; the server numbers
 *   them in rows of 17, beginning with a row of wall
 *
 *   on a wide screen              on a narrow one, a quarter turn clockwise
 *     exit  . . . /                 / . exit
 *      .    . . .                   . .  .
 *      / .  . entrance              entrance . /
 */

import {
  ENTRANCE,
  EXIT,
  HEIGHT,
  PLACES as ALL_PLACES,
  STEPS,
  STRIDE,
  WALLS as ALL_WALLS,
  WIDTH,
} from '../../generated/finstere';
import { LETTERS, type Letter, type Place } from './state';
import type { Box } from '../view';

export { ENTRANCE, EXIT, HEIGHT, WIDTH };
export const CELL = 40; // units of the drawing

/** The directions on the screen that keys have. */
export const ARROWS: Readonly<Partial<Record<string, Letter>>> = {
  ArrowUp: 'N',
  ArrowRight: 'E',
  ArrowDown: 'S',
  ArrowLeft: 'W',
};

/** Return the coordinates of one of the server's cells. */
export function placeOf(cell: number): Place {
  return [cell % STRIDE, Math.floor(cell / STRIDE) - 1];
}

/** Return the server's number of a cell. */
export function cellAt([x, y]: Place): number {
  return (y + 1) * STRIDE + x;
}

export const PLACES: readonly Place[] = ALL_PLACES;
const ON_BOARD: ReadonlySet<string> = new Set(PLACES.map((place) => place.join()));

/** Tell whether a cell exists: two corners are cut off in steps. */
export function isOnBoard(place: Place): boolean {
  return ON_BOARD.has(place.join());
}

/** The cells of the rectangle that are cut off. */
export const CUT_OFF: readonly Place[] = Array.from(
  { length: WIDTH * HEIGHT },
  (_, index): Place => [index % WIDTH, Math.floor(index / WIDTH)],
).filter((place) => !isOnBoard(place));

export function isSame(one: Place | null | undefined, other: Place | null | undefined): boolean {
  return !!one && !!other && one[0] === other[0] && one[1] === other[1];
}

/** Return the cell that lies so many steps in a direction; it may be off the board. */
export function beside([x, y]: Place, direction: Letter, steps = 1): Place {
  const [right, down] = STEPS[direction];
  return [x + right * steps, y + down * steps];
}

export function turnedRight(direction: Letter, quarters = 1): Letter {
  return LETTERS[(LETTERS.indexOf(direction) + quarters + 4) % 4] ?? direction;
}

/** How the shelf on a wall ends: straight on, in a corner that bends outwards or inwards. */
type ShelfEnd = 'straight' | 'out' | 'in';

export interface Wall {
  readonly place: Place;
  readonly direction: Letter;
  readonly symbol: string;
  readonly left: ShelfEnd;
  readonly right: ShelfEnd;
}

function shelfEnd(place: Place, direction: Letter, side: Letter): ShelfEnd {
  if (!isOnBoard(beside(place, side))) return 'out';
  return isOnBoard(beside(beside(place, side), direction)) ? 'in' : 'straight';
}

/** All walls: each symbol's twin is the opposite wall of the point-symmetric cell. */
export const WALLS: readonly Wall[] = ALL_WALLS.map(({ place, direction, symbol }) => ({
  place,
  direction,
  symbol,
  left: shelfEnd(place, direction, turnedRight(direction, 3)),
  right: shelfEnd(place, direction, turnedRight(direction)),
}));

/** Where things are drawn: as they lie, or a quarter turn clockwise. */
export class Frame {
  readonly columns: number;
  readonly rows: number;

  constructor(readonly isTurned: boolean) {
    this.columns = isTurned ? HEIGHT : WIDTH;
    this.rows = isTurned ? WIDTH : HEIGHT;
  }

  /** Return the column and row in which a cell is drawn. */
  grid([x, y]: Place): Place {
    return this.isTurned ? [HEIGHT - 1 - y, x] : [x, y];
  }

  /** Return the cell that is drawn in a column and row. */
  place([column, row]: Place): Place {
    return this.isTurned ? [row, HEIGHT - 1 - column] : [column, row];
  }

  /** Return the middle of a cell in units of the drawing. */
  middle(place: Place): Place {
    const [column, row] = this.grid(place);
    return [(column + 0.5) * CELL, (row + 0.5) * CELL];
  }

  /** Return the direction on the screen that a direction of the board has. */
  onScreen(direction: Letter): Letter {
    return this.isTurned ? turnedRight(direction) : direction;
  }

  /** Return the direction of the board that a direction on the screen has. */
  onBoard(direction: Letter): Letter {
    return this.isTurned ? turnedRight(direction, -1) : direction;
  }

  /** Return how many degrees something that points north is turned to point there. */
  angle(direction: Letter): number {
    return LETTERS.indexOf(this.onScreen(direction)) * 90;
  }
}

/** A number at the edge of the floor: the cell beside it, on which side, and what stands there. */
export interface EdgeNumber {
  readonly place: Place;
  readonly side: 'top' | 'left';
  readonly words: string;
}

/**
 * Return the coordinates at the upper and the left edge as they lie on the screen.
 *
 *   the cell (3,4) is beside "x3" and "y4": a turned floor has them the other way round
 */
export function edgesOf(frame: Frame): EdgeNumber[] {
  const across = Array.from({ length: frame.columns }, (_, column): EdgeNumber => {
    const place = firstOn(frame, frame.rows, (row) => [column, row]);
    return { place, side: 'top', words: frame.isTurned ? `y${place[1]}` : `x${place[0]}` };
  });
  const down = Array.from({ length: frame.rows }, (_, row): EdgeNumber => {
    const place = firstOn(frame, frame.columns, (column) => [column, row]);
    return { place, side: 'left', words: frame.isTurned ? `x${place[0]}` : `y${place[1]}` };
  });
  return [...across, ...down];
}

/** Return the first cell of a column or row that is on the board. */
function firstOn(frame: Frame, count: number, at: (index: number) => Place): Place {
  const all = Array.from({ length: count }, (_, index) => frame.place(at(index)));
  return all.find(isOnBoard) ?? EXIT;
}

/** Return a number from 0 to 1 that is always the same for the same numbers: uneven, not random. */
export function uneven(...numbers: number[]): number {
  const mixed = numbers.reduce(
    (sum, number, index) => sum + number * (12.9898 + index * 78.233),
    1,
  );
  const sine = Math.sin(mixed) * 43758.5453;
  return sine - Math.floor(sine);
}

/** Return the rectangle around the middles of cells, with the cells themselves. */
export function around(points: readonly Place[]): Box | undefined {
  if (points.length === 0) return undefined;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const room = CELL * 0.8;
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}
