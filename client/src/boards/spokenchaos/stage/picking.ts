/** What a ray from the camera meets in the lobby: a ghost, a piece, a door, or the floor. */

import { Vector3, type Object3D, type Ray, type Raycaster } from 'three';
import { doorAlong, doorOutside, type Touched } from '../touching';
import type { Side } from '../geometry/doors';
import { FIELDS, STEPS_PER_FIELD } from '../geometry/measures';

const HALF = FIELDS / 2;

/** Return what a ray meets first; behind ghosts, if so wished. */
export function touchedBy(
  caster: Raycaster,
  root: Object3D,
  isThrough: boolean,
): Touched | undefined {
  const floor = floorPoint(caster.ray);
  if (!floor) return undefined;
  const [x, y] = floor;
  const at = { x: x * STEPS_PER_FIELD, y: y * STEPS_PER_FIELD };
  for (const { object, point, normal } of caster.intersectObject(root, true)) {
    const { ghost, piece, side, isFloor, isRing } = object.userData as Record<string, unknown>;
    if (isRing === true) return { ...at, isRing };
    if (typeof ghost === 'number' && object.visible && !isThrough) return { ...at, ghost };
    const here = root.worldToLocal(point.clone());
    if (typeof piece === 'number' && object.parent?.visible) {
      const hit = [here.x * STEPS_PER_FIELD, here.y * STEPS_PER_FIELD, here.z] as const;
      const facing =
        normal && facingOf(normal.clone().transformDirection(object.matrixWorld), root);
      return { ...at, piece, facing, top: { piece, at: hit } };
    }
    if (typeof side === 'string') return { ...at, door: doorOn(side as Side, here) };
    if (isFloor === true) return { ...at, door: doorOutside(at.x, at.y) };
  }
  return at;
}

/** Return the side of the lobby to which a surface looks; nothing: it looks up or down. */
function facingOf(normal: Vector3, root: Object3D): Side | undefined {
  const way = normal.transformDirection(root.matrixWorld.clone().invert());
  if (Math.abs(way.z) > Math.hypot(way.x, way.y)) return undefined;
  if (Math.abs(way.x) > Math.abs(way.y)) return way.x > 0 ? 'E' : 'W';
  return way.y > 0 ? 'N' : 'S';
}

/** Return where a ray meets the floor, in fields. */
function floorPoint({ origin, direction }: Ray): readonly [number, number] | undefined {
  if (direction.y >= 0) return undefined;
  const far = -origin.y / direction.y;
  return [origin.x + far * direction.x + HALF, HALF - (origin.z + far * direction.z)];
}

/** Return the door of a wall at a point of it, in fields. */
function doorOn(side: Side, { x, y }: Vector3): string {
  return doorAlong(side, (side === 'N' || side === 'S' ? x : y) * STEPS_PER_FIELD);
}
