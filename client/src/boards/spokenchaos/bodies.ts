/** Ghosts' bodies at spots. */

import type { Spot } from './state';
import { GHOST_SIZES, type Size } from './twin/measures';
import type { Body } from './twin/solid';

/** Return a ghost of a size at a spot. */
export function bodyAt(size: Size, [x, y, , height, way]: Spot): Body {
  const { diameter, height: tall } = GHOST_SIZES[size];
  return { x, y, way, bottom: height, radius: diameter / 2, neck: tall - diameter / 2 };
}
