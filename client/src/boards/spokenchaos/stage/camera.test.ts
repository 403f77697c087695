/** The picture through the keyhole is where the samples of the look are, at every size. */

import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { gridSide } from '../keyhole-frame';
import { doorOf } from '../geometry/doors';
import type { Vector } from '../geometry/vectors';
import { newKeyhole, onGrid, toView } from '../geometry/view';
import { flight, keyholeProjection, onStage, placesOf } from './camera';

const SIZES = [
  [1440, 900],
  [1280, 800],
  [844, 390],
  [390, 580],
  [390, 700],
  [624, 337],
] as const;
const POINTS: readonly Vector[] = [
  [2.5, 3, 0],
  [2.1, 4.4, 0.98],
  [2.9, 1.2, 0.3],
];

/** Return where a camera at a door draws a point of the lobby, in pixels. */
function drawnAt(door: string, [width, height]: readonly [number, number], point: Vector) {
  const { position, target } = placesOf(doorOf(door));
  const eye = new PerspectiveCamera();
  eye.position.copy(position);
  eye.lookAt(target);
  eye.updateMatrixWorld();
  eye.projectionMatrix.copy(keyholeProjection(width, height));
  const { x, y } = onStage(...point).project(eye);
  return [((x + 1) / 2) * width, ((1 - y) / 2) * height];
}

describe.each(SIZES)('in a window of %i x %i', (width, height) => {
  it.each(['S3', 'N3', 'W3', 'E4'])('%s shows every point in its sample', (door) => {
    const side = gridSide(width, height);
    for (const point of POINTS) {
      const [across, down] = onGrid(newKeyhole(), toView(doorOf(door), point));
      const [x, y] = drawnAt(door, [width, height], point);
      expect(x).toBeCloseTo(width / 2 + (across - 0.5) * side, 3);
      expect(y).toBeCloseTo(height / 2 + (down - 0.5) * side, 3);
    }
  });
});

describe('the flight to a door', () => {
  it('goes around the lobby, never through it', () => {
    const from = new Vector3(0, 8.7, 7.3);
    const { position } = placesOf(doorOf('N3'));
    for (let share = 0; share <= 1; share += 0.05) {
      const { x, z } = flight(from, position, share);
      expect(Math.max(Math.abs(x), Math.abs(z))).toBeGreaterThan(2.3);
      expect(Math.hypot(x, z)).toBeGreaterThan(3.3);
    }
    expect(flight(from, position, 1).distanceTo(position)).toBeLessThan(1e-9);
  });
});
