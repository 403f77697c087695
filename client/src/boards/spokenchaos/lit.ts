/** What words name in the lobby and lights up there: fields, ghosts wherever they are, and sides. */

import type { Cell, Named, Path } from '../named';
import type { Asked } from './beams';
import type { Side } from './geometry/doors';
import type { Body } from './geometry/ghost-solid';
import { STEPS_PER_FIELD } from './geometry/measures';
import { LETTERS } from './state';

export interface Lit {
  readonly fields: readonly Cell[];
  readonly ghosts: readonly Asked[];
  readonly sides: readonly Side[];
  readonly paths: readonly Path[];
}

/** Return what lights up: cells are fields from the south-west, pieces ghosts, and walls sides. */
export function litBy(
  { cells, pieces = [], walls = [], paths = [] }: Named,
  ghosts: readonly { readonly ghost: number; readonly body: Body }[],
): Lit {
  return {
    fields: cells,
    ghosts: ghosts.filter(({ ghost }) => pieces.includes(ghost)).map(({ body }) => around(body)),
    sides: LETTERS.filter((letter) => walls.includes(letter)),
    paths,
  };
}

function around({ x, y, bottom, radius }: Body): Asked {
  return { x: x / STEPS_PER_FIELD, y: y / STEPS_PER_FIELD, height: bottom, radius };
}
