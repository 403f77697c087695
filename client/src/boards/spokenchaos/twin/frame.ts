/**
 * Which samples of the view can show a thing: the cells around its outline on the plate.
 *
 * Only a short cut: the frame is drawn a cell too wide rather than a cell too narrow.
 */

import type { Keyhole } from './keyhole';
import { GLASS, TOUCH, type Model } from './measures';
import { toLobby, toModel, type Placed } from './pose';
import { bounds, type Body } from './solid';
import type { Vector } from './vectors';

/** Rows and columns, the last ones excluded. */
export interface Frame {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const MARGIN = 1;
const EMPTY: Frame = { top: 0, bottom: 0, left: 0, right: 0 };

/** Return the frame of a piece of furniture. */
export function framePiece(keyhole: Keyhole, placed: Placed, { whole }: Model): Frame {
  const low: Vector = [whole.x0, whole.y0, whole.z0];
  const high: Vector = [whole.x1, whole.y1, whole.z1];
  return around(
    keyhole,
    corners(low, high).map((corner) => toLobby(placed, corner)),
  );
}

/** Return the frame of a ghost. */
export function frameGhost(keyhole: Keyhole, ghost: Body): Frame {
  return around(keyhole, corners(...bounds(ghost)));
}

/** Return the frame of a ghost's image behind the mirror's glass. */
export function frameImage(keyhole: Keyhole, mirror: Placed, ghost: Body): Frame {
  const glass = GLASS.high[1];
  const places = corners(...bounds(ghost)).map((corner) => toModel(mirror, corner));
  if (places.every((place) => place[1] < glass - TOUCH)) return EMPTY;
  const images = places.map(([x, y, z]) => toLobby(mirror, [x, 2.0 * glass - y, z]));
  if (images.every((image) => image[1] > keyhole.plate)) return around(keyhole, images);
  // An image beside or behind the eye has no outline on the plate.
  return { top: 0, bottom: keyhole.grid, left: 0, right: keyhole.grid };
}

function corners(low: Vector, high: Vector): Vector[] {
  return Array.from({ length: 8 }, (_, number) => [
    (number & 1 ? high : low)[0],
    (number & 2 ? high : low)[1],
    (number & 4 ? high : low)[2],
  ]);
}

function around(keyhole: Keyhole, points: readonly Vector[]): Frame {
  const rows: number[] = [];
  const columns: number[] = [];
  for (const [u, w, z] of points) {
    const scale = (keyhole.plate - keyhole.eye) / (w - keyhole.eye);
    const height = keyhole.eyeHeight + (z - keyhole.eyeHeight) * scale;
    rows.push((keyhole.middle - height) / keyhole.cell);
    columns.push((u * scale) / keyhole.cell);
  }
  const first = (edges: readonly number[]) => Math.floor(Math.min(...edges) + half) - MARGIN;
  const last = (edges: readonly number[]) => Math.ceil(Math.max(...edges) + half) + MARGIN;
  const half = keyhole.grid / 2;
  const within = (edge: number) => Math.min(Math.max(edge, 0), keyhole.grid);
  return {
    top: within(first(rows)),
    bottom: within(last(rows)),
    left: within(first(columns)),
    right: within(last(columns)),
  };
}
