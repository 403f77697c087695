/** Taking a photograph: how large it becomes, and how keys steer the camera. */

/** The longer side of a photograph, in pixels. */
export const LONG = 1600;

const TURN = Math.PI / 24; // a key's step
const NEARER = 1.15;
const ASIDE = 0.25; // fields

/** How the camera goes on: around, up, nearer by a factor, and aside and on in fields. */
export interface Steering {
  readonly around?: number;
  readonly up?: number;
  readonly nearer?: number;
  readonly aside?: number;
  readonly on?: number;
}

/** Return the size of a photograph of a window: as wide for its height, and always as long. */
export function photoSize(width: number, height: number): readonly [number, number] {
  const scale = LONG / Math.max(width, height, 1);
  return [Math.round(width * scale), Math.round(height * scale)];
}

/** Return how a key steers the camera; nothing if it does not. */
export function steeringOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>) {
  return (shiftKey ? MOVES[key] : TURNS[key]) ?? ZOOMS[key];
}

const TURNS: Readonly<Record<string, Steering>> = {
  ArrowLeft: { around: -TURN },
  ArrowRight: { around: TURN },
  ArrowUp: { up: TURN },
  ArrowDown: { up: -TURN },
};
const MOVES: Readonly<Record<string, Steering>> = {
  ArrowLeft: { aside: -ASIDE },
  ArrowRight: { aside: ASIDE },
  ArrowUp: { on: ASIDE },
  ArrowDown: { on: -ASIDE },
};
const ZOOMS: Readonly<Record<string, Steering>> = {
  '+': { nearer: NEARER },
  '=': { nearer: NEARER },
  '-': { nearer: 1 / NEARER },
  _: { nearer: 1 / NEARER },
};
