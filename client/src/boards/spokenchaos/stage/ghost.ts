/** A translucent ghost: just the solid that is looked for, with a face that turns to who watches. */

import {
  Color,
  DoubleSide,
  Float32BufferAttribute,
  GreaterDepth,
  Group,
  LatheGeometry,
  MathUtils,
  Mesh,
  MeshBasicMaterial,
  Quaternion,
  RingGeometry,
  Vector2,
  Vector3,
  type Texture,
} from 'three';
import type { Sign } from '../../../look/seats';
import type { GhostStyle, SceneGhost } from '../scene';
import type { Door } from '../geometry/doors';
import { OUT_SIZE } from '../bodies';
import { type Body, foot, UP as UPRIGHT, WAYS } from '../geometry/ghost-solid';
import { FIELDS } from '../geometry/measures';
import { HINTS } from './camera';
import { doorwayOf } from './doorways';
import { blinked, faceTexture, type Mood } from './faces';
import { Sheet } from './sheet';
import { ghostColour } from './textures';
import { thresholdOf, WALL_HEIGHT } from './walls';

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
const RING_AROUND = 32;
const RING_ACROSS = 4;
const RING_EDGE = 0.12; // how light its edges are beside its middle
const LIFT = 1.15; // so high ghosts outside float behind a wall at most
const NEARLY = 2; // fields from a wall's plane in which it comes between
const LOW = 0.05; // fields up to which a ghost still darkens the floor
const SEED = 0.25; // how small a ghost is that begins to grow
const ARCH = 8; // segments of the dome
const AROUND = 26;
const ROWS = [0, 0.12, 0.3, 0.6] as const; // of the sheet below the dome, as parts of its height
const THERE = 0.15; // fields from a threshold at which it is passed
const BLINK = 0.14; // seconds
const BETWEEN = 3.7; // seconds from one blink to the next, more or less
const SHIVER = 0.014; // fields
const FIRST = -1; // drawn after what is solid, and before all other ghosts
const SHIVERS = 38; // radians in a second

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
  readonly #sheet: Sheet;
  readonly #ring: Mesh;
  /** What is seen of it through the furniture before it. */
  readonly #shade: Mesh;
  readonly #place = new Vector3();
  readonly #turn = new Quaternion();
  readonly #sign: Sign;
  readonly #phase: number;
  #aimed: SceneGhost | undefined;
  #mood: Mood = 'hiding';
  #alpha = 0.72;
  #size = 1;
  #full = 1;
  #isNew = true;
  #isOutside = false;
  /** The door by which it comes or goes just now. */
  #door: Door | undefined;
  /** How much of the way up it floats if a wall is before it, from 0 to 1. */
  #risen = 0;

  constructor({ ghost, body, colour, sign }: SceneGhost) {
    this.#sign = sign;
    this.#phase = ghost * 2.4;
    this.#sheet = new Sheet(
      new Color(ghostColour(colour)),
      body,
      this.#phase,
      face('hiding', sign),
    );
    const solid = solidOf(body);
    const mesh = new Mesh(solid, this.#sheet.material);
    mesh.castShadow = true;
    mesh.userData.ghost = ghost;
    this.#ring = new Mesh(edgedRing(body.radius), ringMaterial());
    this.#ring.position.z = 0.012;
    this.#ring.visible = false;
    this.#shade = new Mesh(solid, shadeMaterial(ghostColour(colour)));
    this.#shade.layers.set(HINTS);
    this.#shade.renderOrder = FIRST;
    this.#floating.add(this.#shade, mesh, this.#ring);
    this.group.add(this.#floating);
  }

  /** The door by which it comes or goes just now, if it does. */
  get door(): Door | undefined {
    return this.#door;
  }

  /** How high it floats above what is below it, and how large it is there. */
  get contact(): { readonly at: Vector3; readonly radius: number } | undefined {
    const { position } = this.group;
    const body = this.#aimed?.body;
    if (body?.way !== UPRIGHT || this.#floating.position.z > LOW) return undefined;
    return { at: position, radius: body.radius };
  }

  /** Tell where the ghost is to be, and how it fares. */
  aim(ghost: SceneGhost, isLooking: boolean): void {
    const { body, style, place } = ghost;
    if (this.#aimed) this.#door = doorwayOf(this.#aimed, ghost) ?? this.#door;
    this.#aimed = ghost;
    this.#place.set(...foot(body));
    this.#isOutside = place !== 'inside';
    this.#full = place === 'out' ? OUT_SIZE : 1;
    this.#turn.setFromUnitVectors(UP, HEADS[WAYS[body.way] ?? ''] ?? UP);
    this.#shade.visible = place === 'inside' && style !== 'leaving';
    this.#alpha = style === 'leaving' ? 0.22 : 0.92;
    this.#mood = moodOf(ghost);
    this.#sheet.show(face(this.#mood, this.#sign));
    this.#ring.visible = style !== 'there' && style !== 'leaving' && !isLooking;
    const ring = this.#ring.material as MeshBasicMaterial;
    const isBad = style === 'caught' || style === 'burnt' || style === 'nowhere';
    ring.color.setHex(isBad ? CRIMSON : AMBER);
    ring.opacity = style === 'open' ? 0.7 : 1;
    const isPlain = ['there', 'open', 'leaving'].includes(style);
    this.#sheet.material.emissiveIntensity = isPlain ? 0.42 : 0.62;
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
    this.#move(by);
    quaternion.slerp(this.#turn, by);
    this.#size += (this.#full - this.#size) * by;
    this.group.scale.setScalar(this.#size);
    const { material } = this.#sheet;
    material.opacity += (this.#alpha - material.opacity) * by;
    const isGrown = Math.abs(this.#full - this.#size) < 1e-2;
    const isOnItsWay = position.distanceTo(this.#place) > 1e-3 || !isGrown;
    return isOnItsWay || Math.abs(rise) > 1e-2 || quaternion.angleTo(this.#turn) > 1e-2;
  }

  /** Go on: through the door if there is one, or else over everything. */
  #move(by: number): void {
    const { position } = this.group;
    if (by === 1) this.#door = undefined;
    const threshold = this.#door && new Vector3(...thresholdOf(this.#door), 0);
    if (threshold) {
      position.lerp(threshold, by);
      if (position.distanceTo(threshold) < THERE) this.#door = undefined;
      return;
    }
    const far = Math.hypot(position.x - this.#place.x, position.y - this.#place.y);
    position.lerp(this.#place, by);
    if (far > 0.4 && by < 1) position.z = Math.max(position.z, Math.min(far * 0.35, 1.3));
  }

  /** Let the hem swing, the eyes blink, and who is afraid shiver. */
  live(seconds: number): void {
    this.#sheet.sway(seconds * 1.6, 1);
    const since = (seconds + this.#phase) % (BETWEEN + (this.#phase % 1.3));
    const mood = since < BLINK ? blinked(this.#mood) : this.#mood;
    this.#sheet.show(face(mood, this.#sign));
    const isShivering = this.#mood === 'afraid' || this.#mood === 'caught';
    this.#floating.position.x = isShivering ? SHIVER * Math.sin(seconds * SHIVERS) : 0;
  }

  /** Turn the face to who watches from a point of the world, and peek over the wall before it. */
  watch(point: Vector3): void {
    const watcher = this.group.parent?.worldToLocal(point.clone()) ?? point;
    this.#floating.position.z = (this.#risen * liftOf(this.#place, watcher)) / this.#full;
    const own = this.group.worldToLocal(point.clone());
    this.#sheet.turn(Math.atan2(own.y, own.x));
  }

  /** Give back what the graphics card keeps. */
  dispose(): void {
    this.group.traverse((part) => {
      if (part instanceof Mesh) (part.geometry as { dispose(): void }).dispose();
    });
    this.#sheet.material.dispose();
  }
}

/** Return a ring around a ghost whose edges are dark, so that it is seen on light and dark fields. */
function edgedRing(radius: number): RingGeometry {
  const ring = new RingGeometry(radius * 1.08, radius * 1.34, RING_AROUND, RING_ACROSS);
  const loops = Array.from({ length: RING_ACROSS + 1 }, (_, loop) =>
    loop === 0 || loop === RING_ACROSS ? RING_EDGE : 1,
  );
  const shades = loops.flatMap((shade) =>
    Array.from({ length: RING_AROUND + 1 }, () => [shade, shade, shade]),
  );
  ring.setAttribute('color', new Float32BufferAttribute(shades.flat(), 3));
  return ring;
}

/** Return how a ghost shows where furniture is before it. */
function shadeMaterial(color: string): MeshBasicMaterial {
  return new MeshBasicMaterial({
    color,
    transparent: true,
    opacity: 0.45,
    depthFunc: GreaterDepth,
    depthWrite: false,
  });
}

function ringMaterial(): MeshBasicMaterial {
  return new MeshBasicMaterial({
    color: AMBER,
    side: DoubleSide,
    vertexColors: true,
    transparent: true,
  });
}

/** Return how high a ghost outside floats so that the wall before it does not hide it. */
function liftOf(ghost: Vector3, watcher: Vector3): number {
  const walls = [
    [-ghost.x, watcher.x],
    [-ghost.y, watcher.y],
    [ghost.x - FIELDS, FIELDS - watcher.x],
    [ghost.y - FIELDS, FIELDS - watcher.y],
  ] as const;
  const [far, beyond] = walls.find(([outside]) => outside > 0) ?? [0, 0];
  if (beyond <= 0) return 0;
  const seen = (watcher.z * far) / (far + beyond); // so high one looks over the wall to its foot
  const share = Math.min(1, beyond / NEARLY);
  return share * MathUtils.clamp(WALL_HEIGHT - seen, 0, LIFT);
}

function moodOf({ style, place, isAfraid }: SceneGhost): Mood {
  if (CAUGHT.includes(style)) return 'caught';
  if (style === 'silly') return 'silly';
  if (isAfraid) return 'afraid';
  return style === 'there' && place === 'inside' ? 'hiding' : 'peeking';
}

const CAUGHT: readonly GhostStyle[] = ['caught', 'burnt', 'nowhere'];

function solidOf({ radius, neck }: Body): LatheGeometry {
  const rows = ROWS.map((share) => new Vector2(radius, neck * share));
  const arch = Array.from({ length: ARCH + 1 }, (_, index) => {
    const angle = (index / ARCH) * (Math.PI / 2);
    return new Vector2(radius * Math.cos(angle), neck + radius * Math.sin(angle));
  });
  const solid = new LatheGeometry([...rows, ...arch], AROUND);
  solid.rotateX(Math.PI / 2);
  return solid;
}
