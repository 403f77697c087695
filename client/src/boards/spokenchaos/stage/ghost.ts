/** A translucent ghost: just the solid that is looked for, with a face that turns to who watches. */

import {
  Color,
  CylinderGeometry,
  DoubleSide,
  Group,
  LatheGeometry,
  MathUtils,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Quaternion,
  RingGeometry,
  Vector2,
  Vector3,
  type Texture,
} from 'three';
import type { Sign } from '../../../look/seats';
import type { GhostStyle, SceneGhost } from '../scene';
import { FIELDS } from '../twin/measures';
import { foot, WAYS, type Body } from '../twin/solid';
import { faceTexture, type Mood } from './faces';
import { seatColour } from './textures';

const UP = new Vector3(0, 0, 1);
const HEADS: Readonly<Record<string, Vector3>> = {
  '': UP,
  N: new Vector3(0, 1, 0),
  E: new Vector3(1, 0, 0),
  S: new Vector3(0, -1, 0),
  W: new Vector3(-1, 0, 0),
};
const AMBER = 0xffd48a;
const CRIMSON = 0xff3a55;
const LIFT = 1.15; // so high ghosts outside float behind a wall
const NEARLY = 2; // fields from a wall's plane in which it comes between
const SEED = 0.25; // how small a ghost is that begins to grow
const ARCH = 10; // segments of the dome
const AROUND = 28;

const faces = new Map<string, Texture>();

function face(mood: Mood, sign: Sign): Texture {
  const key = `${mood} ${sign}`;
  const found = faces.get(key) ?? faceTexture(mood, sign);
  faces.set(key, found);
  return found;
}

export class GhostFigure {
  readonly group = new Group();
  readonly #floating = new Group();
  readonly #sheet: MeshStandardMaterial;
  readonly #face: Mesh;
  readonly #print: MeshBasicMaterial;
  readonly #ring: Mesh;
  readonly #place = new Vector3();
  readonly #turn = new Quaternion();
  readonly #sign: Sign;
  #alpha = 0.72;
  #size = 1;
  #isNew = true;
  #isOutside = false;
  /** How much of the way up it floats if a wall is before it, from 0 to 1. */
  #risen = 0;

  constructor({ ghost, body, colour, sign }: SceneGhost) {
    this.#sign = sign;
    this.#sheet = sheetOf(new Color(seatColour(colour)));
    const mesh = new Mesh(solidOf(body), this.#sheet);
    mesh.castShadow = true;
    mesh.userData.ghost = ghost;
    this.#print = new MeshBasicMaterial({ map: face('hiding', sign), transparent: true });
    this.#face = new Mesh(faceOf(body), this.#print);
    this.#face.renderOrder = 2;
    const ring = new RingGeometry(body.radius * 1.12, body.radius * 1.3, 32);
    this.#ring = new Mesh(ring, new MeshBasicMaterial({ color: AMBER, side: DoubleSide }));
    this.#ring.position.z = 0.012;
    this.#ring.visible = false;
    this.#floating.add(mesh, this.#face, this.#ring);
    this.group.add(this.#floating);
  }

  /** Tell where the ghost is to be, and how it fares. */
  aim({ body, style, place }: SceneGhost, isLooking: boolean): void {
    this.#place.set(...foot(body));
    this.#isOutside = place !== 'inside';
    this.#turn.setFromUnitVectors(UP, HEADS[WAYS[body.way] ?? ''] ?? UP);
    this.#alpha = style === 'leaving' ? 0.22 : place === 'inside' ? 0.74 : 0.6;
    this.#print.map = face(moodOf(style, place), this.#sign);
    this.#ring.visible = style !== 'there' && style !== 'leaving' && !isLooking;
    const ring = this.#ring.material as MeshBasicMaterial;
    const isBad = style === 'caught' || style === 'burnt' || style === 'nowhere';
    ring.color.setHex(isBad ? CRIMSON : AMBER);
    ring.transparent = true;
    ring.opacity = style === 'open' ? 0.4 : 1;
    const isPlain = ['there', 'open', 'leaving'].includes(style);
    this.#sheet.emissiveIntensity = isPlain ? 0.5 : 0.85;
  }

  /** Come out of nothing where it is to be, and grow. */
  grow(): void {
    this.group.position.copy(this.#place);
    this.#size = SEED;
  }

  /** Go on towards where it is to be, floating; tell whether it is still on its way. */
  step(share: number): boolean {
    const { position, quaternion } = this.group;
    const by = this.#isNew ? 1 : share;
    const rise = Number(this.#isOutside) - this.#risen;
    this.#risen += rise * by;
    this.#isNew = false;
    const far = Math.hypot(position.x - this.#place.x, position.y - this.#place.y);
    position.lerp(this.#place, by);
    if (far > 0.4 && by < 1) position.z = Math.max(position.z, Math.min(far * 0.35, 1.3)); // over all
    quaternion.slerp(this.#turn, by);
    this.#size += (1 - this.#size) * by;
    this.group.scale.setScalar(this.#size);
    this.#sheet.opacity += (this.#alpha - this.#sheet.opacity) * by;
    this.#print.opacity = Math.min(1, this.#sheet.opacity * 1.4);
    const isOnItsWay = position.distanceTo(this.#place) > 1e-3 || this.#size < 0.99;
    return isOnItsWay || Math.abs(rise) > 1e-2 || quaternion.angleTo(this.#turn) > 1e-2;
  }

  /** Turn the face to who watches from a point of the world, and peek over the wall before it. */
  watch(point: Vector3): void {
    const watcher = this.group.parent?.worldToLocal(point.clone()) ?? point;
    this.#floating.position.z = LIFT * this.#risen * shareOfWall(this.#place, watcher);
    const own = this.group.worldToLocal(point.clone());
    this.#face.rotation.z = Math.atan2(own.y, own.x);
  }

  /** Give back what the graphics card keeps. */
  dispose(): void {
    this.group.traverse((part) => {
      if (part instanceof Mesh) (part.geometry as { dispose(): void }).dispose();
    });
    this.#sheet.dispose();
    this.#print.dispose();
  }
}

/** Return how much a wall is between a ghost outside and who watches, from 0 to 1. */
function shareOfWall(ghost: Vector3, watcher: Vector3): number {
  const walls = [
    ghost.x < 0 ? watcher.x : 0,
    ghost.y < 0 ? watcher.y : 0,
    ghost.x > FIELDS ? FIELDS - watcher.x : 0,
    ghost.y > FIELDS ? FIELDS - watcher.y : 0,
  ];
  return MathUtils.clamp(Math.max(...walls) / NEARLY, 0, 1);
}

function moodOf(style: GhostStyle, place: SceneGhost['place']): Mood {
  if (style === 'caught' || style === 'burnt' || style === 'nowhere') return 'caught';
  if (style === 'silly') return 'silly';
  return style === 'there' && place === 'inside' ? 'hiding' : 'peeking';
}

/** A sheet that is clearer where one looks straight at it. */
function sheetOf(colour: Color): MeshStandardMaterial {
  const sheet = new MeshStandardMaterial({
    color: colour,
    emissive: colour,
    emissiveIntensity: 0.32,
    roughness: 0.5,
    transparent: true,
    opacity: 0.7,
  });
  sheet.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      `float rim = 1.0 - abs(dot(normalize(vViewPosition), normal));
       diffuseColor.a *= mix(0.72, 1.28, rim * rim);
       outgoingLight += emissive * rim * rim * 0.5;
       #include <opaque_fragment>`,
    );
  };
  return sheet;
}

function solidOf({ radius, neck }: Body): LatheGeometry {
  const arch = Array.from({ length: ARCH + 1 }, (_, index) => {
    const angle = (index / ARCH) * (Math.PI / 2);
    return new Vector2(radius * Math.cos(angle), neck + radius * Math.sin(angle));
  });
  const solid = new LatheGeometry([new Vector2(0, 0), new Vector2(radius, 0), ...arch], AROUND);
  solid.rotateX(Math.PI / 2);
  return solid;
}

/** A patch of the sheet that faces +x, for the face. */
function faceOf({ radius, neck }: Body): CylinderGeometry {
  const wide = 2; // radians
  const high = radius * wide * 1.25;
  const patch = new CylinderGeometry(
    radius * 1.01,
    radius * 1.015,
    high,
    10,
    1,
    true,
    Math.PI / 2 - wide / 2,
    wide,
  );
  patch.rotateX(Math.PI / 2);
  patch.translate(0, 0, neck + radius * 0.35 - high / 2);
  return patch;
}
