/** What words name in the lobby and lights up there: fields, ghosts wherever they are, and sides. */

import type { Cell, Named, Path } from '../named';
import type { Asked } from './beams';
import { doorOf, type Door, type Side } from './geometry/doors';
import type { Body } from './geometry/ghost-solid';
import { STEPS_PER_FIELD } from './geometry/measures';
import { LETTERS } from './state';

export interface Lit {
  readonly fields: readonly Cell[];
  readonly ghosts: readonly Asked[];
  readonly sides: readonly Side[];
  readonly doors: readonly Door[];
  readonly paths: readonly Path[];
}

/** Return what lights up: cells are fields from the south-west, pieces ghosts, and walls sides or doors. */
export function litBy(
  { cells, pieces = [], walls = [], paths = [] }: Named,
  ghosts: readonly { readonly ghost: number; readonly body: Body }[],
): Lit {
  return {
    fields: cells,
    ghosts: ghosts.filter(({ ghost }) => pieces.includes(ghost)).map(({ body }) => around(body)),
    sides: LETTERS.filter((letter) => walls.includes(letter)),
    doors: doorsIn(walls),
    paths,
  };
}

/** Return the door that is named, the first of several: there the keyhole is shown. */
export function doorNamed(named: Named | undefined): Door | undefined {
  return doorsIn(named?.walls ?? [])[0];
}

function doorsIn(walls: readonly string[]): Door[] {
  return walls.filter((wall) => wall.length > 1).map(doorOf);
}

function around({ x, y, bottom, radius }: Body): Asked {
  return { x: x / STEPS_PER_FIELD, y: y / STEPS_PER_FIELD, height: bottom, radius };
}
