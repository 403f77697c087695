import { PerspectiveCamera, Vector3 } from 'three';
import type { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { describe, expect, it } from 'vitest';
import { Roaming } from './roaming';

/** Controls that do nothing by themselves. */
function still() {
  return {
    target: new Vector3(0, 0.1, 0),
    enablePan: false,
    enableDamping: true,
    minPolarAngle: 0.02,
    maxPolarAngle: 1,
    minDistance: 4.5,
    maxDistance: 19,
    update: () => true,
    addEventListener: () => undefined,
  };
}

function standing() {
  const [camera, controls] = [new PerspectiveCamera(), still()];
  camera.position.set(0, 8, 8);
  return { camera, controls, roaming: new Roaming(camera, controls as unknown as OrbitControls) };
}

describe('a camera that roams', () => {
  it('comes back to where it was, with the limits it had', () => {
    const { camera, controls, roaming } = standing();
    roaming.roam(true, false);
    expect(controls.enablePan).toBe(true);
    roaming.steer({ around: 1, up: 0.5, nearer: 2, aside: 1 });
    expect(camera.position.x).not.toBeCloseTo(0);
    roaming.roam(false, false);
    expect(camera.position.toArray()).toEqual([0, 8, 8]);
    expect(controls).toMatchObject({ enablePan: false, maxPolarAngle: 1, minDistance: 4.5 });
    expect(controls.target.toArray()).toEqual([0, 0.1, 0]);
  });

  it('stays above the floor, near the house, and looks at something in it', () => {
    const { camera, controls, roaming } = standing();
    roaming.roam(true, false);
    for (let step = 0; step < 40; step += 1) roaming.steer({ up: -0.2, nearer: 0.5, aside: 1 });
    expect(camera.position.y).toBeGreaterThan(0);
    expect(camera.position.distanceTo(controls.target)).toBeLessThanOrEqual(14.001);
    expect(Math.abs(controls.target.x)).toBeLessThanOrEqual(3);
    expect(Math.abs(controls.target.z)).toBeLessThanOrEqual(3);
  });

  it('does not go anywhere unless it was let go', () => {
    const { camera, roaming } = standing();
    roaming.steer({ around: 1 });
    expect(camera.position.toArray()).toEqual([0, 8, 8]);
  });
});
