/** A camera that goes wherever one likes, within reason, and comes back to where it was. */

import { MathUtils, Spherical, Vector3, type PerspectiveCamera } from 'three';
import type { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import type { Steering } from '../photo';
import { FIELDS } from '../geometry/measures';

const HALF = FIELDS / 2;
const CEILING = 1.6; // fields above the floor, up to which one looks at things
const FLOOR = 0.1;
/** Limits of a camera that goes wherever one likes: over the floor, and not far from the house. */
const FREE = {
  enablePan: true,
  minPolarAngle: 0.02,
  maxPolarAngle: MathUtils.degToRad(88),
  minDistance: 0.9,
  maxDistance: 14,
} as const;
type Limits = { -readonly [name in keyof typeof FREE]: (typeof FREE)[name] | number | boolean };

export class Roaming {
  #kept: { limits: Limits; position: Vector3; target: Vector3; isDamped: boolean } | undefined;

  constructor(
    private readonly camera: PerspectiveCamera,
    private readonly controls: OrbitControls,
  ) {
    controls.addEventListener('change', () => this.#stay());
  }

  /** Go wherever one likes, gliding on or not; or come back to where one was. */
  roam(isFree: boolean, glides: boolean): void {
    if (isFree) this.#begin(glides);
    else this.#end();
  }

  /** Go on as a key asks. */
  steer({ around = 0, up = 0, nearer = 1, aside = 0, on = 0 }: Steering): void {
    if (!this.#kept) return;
    const { target } = this.controls;
    const place = new Spherical().setFromVector3(this.camera.position.clone().sub(target));
    const { minPolarAngle, maxPolarAngle, minDistance, maxDistance } = FREE;
    place.theta += around;
    place.phi = MathUtils.clamp(place.phi - up, minPolarAngle, maxPolarAngle);
    place.radius = MathUtils.clamp(place.radius / nearer, minDistance, maxDistance);
    const ahead = new Vector3(-Math.sin(place.theta), 0, -Math.cos(place.theta));
    const right = new Vector3(-ahead.z, 0, ahead.x);
    target.addScaledVector(right, aside).addScaledVector(ahead, on);
    this.camera.position.setFromSpherical(place).add(target);
    this.#stay();
    this.controls.update();
  }

  #begin(glides: boolean): void {
    const { controls, camera } = this;
    if (this.#kept) return;
    const { enablePan, minPolarAngle, maxPolarAngle, minDistance, maxDistance } = controls;
    this.#kept = {
      limits: { enablePan, minPolarAngle, maxPolarAngle, minDistance, maxDistance },
      position: camera.position.clone(),
      target: controls.target.clone(),
      isDamped: controls.enableDamping,
    };
    Object.assign(controls, FREE, { enableDamping: glides });
  }

  #end(): void {
    if (!this.#kept) return;
    const { limits, position, target, isDamped } = this.#kept;
    this.#kept = undefined;
    Object.assign(this.controls, limits, { enableDamping: isDamped });
    this.controls.target.copy(target);
    this.camera.position.copy(position);
    this.controls.update();
  }

  /** Look at something in the house: who would look beyond it is held back. */
  #stay(): void {
    const { target } = this.controls;
    if (!this.#kept) return;
    const kept = held(target);
    this.camera.position.add(kept.clone().sub(target));
    target.copy(kept);
  }
}

/** Return the nearest place in the house. */
export function held({ x, y, z }: Vector3): Vector3 {
  return new Vector3(
    MathUtils.clamp(x, -HALF, HALF),
    MathUtils.clamp(y, FLOOR, CEILING),
    MathUtils.clamp(z, -HALF, HALF),
  );
}
