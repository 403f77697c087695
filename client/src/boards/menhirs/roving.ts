/** Going from hex to hex with the arrow keys, and the keys of the six directions. */

import { beside, directionOf, type Chart, type Hex, type Letters } from './chart';

/** Keys by their place on the keyboard, so that they form a hexagon in every layout. */
const WAYS: Readonly<Partial<Record<string, Letters>>> = {
  KeyQ: 'NW',
  KeyW: 'N',
  KeyE: 'NE',
  KeyA: 'SW',
  KeyS: 'S',
  KeyD: 'SE',
  Numpad7: 'NW',
  Numpad8: 'N',
  Numpad9: 'NE',
  Numpad1: 'SW',
  Numpad2: 'S',
  Numpad3: 'SE',
};

const STEPS: Readonly<Record<string, readonly Letters[]>> = {
  ArrowUp: ['N'],
  ArrowDown: ['S'],
  ArrowLeft: ['NW', 'SW'],
  ArrowRight: ['NE', 'SE'],
};

/** Return the letters of the direction that a key stands for. */
export function wayOfKey(code: string): Letters | undefined {
  return WAYS[code];
}

/** Tell whether a key goes from hex to hex. */
export function isStep(key: string): boolean {
  return key in STEPS;
}

/**
 * Return the hex to which an arrow key leads, as near as can be to a line that one keeps to;
 * so that left and right go straight across.
 */
export function stepped(chart: Chart, from: Hex, key: string, line: number): Hex {
  const found = (STEPS[key] ?? []).flatMap(
    (letters) => beside(chart, from, directionOf(letters)) ?? [],
  );
  const far = (hex: Hex) => Math.abs(hex.line - line);
  return found.sort((one, other) => far(one) - far(other))[0] ?? from;
}
