/** The six pieces of furniture: exactly the boxes that hide, with what is painted on them. */

import {
  BoxGeometry,
  BufferGeometry,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  Quaternion,
  Vector3,
  type Material,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { PieceStyle, ScenePiece } from '../scene';
import { GLASS, modelOf, type Box, type PieceName } from '../twin/measures';
import { drawersTexture, grainTexture, keysTexture } from './textures';

interface Look {
  readonly colour: string;
  readonly isCloth?: boolean;
  readonly metal?: number;
  readonly edge: number;
}

const LOOKS: Readonly<Record<PieceName, Look>> = {
  mirror: { colour: '#a8843c', metal: 0.55, edge: 0xffe2a0 },
  trolley: { colour: '#8f7436', metal: 0.6, edge: 0xffe2a0 },
  desk: { colour: '#6a4128', edge: 0xc08a5c },
  piano: { colour: '#2b2026', metal: 0.25, edge: 0x8d7484 },
  armchair: { colour: '#8c2f45', isCloth: true, edge: 0xe08a9a },
  table: { colour: '#8f5d38', edge: 0xe0ac78 },
};
const AMBER = 0xf6b64b;
const CRIMSON = 0xff2a44;
const HAIR = 0.0015; // paint lies so thick
const TUMBLE = 0.9; // fields that a piece is lifted, for each radian that it turns
const HOP = 0.16;
const HOPS = 7; // radians of hopping in a field of way

export class Furniture {
  readonly group = new Group();
  readonly #material: MeshStandardMaterial;
  readonly #lines: LineBasicMaterial;
  readonly #place = new Vector3();
  /** Where it is on its way there, were it not lifted. */
  readonly #at = new Vector3();
  readonly #turn = new Quaternion();
  #isNew = true;
  /** How far the piece is to turn on its way, in radians. */
  #tumble = 0;
  #isDancing = false;

  constructor(readonly piece: number) {
    const model = modelOf(piece);
    const { colour, isCloth = false, metal = 0.05, edge } = LOOKS[model.name];
    this.#material = new MeshStandardMaterial({
      map: grainTexture(colour, isCloth),
      roughness: isCloth ? 0.95 : 0.6 - metal * 0.3,
      metalness: metal,
    });
    this.#lines = new LineBasicMaterial({ color: edge, transparent: true, opacity: 0.35 });
    const boxes = model.boxes.map(boxGeometry);
    const mesh = new Mesh(mergeGeometries(boxes), this.#material);
    mesh.castShadow = mesh.receiveShadow = true;
    mesh.userData.piece = piece;
    const edges = mergeGeometries(boxes.map((box) => new EdgesGeometry(box) as BufferGeometry));
    this.group.add(mesh, new LineSegments(edges, this.#lines), ...paintOf(model.name));
  }

  /** Tell where the piece is to be, and how it is looked upon. */
  aim({ placed: { turn, shift }, style }: ScenePiece, isDancing: boolean): void {
    const [x, y, z] = turn;
    const matrix = new Matrix4().set(...x, 0, ...y, 0, ...z, 0, 0, 0, 0, 1);
    this.#turn.setFromRotationMatrix(matrix);
    this.#place.set(...shift);
    this.#tumble = this.group.quaternion.angleTo(this.#turn);
    this.#isDancing = isDancing && style === 'moved';
    this.#light(style);
  }

  /** Go on towards where it is to be; tell whether it is still on its way. */
  step(share: number): boolean {
    const { position, quaternion } = this.group;
    const by = this.#isNew ? 1 : share;
    this.#isNew = false;
    this.#at.lerp(this.#place, by);
    quaternion.slerp(this.#turn, by);
    const far = this.#at.distanceTo(this.#place);
    const angle = quaternion.angleTo(this.#turn);
    const isOnItsWay = far > 1e-3 || angle > 2e-3;
    if (!isOnItsWay) {
      this.#at.copy(this.#place);
      quaternion.copy(this.#turn);
    }
    position.copy(this.#at);
    position.z += isOnItsWay ? this.#lift(far, angle) : 0;
    return isOnItsWay;
  }

  /** How high a piece is lifted on its way: it tumbles over its edge, or hops as it dances. */
  #lift(far: number, angle: number): number {
    const tumbled = this.#tumble > 0.1 ? (angle * (this.#tumble - angle)) / this.#tumble : 0;
    return tumbled * TUMBLE + (this.#isDancing ? Math.abs(Math.sin(far * HOPS)) * HOP : 0);
  }

  #light(style: PieceStyle): void {
    const glow = { standing: 0, open: 0.1, draft: 0.28, refused: 0.5, moved: 0.3 }[style];
    this.#material.emissive.setHex(style === 'refused' ? CRIMSON : AMBER);
    this.#material.emissiveIntensity = glow;
    this.#lines.opacity = style === 'standing' ? 0.3 : 0.95;
  }
}

function boxGeometry({ x0, x1, y0, y1, z0, z1 }: Box): BoxGeometry {
  const box = new BoxGeometry(x1 - x0, y1 - y0, z1 - z0);
  box.translate((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2);
  return box;
}

/** A rectangle that faces +y, from its least to its greatest x and z. */
function facing(
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  y: number,
  material: Material,
): Mesh {
  const plane = new PlaneGeometry(x1 - x0, z1 - z0);
  plane.rotateX(Math.PI / 2);
  plane.rotateZ(Math.PI);
  plane.translate((x0 + x1) / 2, y + HAIR, (z0 + z1) / 2);
  return new Mesh(plane, material);
}

function paintOf(name: PieceName): Mesh[] {
  const paint = (map: MeshStandardMaterial['map'], roughness = 0.6) =>
    new MeshStandardMaterial({ map, roughness });
  if (name === 'mirror') {
    const { low, high } = GLASS;
    const silver = new MeshStandardMaterial({
      color: 0xbfd4e6,
      roughness: 0.08,
      metalness: 0.85,
      emissive: 0x3a4a6a,
      emissiveIntensity: 0.5,
    });
    const glass = facing(low[0], high[0], low[2], high[2], high[1], silver);
    glass.name = 'glass';
    return [glass];
  }
  if (name === 'piano') {
    const keys = new PlaneGeometry(1.5, 0.26);
    keys.translate(0, 0.3, 0.78 + HAIR);
    return [new Mesh(keys, paint(keysTexture(), 0.35))];
  }
  if (name === 'desk') {
    return [
      facing(-0.88, -0.5, 0.04, 0.86, 0.45, paint(drawersTexture(4))),
      facing(0.5, 0.88, 0.04, 0.86, 0.45, paint(drawersTexture(4))),
    ];
  }
  return [];
}
