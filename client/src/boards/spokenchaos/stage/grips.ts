/** What hands and keys find: the ring of the piece in mind, what is wrong with it, and the cursor. */

import {
  CircleGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  RingGeometry,
  Shape,
  ShapeGeometry,
  Vector2,
} from 'three';
import type { SceneRing, SceneWrong } from '../holding';
import type { Scene } from '../scene';

const HIGH = 0.02;
const THIN = 0.07;
const WIDE = 0.3; // for fingers
const KNOB = 0.15;
const AMBER = 0xffd27a;
const CRIMSON = 0xff3a55;
const ABOVE = 2; // the arrow of a fall is seen over all furniture
const OVER = 5; // drawn after furniture and ghosts, which would hide it
const ARROW = [
  [0.1, -0.09],
  [0.6, -0.09],
  [0.6, -0.24],
  [1, 0],
  [0.6, 0.24],
  [0.6, 0.09],
  [0.1, 0.09],
] as const;

export class Grips {
  readonly group = new Group();
  readonly #amber = flat(AMBER, 0.95);
  readonly #faint = flat(AMBER, 0.14);
  readonly #white = over(0xffffff, 0.95);
  readonly #crimson = flat(CRIMSON, 0.9);
  #shown = '';

  /** Show the grips of the piece in mind, if there is one, and where the keys have led. */
  show({ ring, wrong }: Scene, cursor?: readonly [number, number]): void {
    const shown = JSON.stringify([ring, wrong, cursor]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.group.traverse((part) => {
      if (part instanceof Mesh) (part.geometry as { dispose(): void }).dispose();
    });
    this.group.clear();
    if (ring) this.#addRing(ring);
    if (wrong) this.#addWrong(wrong);
    if (cursor) this.#addCursor(cursor);
  }

  #addRing({ x, y, radius, yaw }: SceneRing): void {
    const reach = new Mesh(new RingGeometry(radius, radius + WIDE, 48), this.#faint);
    const ring = new Mesh(new RingGeometry(radius, radius + THIN, 48), this.#amber);
    const knob = new Mesh(new CircleGeometry(KNOB, 20), this.#amber);
    const front = ((yaw + 90) * Math.PI) / 180;
    reach.position.set(x, y, HIGH);
    ring.position.set(x, y, HIGH);
    const far = radius + THIN;
    knob.position.set(x + Math.cos(front) * far, y + Math.sin(front) * far, 1.2 * HIGH);
    for (const part of [reach, ring, knob]) part.userData.isRing = true;
    this.group.add(reach, ring, knob);
  }

  /** Mark the field to which the keys have led. */
  #addCursor([column, row]: readonly [number, number]): void {
    const frame = new Mesh(new RingGeometry(0.62, 0.69, 4, 1, Math.PI / 4), this.#white);
    frame.position.set(column + 0.5, row + 0.5, HIGH);
    frame.renderOrder = OVER;
    this.group.add(frame);
  }

  #addWrong({ from, falls, outside }: SceneWrong): void {
    for (const [x, y, width, height] of outside) {
      const strip = new Mesh(new PlaneGeometry(width, height), this.#crimson);
      strip.position.set(x + width / 2, y + height / 2, 2 * HIGH);
      this.group.add(strip);
    }
    if (!falls) return;
    const shape = new Shape(ARROW.map(([x, y]) => new Vector2(x, y)));
    const arrow = new Mesh(new ShapeGeometry(shape), this.#crimson);
    arrow.position.set(from[0], from[1], ABOVE);
    arrow.rotation.z = Math.atan2(falls[1], falls[0]);
    this.group.add(arrow);
  }
}

function flat(color: number, opacity: number): MeshBasicMaterial {
  const isSeen = { transparent: true, depthWrite: false, side: DoubleSide } as const;
  return new MeshBasicMaterial({ color, opacity, ...isSeen });
}

/** A colour that is seen whatever stands before it. */
function over(color: number, opacity: number): MeshBasicMaterial {
  const material = flat(color, opacity);
  material.depthTest = false;
  return material;
}
