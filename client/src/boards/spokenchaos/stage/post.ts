/**
 * The keyhole on its foot before a door, and the pin above it.
 *
 *     (o)      the pin, over the wall: seen wherever the wall stands before the keyhole,
 *   ___|___    or the keyhole is seen from above
 *  |       |
 *  |  [o]  |   the plate, outside the wall
 */

import {
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Sprite,
  SpriteMaterial,
  Vector3,
} from 'three';
import type { Door } from '../geometry/doors';
import { FIELDS } from '../geometry/measures';
import { pinTexture, plateTexture } from './textures';
import { WALL_HEIGHT } from './walls';

const BEFORE = 0.15; // fields from the lobby's edge to the plate
const MIDDLE = 0.5;
const PIN_HIGH = WALL_HEIGHT + 0.3;
const PIN_WIDE = 0.62;
const OVER = 6; // drawn after everything
const SLANTED = 0.35; // of its height: a plate that is seen so low is not made out
const PIN_LOW = 0.85; // where no wall stands before it

export class KeyholePost {
  readonly group = new Group();
  readonly #plate = plate();
  readonly #pin = pin();
  readonly #place = new Vector3();
  #door: Door | undefined;

  constructor() {
    this.group.add(this.#plate, this.#pin);
  }

  /** Stand before a door; go there, if it stands somewhere already. */
  show(door: Door | undefined): void {
    const isNew = this.#door === undefined;
    this.#door = door;
    if (!door) return;
    const along = door.number - 0.5;
    const places = {
      N: [along, FIELDS + BEFORE, 0],
      S: [along, -BEFORE, 0],
      W: [-BEFORE, along, Math.PI / 2],
      E: [FIELDS + BEFORE, along, Math.PI / 2],
    } as const;
    const [x, y, turn] = places[door.side];
    this.#place.set(x, y, 0);
    this.#plate.rotation.z = turn;
    if (isNew) this.group.position.copy(this.#place);
  }

  /** Be there for all but who looks through it. */
  enter(isAtDoor: boolean): void {
    this.group.visible = this.#door !== undefined && !isAtDoor;
  }

  /** Be seen from a point of the lobby: by its plate, or by the pin where that is not made out. */
  watch(point: Vector3): void {
    if (!this.#door) return;
    this.#pin.visible = !isPlateSeen(this.#door, point);
    this.#pin.position.z = isOutside(this.#door, point) ? PIN_LOW : PIN_HIGH;
  }

  /** Go on to its door, over the walls; tell whether it does. */
  glide(share: number): boolean {
    const { position } = this.group;
    const far = position.distanceTo(this.#place);
    if (far < 1e-3) return false;
    position.lerp(this.#place, share);
    position.z = Math.min(far * 0.3, WALL_HEIGHT);
    return true;
  }

  /** Where one finds it, if it is there. */
  get place(): Vector3 | undefined {
    if (!this.group.visible) return undefined;
    const high = this.#pin.visible ? this.#pin.position.z : MIDDLE;
    return this.group.position.clone().setZ(this.group.position.z + high);
  }
}

/** Tell whether the plate before a door is made out from a point of the lobby: no wall is between. */
export function isPlateSeen({ side, number }: Door, { x, y, z }: Vector3): boolean {
  const along = number - 0.5;
  const [outwards, across] = {
    N: [y - FIELDS - BEFORE, x - along],
    S: [-BEFORE - y, x - along],
    E: [x - FIELDS - BEFORE, y - along],
    W: [-BEFORE - x, y - along],
  }[side] as [number, number];
  return outwards / Math.hypot(outwards, across, z - MIDDLE) > SLANTED;
}

/** Tell whether a point is outside the wall of a door, which is looked through from there. */
function isOutside({ side }: Door, { x, y }: Vector3): boolean {
  return { N: y > FIELDS, S: y < 0, E: x > FIELDS, W: x < 0 }[side];
}

function plate(): Mesh {
  const board = new PlaneGeometry(0.5, 1);
  board.rotateX(Math.PI / 2);
  board.translate(0, 0, MIDDLE);
  const brass = new MeshBasicMaterial({ map: plateTexture(), transparent: true, side: 2 });
  return new Mesh(board, brass);
}

function pin(): Sprite {
  const brass = new SpriteMaterial({ map: pinTexture(), depthTest: false, fog: false });
  const made = new Sprite(brass);
  made.position.z = PIN_HIGH;
  made.scale.setScalar(PIN_WIDE);
  made.renderOrder = OVER;
  made.raycast = () => undefined; // fingers mean what is behind it
  return made;
}
