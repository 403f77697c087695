/**
 * A wall of the lobby as seen from inside: paper, panels, mouldings, and six doors that open.
 *
 *   y up   +--------------------------+  crown
 *          |  (1)  (2)  (3)  ...      |  numbers of brass
 *          |  [ ]  [ ]  [ ]  ...      |  leaves that swing outwards
 *          +--------------------------+  skirting          x along, z inwards
 */

import {
  BoxGeometry,
  Color,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  Path,
  PlaneGeometry,
  Shape,
  ShapeGeometry,
  Sprite,
  SpriteMaterial,
  type BufferGeometry,
  type Vector3,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { Door, Side } from '../geometry/doors';
import { FIELDS } from '../geometry/measures';
import { HINTS } from './camera';
import { medalTexture } from './textures';
import { leafTexture, wallTexture } from './wall-textures';

export const WALL_HEIGHT = 1.75;
export const DOOR_HIGH = 1.33;
const DOOR_WIDE = 0.6;
const LEAF_THICK = 0.05;
const OPEN = 1.9; // radians
const PANEL_HIGH = 0.53;
const HALF = FIELDS / 2;
const ASLANT = 0.5; // of straight on: numbers on the wall itself are not read
const MEDAL = 0.4;
const WOOD = 0x6a4030;
const DARK_WOOD = 0x3a2018;
const TURNS = { N: 0, E: -Math.PI / 2, S: Math.PI, W: Math.PI / 2 } as const;
const MIDDLES = { N: [3, 6], E: [6, 3], S: [3, 0], W: [0, 3] } as const;

export class Wall {
  readonly group = new Group();
  readonly #paper = new MeshStandardMaterial({ roughness: 0.85 });
  readonly #leaves: InstancedMesh;
  /** The numbers once more, above the wall: they are read where the wall is seen aslant. */
  readonly #medals = new Group();
  readonly #open = Array.from({ length: FIELDS }, () => 0);

  constructor(readonly side: Side) {
    this.group.rotation.order = 'ZXY';
    this.group.rotation.set(Math.PI / 2, 0, TURNS[side]);
    const [x, y] = MIDDLES[side];
    this.group.position.set(x, y, 0);
    const paper = new Mesh(paperGeometry(), this.#paper);
    paper.receiveShadow = true;
    const trim = new Mesh(
      trimGeometry(),
      new MeshStandardMaterial({ vertexColors: true, roughness: 0.55 }),
    );
    const wood = new MeshStandardMaterial({ map: leafTexture(), roughness: 0.5 });
    this.#leaves = new InstancedMesh(leafGeometry(), wood, FIELDS);
    for (let place = 0; place < FIELDS; place += 1) this.#hang(place);
    this.group.add(paper, trim, this.#leaves, this.#target(), this.#medals);
  }

  /** Have doors with numbers, from left to right as seen from inside. */
  paint(numbers: readonly number[]): void {
    this.#paper.map?.dispose();
    this.#paper.map = wallTexture(numbers);
    this.#paper.needsUpdate = true;
    this.#medals.clear();
    this.#medals.add(...numbers.map(medal));
  }

  /** Glow, if it may be chosen. */
  glow(isOpen: boolean): void {
    this.#paper.emissive.setHex(isOpen ? 0xf6b64b : 0x000000);
    this.#paper.emissiveIntensity = 0.25;
  }

  /** Be seen only from inside. */
  watch({ x, y, z }: Vector3): void {
    const inwards = { N: FIELDS - y, S: y, E: FIELDS - x, W: x }[this.side];
    const along = (this.side === 'N' || this.side === 'S' ? x : y) - HALF;
    this.group.visible = inwards > 0;
    this.#medals.visible = inwards / Math.hypot(inwards, along, z - WALL_HEIGHT) < ASLANT;
  }

  /** Let doors go on opening and closing; tell whether one moves. */
  step(open: readonly Door[], share: number): boolean {
    let isMoving = false;
    for (let place = 0; place < FIELDS; place += 1) {
      const number = placeOf({ side: this.side, number: place + 1 }) + 1;
      const isOpen = open.some((door) => door.side === this.side && door.number === number);
      const rest = Number(isOpen) - (this.#open[place] ?? 0);
      if (Math.abs(rest) < 1e-3) continue;
      isMoving = true;
      this.#open[place] = Number(isOpen) - rest * (1 - share);
      this.#hang(place);
    }
    return isMoving;
  }

  #hang(place: number): void {
    const left = place + 0.5 - DOOR_WIDE / 2 - HALF;
    const turned = new Matrix4().makeRotationY((this.#open[place] ?? 0) * OPEN);
    this.#leaves.setMatrixAt(place, turned.setPosition(left, 0, -LEAF_THICK));
    this.#leaves.instanceMatrix.needsUpdate = true;
    this.#leaves.raycast = () => undefined; // fingers mean the wall
  }

  /** What fingers find: all of the wall, doors and all, but not from outside. */
  #target(): Mesh {
    const target = new Mesh(new PlaneGeometry(FIELDS, WALL_HEIGHT), this.#paper);
    target.position.y = WALL_HEIGHT / 2;
    target.visible = false;
    target.userData.side = this.side;
    return target;
  }
}

/** Return the number of a door, above it. */
function medal(number: number, place: number): Sprite {
  const made = new Sprite(new SpriteMaterial({ map: medalTexture(number), fog: false }));
  made.position.set(place + 0.5 - HALF, WALL_HEIGHT + MEDAL / 2, 0);
  made.scale.setScalar(MEDAL);
  made.layers.set(HINTS);
  return made;
}

/** Return where one steps over the threshold of a door, in fields. */
export function thresholdOf({ side, number }: Door): readonly [x: number, y: number] {
  const along = number - 0.5;
  const places = { N: [along, FIELDS], S: [along, 0], E: [FIELDS, along], W: [0, along] } as const;
  return places[side];
}

/** Return which door of its wall one is, from left to right as seen from inside. */
export function placeOf({ side, number }: Door): number {
  return side === 'S' || side === 'E' ? FIELDS - number : number - 1;
}

/** All of a wall but its doors. */
function paperGeometry(): BufferGeometry {
  const shape = new Shape(rectangle(-HALF, 0, FIELDS, WALL_HEIGHT).getPoints());
  for (let place = 0; place < FIELDS; place += 1) {
    const left = place + 0.5 - DOOR_WIDE / 2 - HALF;
    shape.holes.push(rectangle(left, 0, DOOR_WIDE, DOOR_HIGH));
  }
  const geometry = new ShapeGeometry(shape);
  const { position, uv } = geometry.attributes;
  for (let index = 0; position && uv && index < position.count; index += 1) {
    uv.setXY(index, (position.getX(index) + HALF) / FIELDS, position.getY(index) / WALL_HEIGHT);
  }
  return geometry;
}

function rectangle(left: number, low: number, wide: number, high: number): Path {
  const path = new Path();
  path.moveTo(left, low);
  path.lineTo(left + wide, low);
  path.lineTo(left + wide, low + high);
  path.lineTo(left, low + high);
  path.closePath();
  return path;
}

function leafGeometry(): BufferGeometry {
  const leaf = new BoxGeometry(DOOR_WIDE, DOOR_HIGH, LEAF_THICK);
  return leaf.translate(DOOR_WIDE / 2, DOOR_HIGH / 2, 0);
}

/** Crown, skirting, the rail above the panels, and the frames of the doors. */
function trimGeometry(): BufferGeometry {
  const [frame, gap] = [0.06, 1 - DOOR_WIDE];
  const parts = [bar(-HALF - 0.12, WALL_HEIGHT, FIELDS + 0.24, 0.07, 0.1, WOOD)];
  for (let place = 0; place <= FIELDS; place += 1) {
    const isEnd = place === 0 || place === FIELDS;
    const left = place === 0 ? -HALF : place - HALF - gap / 2;
    const wide = isEnd ? gap / 2 : gap;
    parts.push(bar(left, 0, wide, 0.13, 0.05, DARK_WOOD));
    parts.push(bar(left, PANEL_HIGH, wide, 0.045, 0.06, WOOD));
    if (place === FIELDS) continue;
    const door = place + 0.5 - DOOR_WIDE / 2 - HALF;
    parts.push(bar(door - frame, 0, frame, DOOR_HIGH + frame, 0.08, WOOD));
    parts.push(bar(door + DOOR_WIDE, 0, frame, DOOR_HIGH + frame, 0.08, WOOD));
    parts.push(bar(door - frame, DOOR_HIGH, DOOR_WIDE + 2 * frame, frame, 0.1, WOOD));
  }
  return mergeGeometries(parts);
}

/** A piece of wood before a wall, as deep as it is thick, in one colour. */
function bar(
  left: number,
  low: number,
  wide: number,
  high: number,
  thick: number,
  colour: number,
): BufferGeometry {
  const box = new BoxGeometry(wide, high, thick);
  box.translate(left + wide / 2, low + high / 2, thick / 2 - 0.04);
  const { r, g, b } = new Color(colour);
  const count = box.attributes.position?.count ?? 0;
  const colours = Array.from({ length: count }, () => [r, g, b]).flat();
  box.setAttribute('color', new Float32BufferAttribute(colours, 3));
  return box;
}
