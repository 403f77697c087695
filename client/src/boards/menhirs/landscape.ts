/** Where pines stand and puffs of mist hang: the same at every look, different on every hex. */

export interface Pine {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Puff {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const TURN = 2 * Math.PI;
const PINES = 6;
const AWAY = 30; // from the middle of the hex, so that a stone has room
const PUFFS = 6;

/** Return a number between 0 and 1 that belongs to a hex or tile and a purpose. */
export function whim(one: number, purpose: number): number {
  const mixed = Math.sin(one * 127.1 + purpose * 311.7 + 17.3) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** Return the pines of a hex from back to front; a clearing keeps only those at its rim. */
export function pines(cell: number, isClearing: boolean): readonly Pine[] {
  const turned = whim(cell, 0) * TURN;
  const ring = Array.from({ length: PINES }, (_, index) => {
    const angle = turned + (index * TURN) / PINES + (whim(cell, index + 1) - 0.5) * 0.5;
    const far = AWAY * (0.78 + 0.3 * whim(cell, index + 11));
    return {
      x: Math.cos(angle) * far,
      y: Math.sin(angle) * far * 0.8 + 10,
      size: 0.62 + 0.3 * whim(cell, index + 21),
    };
  });
  const middle = { x: whim(cell, 31) * 10 - 5, y: 12, size: 0.9 };
  const kept = isClearing
    ? ring.filter(({ x, y }) => Math.abs(x) > 18 && y < 22)
    : [...ring, middle];
  return kept.sort((one, other) => one.y - other.y);
}

/** Return the puffs that a tile of mist is made of. */
export function puffs(tile: number): readonly Puff[] {
  const turned = whim(tile, 41) * TURN;
  return Array.from({ length: PUFFS }, (_, index) => {
    const angle = turned + (index * TURN) / PUFFS;
    return {
      x: Math.cos(angle) * (19 + 6 * whim(tile, index + 61)),
      y: Math.sin(angle) * 19,
      radius: 24 + 11 * whim(tile, index + 51),
    };
  });
}

const WISPS = [
  'M-33 0 c9 -9 18 5 28 -2 s19 -7 27 0',
  'M-24 0 c8 -7 14 4 23 -1 s16 -5 24 1',
  'M-16 0 c6 -5 12 4 19 0 s10 -3 15 0',
];

export interface Wisp {
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly flip: 1 | -1;
}

/** Return the wisps that are drawn over a tile of mist. */
export function wisps(tile: number): readonly Wisp[] {
  return WISPS.map((path, index) => ({
    path,
    x: (whim(tile, index + 81) - 0.5) * 16,
    y: -17 + index * 17 + (whim(tile, index + 91) - 0.5) * 9,
    flip: whim(tile, index + 101) > 0.5 ? 1 : -1,
  }));
}
