/** The camera: it goes around the lobby, never low, and comes down to a door only for the look. */

import { MathUtils, PerspectiveCamera, Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { newKeyhole, type Door, type Side } from '../twin/keyhole';
import { FIELDS } from '../twin/measures';

/** The rules forbid to try out the view: nobody looks from lower than this. */
const LOWEST = MathUtils.degToRad(30);
const USUAL = MathUtils.degToRad(50);
const UPRIGHT = MathUtils.degToRad(60); // in a window that is higher than wide
const STEEPEST = 0.02;
const HALF = FIELDS / 2;
const FAR = 11.3; // so far away the lobby fits into the window
const VIEW = MathUtils.degToRad(42); // from the bottom of the window to its top
const NARROW = 1.2; // in windows narrower than this, width to height, the view grows upwards
const TURN_SPEED = 3.2; // how much faster one goes around than to a door
/** The parts of the window's height and width that the grid of the look takes up at most. */
const LOOK_HIGH = 0.94;
const LOOK_WIDE = 1.6; // the opening is much narrower than the grid

const keyhole = newKeyhole();

/** Return a place of the lobby in the coordinates of the stage. */
export function onStage(x: number, y: number, z: number): Vector3 {
  return new Vector3(x - HALF, z, HALF - y);
}

export class Camera {
  readonly orbit = new PerspectiveCamera(MathUtils.radToDeg(VIEW), 1, 0.1, 60);
  readonly eye = new PerspectiveCamera(90, 1, 0.02, 60);
  readonly controls: OrbitControls;
  /** How much of the way to the door is gone, from 0 to 1. */
  #share = 0;
  #isLooking = false;
  #isHolding = false;
  #from = { position: new Vector3(), target: new Vector3() };
  #door: Door | undefined;
  #aspect = 1;
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
    this.controls.addEventListener('change', changed);
    this.controls.addEventListener('start', () => (this.#turning = undefined));
  }

  /** The camera to draw with. */
  get active(): PerspectiveCamera {
    return this.#isLooking && this.#share >= 1 ? this.eye : this.orbit;
  }

  resize(width: number, height: number): void {
    this.#aspect = width / Math.max(height, 1);
    this.orbit.aspect = this.#aspect;
    const up = Math.tan(VIEW / 2) * Math.max(1, NARROW / this.#aspect);
    this.orbit.fov = 2 * MathUtils.radToDeg(Math.atan(up));
    this.orbit.updateProjectionMatrix();
    this.#frameKeyhole(width, height);
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
    const eased = MathUtils.smootherstep(this.#share, 0, 1);
    const { position, target } = placesOf(this.#door);
    this.orbit.position.lerpVectors(this.#from.position, position, eased);
    this.orbit.position.y += Math.sin(eased * Math.PI) * 0.8;
    const looked = new Vector3().lerpVectors(this.#from.target, target, eased);
    this.orbit.lookAt(looked);
    return true;
  }

  /** Look through the keyhole at a door, or step back from it. */
  look(door: Door | undefined): void {
    if (door) {
      if (!this.#isLooking) {
        this.#from.position.copy(this.orbit.position);
        this.#from.target.copy(this.controls.target);
        this.#share = 0;
      } else this.#share = 1;
      this.#door = door;
      const { position, target } = placesOf(door);
      this.eye.position.copy(position);
      this.eye.lookAt(target);
      this.eye.updateMatrixWorld();
    } else if (this.#isLooking) {
      this.orbit.position.copy(this.#from.position);
      this.controls.update();
    }
    this.#isLooking = door !== undefined;
    this.#rule();
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

  /** Whether one looks through the keyhole just now. */
  get isAtDoor(): boolean {
    return this.#isLooking && this.#share >= 1;
  }

  /** Frame the view so that the grid of the look lies in the middle, as large as the window lets. */
  #frameKeyhole(width: number, height: number): void {
    const near = this.eye.near;
    const scale = near / (keyhole.plate - keyhole.eye);
    const half = (keyhole.cell * keyhole.grid) / 2;
    const side = Math.min(width * LOOK_WIDE, height * LOOK_HIGH);
    const [across, up] = [(half * width) / side, (half * height) / side];
    const middle = keyhole.middle - keyhole.eyeHeight;
    this.eye.projectionMatrix.makePerspective(
      -across * scale,
      across * scale,
      (middle + up) * scale,
      (middle - up) * scale,
      near,
      this.eye.far,
    );
    this.eye.projectionMatrixInverse.copy(this.eye.projectionMatrix).invert();
  }
}

/** Return how far to turn from one angle to another, the short way. */
function angleBetween(from: number, to: number): number {
  return MathUtils.euclideanModulo(to - from + Math.PI, 2 * Math.PI) - Math.PI;
}

function placesOf({ side, number }: Door): { position: Vector3; target: Vector3 } {
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
