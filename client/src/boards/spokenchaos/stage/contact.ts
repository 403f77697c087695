/** Soft shadows where things touch the floor: they stand there even where no light throws any. */

import {
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  PlaneGeometry,
  Vector3,
  type Texture,
} from 'three';
import { type Box, modelOf } from '../geometry/measures';
import { glowTexture, softTexture } from './textures';

const LOW = 0.3; // fields above the floor, up to which something darkens it
const MARGIN = 0.11; // fields that a shadow reaches beyond what throws it
const HIGH = 0.004;
const MOST_BOXES = 48;
const MOST_GHOSTS = 60; // those in mind, too
const ROUND = 2.7; // how wide a ghost's shadow is, for its radius

export interface Standing {
  readonly piece: number;
  readonly matrix: Matrix4;
}

export interface Floating {
  readonly at: Vector3;
  readonly radius: number;
}

export class ContactShadows {
  readonly boxes = shadows(softTexture(), 0.42, MOST_BOXES);
  readonly rounds = shadows(glowTexture('rgb(8 4 16 / 90%)', 'rgb(8 4 16 / 0%)'), 0.6, MOST_GHOSTS);

  /** Put the shadows of furniture and ghosts where these are. */
  show(pieces: readonly Standing[], ghosts: readonly Floating[]): void {
    const all = pieces.flatMap(({ piece, matrix }) =>
      modelOf(piece).boxes.flatMap((box) => shadowOf(box, matrix) ?? []),
    );
    fill(this.boxes, all);
    fill(this.rounds, ghosts.filter(({ at }) => at.z < LOW).map(roundShadow));
  }
}

function shadows(map: Texture, opacity: number, most: number): InstancedMesh {
  const material = new MeshBasicMaterial({ map, transparent: true, opacity, depthWrite: false });
  material.polygonOffset = true;
  material.polygonOffsetFactor = -1;
  const mesh = new InstancedMesh(new PlaneGeometry(1, 1), material, most);
  mesh.frustumCulled = false;
  mesh.raycast = () => undefined;
  return mesh;
}

function fill(mesh: InstancedMesh, matrices: readonly Matrix4[]): void {
  mesh.count = Math.min(matrices.length, mesh.instanceMatrix.count);
  for (let index = 0; index < mesh.count; index += 1) {
    const matrix = matrices[index];
    if (matrix) mesh.setMatrixAt(index, matrix);
  }
  mesh.instanceMatrix.needsUpdate = true;
}

function roundShadow({ at, radius }: Floating): Matrix4 {
  const size = radius * ROUND * (1 - at.z / LOW / 2);
  return new Matrix4().makeScale(size, size, 1).setPosition(at.x, at.y, HIGH);
}

/** Return the shadow of a box as it lies; nothing if it is too high. */
export function shadowOf({ x0, x1, y0, y1, z0, z1 }: Box, matrix: Matrix4): Matrix4 | undefined {
  const corners = [x0, x1].flatMap((x) =>
    [y0, y1].flatMap((y) => [z0, z1].map((z) => new Vector3(x, y, z).applyMatrix4(matrix))),
  );
  if (Math.min(...corners.map(({ z }) => z)) > LOW) return undefined;
  const [across, along] = levelAxes(matrix);
  const [left, right] = range(corners.map((corner) => corner.dot(across)));
  const [near, far] = range(corners.map((corner) => corner.dot(along)));
  const [wide, deep] = [right - left + 2 * MARGIN, far - near + 2 * MARGIN];
  const middle = across
    .clone()
    .multiplyScalar((left + right) / 2)
    .addScaledVector(along, (near + far) / 2);
  return new Matrix4()
    .makeBasis(
      across.clone().multiplyScalar(wide),
      along.clone().multiplyScalar(deep),
      new Vector3(0, 0, 1),
    )
    .setPosition(middle.x, middle.y, HIGH);
}

/** Return the edge of a turned box that is most level, and what is square to it, on the floor. */
function levelAxes(matrix: Matrix4): readonly [Vector3, Vector3] {
  const edges = [new Vector3(), new Vector3(), new Vector3()] as const;
  matrix.extractBasis(...edges);
  const [level = edges[0]] = [...edges].sort((one, other) => Math.abs(one.z) - Math.abs(other.z));
  const across = level.clone().setZ(0).normalize();
  return [across, new Vector3(-across.y, across.x, 0)];
}

function range(numbers: readonly number[]): readonly [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}
