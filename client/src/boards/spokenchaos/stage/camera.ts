/** The camera: it goes around the lobby, never low, and comes down to a door only for the look. */

import { MathUtils, Matrix4, PerspectiveCamera, Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { gridSide } from '../keyhole-frame';
import type { View } from '../stills';
import type { Door, Side } from '../geometry/doors';
import { FIELDS } from '../geometry/measures';
import { newKeyhole } from '../geometry/view';
import { Roaming } from './roaming';

/** The rules forbid to try out the view: nobody looks from lower than this. */
const LOWEST = MathUtils.degToRad(30);
const USUAL = MathUtils.degToRad(50);
const UPRIGHT = MathUtils.degToRad(60); // in a window that is higher than wide
const STEEPEST = 0.02;
const HALF = FIELDS / 2;
const FAR = 11.7; // so far away the lobby fits into the window, its far doors below the buttons
const VIEW = MathUtils.degToRad(42); // from the bottom of the window to its top
const NARROW = 1.2; // in windows narrower than this, width to height, the view grows upwards
const TURN_SPEED = 3.2; // how much faster one goes around than to a door
const ARC = 0.8; // how much higher than straight one flies to a door
const NEAR = 0.02;
const DISTANT = 60;

const keyhole = newKeyhole();

/** What helps whoever goes around the lobby, and is not there for who looks, nor in the mirror. */
export const HINTS = 1;

/** Return a place of the lobby in the coordinates of the stage. */
export function onStage(x: number, y: number, z: number): Vector3 {
  return new Vector3(x - HALF, z, HALF - y);
}
export class Camera {
  readonly orbit = new PerspectiveCamera(MathUtils.radToDeg(VIEW), 1, 0.1, 60);
  /** Flies to a door and looks through it; the other one stays where it is. */
  readonly eye = new PerspectiveCamera(90, 1, NEAR, DISTANT);
  readonly controls: OrbitControls;
  readonly roaming: Roaming;
  /** How much of the way to the door is gone, from 0 to 1. */
  #share = 0;
  #isLooking = false;
  #isHolding = false;
  #door: Door | undefined;
  #aspect = 1;
  readonly #frame = new Matrix4();
  /** Where one is going around the lobby. */
  #turning: Spherical | undefined;

  constructor(canvas: HTMLElement, changed: () => void) {
    this.controls = new OrbitControls(this.orbit, canvas);
    this.controls.enablePan = false;
    this.controls.enableDamping = true;
    this.controls.dampingFactor = 0.12;
    this.controls.minPolarAngle = STEEPEST;
    this.controls.maxPolarAngle = Math.PI / 2 - LOWEST;
    this.controls.minDistance = 4.5;
    this.controls.maxDistance = 19;
    this.controls.target.set(0, 0.1, 0);
    this.roaming = new Roaming(this.orbit, this.controls);
    this.orbit.layers.enable(HINTS);
    this.controls.addEventListener('change', changed);
    this.controls.addEventListener('start', () => (this.#turning = undefined));
  }

  /** The camera to draw with. */
  get active(): PerspectiveCamera {
    return this.#isLooking ? this.eye : this.orbit;
  }

  resize(width: number, height: number): void {
    this.#aspect = width / Math.max(height, 1);
    this.orbit.aspect = this.#aspect;
    const up = Math.tan(VIEW / 2) * Math.max(1, NARROW / this.#aspect);
    this.orbit.fov = 2 * MathUtils.radToDeg(Math.atan(up));
    this.orbit.updateProjectionMatrix();
    this.#frame.copy(keyholeProjection(width, height));
    if (this.#isLooking) this.#fly();
  }

  /** Go to where one's own start side is near. */
  goHome(side: Side, isTop: boolean, isAtOnce: boolean): void {
    const azimuths = { S: 0, E: Math.PI / 2, N: Math.PI, W: -Math.PI / 2 } as const;
    const polar = isTop ? STEEPEST : Math.PI / 2 - (this.#aspect < 1 ? UPRIGHT : USUAL);
    const home = new Spherical(FAR, polar, azimuths[side]);
    this.#turning = isAtOnce ? undefined : home;
    if (!isAtOnce) return;
    this.orbit.position.setFromSpherical(home);
    this.controls.update();
  }

  /** Stand somewhere and look at something. */
  stand({ from, to }: View): void {
    this.#turning = undefined;
    this.controls.target.copy(onStage(...to));
    this.orbit.position.copy(onStage(...from));
    this.orbit.lookAt(this.controls.target);
  }

  /** Go on around the lobby to where one is at home. */
  #turnOn(share: number): boolean {
    const home = this.#turning;
    if (!home) return this.controls.update();
    const now = new Spherical().setFromVector3(this.orbit.position);
    const [turn, rise] = [angleBetween(now.theta, home.theta), home.phi - now.phi];
    const by = Math.min(1, share * TURN_SPEED);
    now.theta += turn * by;
    now.phi += rise * by;
    now.radius += (home.radius - now.radius) * by;
    this.orbit.position.setFromSpherical(now);
    if (Math.hypot(turn, rise) < 0.01) this.#turning = undefined;
    this.controls.update();
    return true;
  }

  /** Go on: to the door, or back. */
  step(share: number): boolean {
    if (!this.#isLooking) return this.#turnOn(share);
    if (this.#share >= 1 || !this.#door) return false;
    this.#share = Math.min(1, this.#share + share);
    this.#fly();
    return true;
  }

  /** The side of the lobby that is nearest to who goes around it. */
  get near(): Side {
    return sideNear(this.orbit.position.x, this.orbit.position.z);
  }

  /** Look through the keyhole at a door, or step back from it. */
  look(door: Door | undefined): void {
    const isSame = door?.side === this.#door?.side && door?.number === this.#door?.number;
    if (isSame) return;
    this.#share = door && this.#isLooking ? 1 : 0;
    this.#isLooking = door !== undefined;
    this.#door = door;
    if (door) this.#fly();
    this.#rule();
  }

  /** Be where one is on the way to the door: around the lobby, down, and closer to the opening. */
  #fly(): void {
    if (!this.#door) return;
    const eased = MathUtils.smootherstep(this.#share, 0, 1);
    const { position, target } = placesOf(this.#door);
    this.eye.position.copy(flight(this.orbit.position, position, eased));
    this.eye.lookAt(new Vector3().lerpVectors(this.controls.target, target, eased));
    this.eye.updateMatrixWorld();
    this.eye.projectionMatrix.copy(mixed(this.orbit.projectionMatrix, this.#frame, eased));
    this.eye.projectionMatrixInverse.copy(this.eye.projectionMatrix).invert();
  }

  /** Stand still while something is dragged through the lobby. */
  hold(isHolding: boolean): void {
    this.#isHolding = isHolding;
    this.#rule();
  }

  /** Let the pointer lead the camera, unless it does something else. */
  #rule(): void {
    this.controls.enabled = !this.#isLooking && !this.#isHolding;
  }

  /** Whether one looks through the keyhole, or is on the way there. */
  get isLooking(): boolean {
    return this.#isLooking;
  }

  /** How much of the way to the door is gone, from 0 to 1; only there it is 1. */
  get approach(): number {
    return this.#isLooking ? this.#share : 0;
  }

  /** Whether one looks through the keyhole just now. */
  get isAtDoor(): boolean {
    return this.approach === 1;
  }
}

/** Return the view that has the grid of the look in the middle, as large as the window lets. */
export function keyholeProjection(width: number, height: number): Matrix4 {
  const scale = NEAR / (keyhole.plate - keyhole.eye);
  const half = (keyhole.cell * keyhole.grid) / 2;
  const side = gridSide(width, height);
  const [across, up] = [(half * width) / side, (half * height) / side];
  const middle = keyhole.middle - keyhole.eyeHeight;
  return new Matrix4().makePerspective(
    -across * scale,
    across * scale,
    (middle + up) * scale,
    (middle - up) * scale,
    NEAR,
    DISTANT,
  );
}

/** Return the side that is nearest to a place of the stage. */
export function sideNear(x: number, z: number): Side {
  if (Math.abs(x) > Math.abs(z)) return x > 0 ? 'E' : 'W';
  return z > 0 ? 'S' : 'N';
}

/** Return where one is on the way from one place to another, around the middle of the lobby. */
export function flight(from: Vector3, to: Vector3, share: number): Vector3 {
  const angle = Math.atan2(from.x, from.z);
  const turn = angleBetween(angle, Math.atan2(to.x, to.z));
  const far = MathUtils.lerp(Math.hypot(from.x, from.z), Math.hypot(to.x, to.z), share);
  const high = MathUtils.lerp(from.y, to.y, share) + Math.sin(share * Math.PI) * ARC;
  const now = angle + turn * share;
  return new Vector3(Math.sin(now) * far, high, Math.cos(now) * far);
}

/** Return a view between two: each number of it is between theirs. */
function mixed(one: Matrix4, other: Matrix4, share: number): Matrix4 {
  return new Matrix4().fromArray(
    one.elements.map((value, place) => MathUtils.lerp(value, other.elements[place] ?? 0, share)),
  );
}

/** Return how far to turn from one angle to another, the short way. */
function angleBetween(from: number, to: number): number {
  return MathUtils.euclideanModulo(to - from + Math.PI, 2 * Math.PI) - Math.PI;
}

/** Return where the eye is behind a door's keyhole, and what it looks at. */
export function placesOf({ side, number }: Door): { position: Vector3; target: Vector3 } {
  const along = number - 0.5;
  const back = keyhole.eye;
  const high = keyhole.eyeHeight;
  const places = {
    S: [along, back, along, 1],
    N: [along, FIELDS - back, along, FIELDS - 1],
    W: [back, along, 1, along],
    E: [FIELDS - back, along, FIELDS - 1, along],
  } as const;
  const [x, y, tx, ty] = places[side];
  return { position: onStage(x, y, high), target: onStage(tx, ty, high) };
}
