/** Where a ghost is, as somebody would say it: in which field, on, under or beside what. */

import { inside, standing, type State } from './state';
import { FIELDS, modelOf, STEPS_PER_FIELD, TOUCH } from './twin/measures';
import type { Standing } from './twin/keyhole';
import { pose, toModel, type Placed } from './twin/pose';
import { FAR, inverse, modelEntry } from './twin/rays';
import { bounds, type Body } from './twin/solid';
import type { Vector } from './twin/vectors';

export type Beside = 'before' | 'behind' | 'beside';

export interface Whereabouts {
  /** Such as B3: columns from the west, rows from the south. */
  readonly field: string;
  readonly on?: number;
  readonly under?: number;
  readonly near?: { readonly piece: number; readonly how: Beside };
}

const COLUMNS = 'ABCDEF';
const NEAR = 0.42; // fields
const UPRIGHT = 0;
const REACH = 0.02; // how near the top of what it stands on is
const HEADROOM = 1.2; // a roof that is higher hides nobody

/** Return the name of a field. */
export function fieldName(column: number, row: number): string {
  return `${COLUMNS[column] ?? '?'}${row + 1}`;
}

/** Return the field in which a place lies, which is given in 1/32 field. */
export function fieldAt(x: number, y: number): readonly [column: number, row: number] {
  return [within(x), within(y)];
}

/** Return where a ghost is. */
export function whereabouts(pieces: readonly Standing[], body: Body): Whereabouts {
  return whereaboutsIn(pieces)(body);
}

/** Return what tells where ghosts are among some furniture. */
export function whereaboutsIn(pieces: readonly Standing[]): (body: Body) => Whereabouts {
  const placed = pieces.map((piece) => ({ ...piece, ...pose(modelOf(piece.piece), piece) }));
  return (body) => among(placed, body);
}

function among(placed: readonly PlacedPiece[], body: Body): Whereabouts {
  const field = fieldName(...fieldAt(body.x, body.y));
  const [low, high] = bounds(body);
  const middle: Vector = [body.x / STEPS_PER_FIELD, body.y / STEPS_PER_FIELD, low[2]];
  const floor = nearest(placed, [middle[0], middle[1], low[2] + TOUCH], [0, 0, -1]);
  const roof = nearest(placed, [middle[0], middle[1], high[2]], [0, 0, 1]);
  const on = low[2] > TOUCH && floor && floor.met < REACH ? floor.piece : undefined;
  const under = roof && roof.met < HEADROOM ? roof.piece : undefined;
  if (on !== undefined || under !== undefined) return { field, on, under };
  return { field, near: nearby(placed, middle, body.radius) };
}

type PlacedPiece = Standing & Placed;

const SKY = 9; // fields, above everything

/** Return the uppermost piece over a place, which is given in 1/32 field, and how high it is there. */
export function topAt(
  pieces: readonly { readonly piece: number; readonly placed: Placed }[],
  x: number,
  y: number,
): { readonly piece: number; readonly height: number } | undefined {
  const from: Vector = [x / STEPS_PER_FIELD, y / STEPS_PER_FIELD, SKY];
  const met = nearest(
    pieces.map(({ piece, placed }) => ({ piece, ...placed })),
    from,
    [0, 0, -1],
  );
  return met && { piece: met.piece, height: SKY - met.met };
}

function nearest(
  pieces: readonly (Placed & { readonly piece: number })[],
  from: Vector,
  way: Vector,
): { piece: number; met: number } | undefined {
  const met = pieces.map((placed) => ({
    piece: placed.piece,
    met: modelEntry(
      toModel(placed, from),
      turned(placed, way).map(inverse) as Vector,
      modelOf(placed.piece),
      -FAR,
    ),
  }));
  return met.filter((one) => one.met < FAR).sort((one, other) => one.met - other.met)[0];
}

function turned({ turn }: Placed, [x, y, z]: Vector): Vector {
  const along = (axis: 0 | 1 | 2) => turn[0][axis] * x + turn[1][axis] * y + turn[2][axis] * z;
  return [along(0), along(1), along(2)];
}

function nearby(
  pieces: readonly PlacedPiece[],
  middle: Vector,
  radius: number,
): Whereabouts['near'] {
  const found = pieces
    .map((placed) => {
      const { whole } = modelOf(placed.piece);
      const [x, y, z] = toModel(placed, middle);
      const far = Math.hypot(
        beyond(x, whole.x0, whole.x1),
        beyond(y, whole.y0, whole.y1),
        beyond(z, whole.z0, whole.z1),
      );
      const isUpright = placed.face === UPRIGHT;
      const how: Beside =
        isUpright && y > whole.y1 ? 'before' : isUpright && y < whole.y0 ? 'behind' : 'beside';
      return { piece: placed.piece, how, far: far - radius };
    })
    .filter(({ far }) => far < NEAR)
    .sort((one, other) => one.far - other.far)[0];
  return found && { piece: found.piece, how: found.how };
}

function beyond(place: number, low: number, high: number): number {
  return Math.max(low - place, 0, place - high);
}

function within(place: number): number {
  return Math.min(Math.max(Math.floor(place / STEPS_PER_FIELD), 0), FIELDS - 1);
}

/** Return the ghosts that something is above of. */
export function coveredIn(state: State): ReadonlySet<number> {
  const where = whereaboutsIn(standing(state));
  const covered = inside(state.figures).filter(({ body }) => where(body).under !== undefined);
  return new Set(covered.map(({ ghost }) => ghost));
}
