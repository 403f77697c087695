/** Light on the stage's floor from every door that sees a spot, and rings around spots and ghosts. */

import {
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineDashedMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  RingGeometry,
} from 'three';
import { beamOf, bentOf, type Asked, type Light } from '../beams';
import type { Scene } from '../scene';

const HIGH = 0.012; // above the fields that are marked
const AMBER = 0xf2a01e;
const BRIGHT = 0xffe3a0;
const RIM = 0.05; // fields that the ring is wide

type Points = readonly (readonly [x: number, y: number])[];

export class FloorLights {
  readonly group = new Group();
  readonly #seen = light(0.5);
  readonly #just = light(0.12);
  readonly #edge = new LineBasicMaterial({ color: BRIGHT });
  readonly #dashes = new LineDashedMaterial({ color: BRIGHT, dashSize: 0.08, gapSize: 0.07 });
  readonly #ring = light(0.95);
  /** What the graphics card keeps. */
  readonly #drawn: BufferGeometry[] = [];
  #shown = '';

  /** Show the light of a scene, whole where enough is seen and dashed where it only just is. */
  show({ lights = [], asked, lit }: Scene): void {
    const shown = JSON.stringify([lights, asked, lit]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.dispose();
    this.group.clear();
    for (const isCaught of [true, false]) {
      const all = lights.filter((one) => one.isCaught === isCaught).flatMap(bandsOf);
      if (all.length === 0) continue;
      const [inner, rim] = [filled(all), outlined(all)];
      const edges = new LineSegments(rim, isCaught ? this.#edge : this.#dashes);
      edges.computeLineDistances();
      this.#drawn.push(inner, rim);
      this.group.add(new Mesh(inner, isCaught ? this.#seen : this.#just), edges);
    }
    if (asked) this.#addRing(asked);
    for (const ghost of lit?.ghosts ?? []) this.#addRing(ghost);
    for (const child of this.group.children) child.raycast = () => undefined;
  }

  /** Give back what the graphics card keeps of the light. */
  dispose(): void {
    for (const drawn of this.#drawn.splice(0)) drawn.dispose();
  }

  #addRing({ x, y, height, radius }: Asked): void {
    const shape = new RingGeometry(radius, radius + RIM, 32);
    this.#drawn.push(shape);
    const ring = new Mesh(shape, this.#ring);
    this.#ring.depthTest = false; // the spot is seen behind furniture, too
    ring.renderOrder = 1;
    ring.position.set(x, y, height + HIGH);
    this.group.add(ring);
  }
}

function light(opacity: number): MeshBasicMaterial {
  return new MeshBasicMaterial({
    color: AMBER,
    transparent: true,
    opacity,
    side: DoubleSide,
    depthWrite: false,
    toneMapped: false,
  });
}

function bandsOf(one: Light): Points[] {
  return [beamOf(one), bentOf(one)].filter(({ length }) => length > 0);
}

/** Return bands of four corners as triangles. */
function filled(bands: readonly Points[]): BufferGeometry {
  return flat(bands.flatMap(([a, b, c, d]) => (a && b && c && d ? [a, b, c, a, c, d] : [])));
}

/** Return the edges of bands, corner by corner. */
function outlined(bands: readonly Points[]): BufferGeometry {
  return flat(
    bands.flatMap((corners) =>
      corners.flatMap((corner, place) => [corner, corners[(place + 1) % corners.length] ?? corner]),
    ),
  );
}

function flat(points: Points): BufferGeometry {
  const places = points.flatMap(([x, y]) => [x, y, HIGH]);
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(places, 3));
}
