/** Marks in the lobby: fields in reach with their steps, sight lines, and what words name. */

import {
  BufferGeometry,
  CylinderGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineLoop,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Quaternion,
  Shape,
  ShapeGeometry,
  SphereGeometry,
  Sprite,
  SpriteMaterial,
  Vector2,
  Vector3,
  type Texture,
} from 'three';
import type { Cell, Path } from '../../named';
import { outlinesOf, SIDE, UNIT } from '../plan/outlines';
import type { Scene, ScenePiece } from '../scene';
import { type Door, doorOf, type Side } from '../geometry/doors';
import { FIELDS, MIRROR } from '../geometry/measures';
import { mirrorFront, type MirrorFront } from '../geometry/mirror-front';
import type { Point } from '../geometry/vectors';
import { markMaterial } from './room';
import { numberTexture } from './textures';
import { DOOR_HIGH } from './walls';

const HIGH = 0.008;
const INSET = 0.06;
const THIN = 0.014;
const UP = new Vector3(0, 1, 0);
/** An arrow on the floor, from inside a door to outside it. */
const ARROW = [
  [-0.12, -0.35],
  [0.12, -0.35],
  [0.12, 0.35],
  [0.32, 0.35],
  [0, 0.8],
  [-0.32, 0.35],
  [-0.12, 0.35],
] as const;

/** The head of a path's arrow, around its end. */
const HEAD = [
  [-0.2, -0.12],
  [0.2, -0.12],
  [0, 0.24],
] as const;
const SHINE = 0.7; // fields before the glass
const PATH_WIDE = 0.12;
const NUMBER_ASIDE = 0.3;

export class Marks {
  readonly group = new Group();
  readonly #field = new PlaneGeometry(1 - 2 * INSET, 1 - 2 * INSET);
  readonly #amber = markMaterial(0.4);
  readonly #named = markMaterial(0.45);
  readonly #crimson = new MeshBasicMaterial({ color: 0xff3a55, transparent: true, opacity: 0.85 });
  readonly #numbers = new Map<number, Texture>();
  readonly #door = new PlaneGeometry(0.62, DOOR_HIGH);
  readonly #arrow = new ShapeGeometry(new Shape(ARROW.map(([x, y]) => new Vector2(x, y))));
  readonly #band = new PlaneGeometry(1, 1);
  readonly #head = new ShapeGeometry(new Shape(HEAD.map(([x, y]) => new Vector2(x, y))));
  readonly #glow = new MeshBasicMaterial({
    color: 0xffd27a,
    transparent: true,
    opacity: 0.62,
    side: DoubleSide,
    depthWrite: false,
  });
  readonly #dim = new LineBasicMaterial({ color: 0xffd27a, transparent: true, opacity: 0.6 });
  #shown = '';

  constructor() {
    this.#named.depthTest = false; // what is named is seen through the furniture that stands there
  }

  /** Show the marks of a scene. */
  show({ fields, lines, omen, traces, exits, lit, pieces }: Scene): void {
    const mirror = pieces.find(({ piece }) => piece === MIRROR);
    const front = mirror && mirrorFront(mirror.placed);
    const shown = JSON.stringify([fields, lines, omen?.doors, traces, exits, lit, front]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.group.clear();
    for (const { column, row, steps } of fields) {
      this.#markField([column, row], this.#amber);
      this.#addNumber(steps, column + 0.8, row + 0.8);
    }
    for (const trace of traces) this.#addTrace(trace);
    for (const line of lines) this.#addLine(line);
    for (const door of omen?.doors ?? []) this.#lightDoor(doorOf(door));
    for (const door of exits) this.#markExit(doorOf(door));
    for (const field of lit?.fields ?? []) this.#markField(field, this.#named);
    const named = [...(lit?.sides ?? []).flatMap(doorsOn), ...(lit?.doors ?? [])];
    for (const door of named) this.#lightDoor(door);
    for (const path of lit?.paths ?? []) this.#addPath(path);
    if (front) this.group.add(shineOf(front));
  }

  #markField([column, row]: Cell, light: MeshBasicMaterial): void {
    const mark = new Mesh(this.#field, light);
    mark.position.set(column + 0.5, row + 0.5, HIGH);
    mark.userData.isFloor = true;
    this.group.add(mark);
  }

  /** Draw on the floor where a piece stands that would move. */
  #addTrace({ piece, placed }: ScenePiece): void {
    for (const { points } of outlinesOf(piece, placed)) {
      const corners = points.map(([x, y]) => new Vector3(x / UNIT, (SIDE - y) / UNIT, HIGH));
      this.group.add(new LineLoop(new BufferGeometry().setFromPoints(corners), this.#dim));
    }
  }

  /** Draw on the floor how something is moved, with the number of its line at the beginning. */
  #addPath({ points, rank }: Path): void {
    const middles = points.map(([column, row]) => new Vector3(column + 0.5, row + 0.5, 2 * HIGH));
    middles.slice(1).forEach((to, index) => {
      const from = middles[index] ?? to;
      const way = to.clone().sub(from);
      const band = new Mesh(this.#band, this.#named);
      band.position.copy(from).addScaledVector(way, 0.5);
      band.scale.set(PATH_WIDE, way.length(), 1);
      band.rotation.z = Math.atan2(way.y, way.x) - Math.PI / 2;
      this.group.add(band);
    });
    const [end, before] = [middles.at(-1), middles.at(-2)];
    if (end && before) {
      const head = new Mesh(this.#head, this.#named);
      head.position.copy(end);
      head.rotation.z = Math.atan2(end.y - before.y, end.x - before.x) - Math.PI / 2;
      this.group.add(head);
    }
    const [first] = middles;
    if (first && rank !== undefined) this.#addNumber(rank, first.x - NUMBER_ASIDE, first.y);
  }

  #addNumber(number: number, x: number, y: number): void {
    const sprite = new Sprite(new SpriteMaterial({ map: this.#number(number), depthTest: false }));
    sprite.position.set(x, y, 0.1);
    sprite.scale.setScalar(0.3);
    this.group.add(sprite);
  }

  /** Light a door by which a ghost can get out, with an arrow before it that points outwards. */
  #markExit(door: Door): void {
    this.#lightDoor(door);
    const [x, y, turn] = placeOf(door);
    const arrow = new Mesh(this.#arrow, this.#amber);
    arrow.position.set(x, y, 2 * HIGH);
    arrow.rotation.z = turn;
    arrow.userData.isFloor = true;
    this.group.add(arrow);
  }

  /** Let light fall out of a door that a midnight card speaks of, or that leads out. */
  #lightDoor(door: Door): void {
    const [x, y, turn] = placeOf(door);
    const light = new Mesh(this.#door, this.#glow);
    light.position.set(x, y, DOOR_HIGH / 2);
    light.rotation.order = 'ZXY';
    light.rotation.set(Math.PI / 2, 0, turn);
    this.group.add(light);
  }

  #addLine(line: readonly Point[]): void {
    line.slice(1).forEach((point, index) => {
      const [from, to] = [new Vector3(...(line[index] ?? point)), new Vector3(...point)];
      const way = to.clone().sub(from);
      const beam = new Mesh(new CylinderGeometry(THIN, THIN, way.length(), 6), this.#crimson);
      beam.position.copy(from).addScaledVector(way, 0.5);
      beam.quaternion.copy(new Quaternion().setFromUnitVectors(UP, way.normalize()));
      const end = new Mesh(new SphereGeometry(THIN * 2.6, 10, 8), this.#crimson);
      end.position.copy(to);
      this.group.add(beam, end);
    });
  }

  #number(steps: number): Texture {
    const found = this.#numbers.get(steps) ?? numberTexture(steps);
    this.#numbers.set(steps, found);
    return found;
  }
}

/** Return the light on the floor before the mirror's glass: seen even where only its back is. */
function shineOf({ ends: [from, to], out }: MirrorFront): Mesh {
  const far = ([x, y]: MirrorFront['out']) => [x + out[0] * SHINE, y + out[1] * SHINE] as const;
  const corners = [from, to, far(to), far(from)].flatMap(([x, y]) => [x, y, HIGH]);
  const shades = [0.75, 0.75, 0, 0].flatMap((alpha) => [0.8, 0.92, 1, alpha]);
  const shape = new BufferGeometry();
  shape.setAttribute('position', new Float32BufferAttribute(corners, 3));
  shape.setAttribute('color', new Float32BufferAttribute(shades, 4));
  shape.setIndex([0, 1, 2, 0, 2, 3]);
  const light = { vertexColors: true, transparent: true, depthWrite: false, side: DoubleSide };
  const shine = new Mesh(shape, new MeshBasicMaterial(light));
  shine.raycast = () => undefined; // fingers mean the floor
  return shine;
}

function doorsOn(side: Side): Door[] {
  return Array.from({ length: FIELDS }, (_, place) => ({ side, number: place + 1 }));
}

/** Return where a door is, and how what points outwards is turned there. */
function placeOf({ side, number }: Door): readonly [x: number, y: number, turn: number] {
  const along = number - 0.5;
  const places = {
    N: [along, FIELDS, 0],
    S: [along, 0, Math.PI],
    E: [FIELDS, along, -Math.PI / 2],
    W: [0, along, Math.PI / 2],
  } as const;
  return places[side];
}
