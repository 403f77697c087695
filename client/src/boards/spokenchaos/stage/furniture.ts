/** The six pieces of furniture: exactly the boxes that hide, with what is painted on them. */

import {
  BoxGeometry,
  BufferGeometry,
  EdgesGeometry,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  MathUtils,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  Quaternion,
  Vector3,
  type Material,
} from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { PieceStyle, ScenePiece } from '../scene';
import { type Box, GLASS, modelOf, type PieceName } from '../geometry/measures';
import { drawersTexture, grainTexture, keysTexture } from './textures';

interface Look {
  readonly colour: string;
  readonly isCloth?: boolean;
  readonly metal?: number;
  readonly rough?: number;
  readonly edge: number;
}

const LOOKS: Readonly<Record<PieceName, Look>> = {
  mirror: { colour: '#c49a48', metal: 0.85, rough: 0.34, edge: 0xffe2a0 },
  trolley: { colour: '#b08d45', metal: 0.85, rough: 0.4, edge: 0xffe2a0 },
  desk: { colour: '#7a4b2e', rough: 0.42, edge: 0xc08a5c },
  piano: { colour: '#54404c', rough: 0.22, edge: 0x8d7484 },
  armchair: { colour: '#97324a', isCloth: true, rough: 0.95, edge: 0xe08a9a },
  table: { colour: '#9a643c', rough: 0.5, edge: 0xe0ac78 },
};
const BEVEL = 0.028; // fields
const SLIM = 0.3; // of the thinnest side, which a bevel takes at most
const WORN = 1.55; // how much lighter edges are
const FLAT = 0.93; // how much a surface faces one way that is no edge
const DUSKY = 0.62; // how dark it is just above the floor
const DUSK = 0.45; // fields up to which it is darker
const METAL_UNLIT = 0.3; // of metal where nothing is reflected in it
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
  readonly #edges: LineSegments;
  readonly #metal: number;

  constructor(readonly piece: number) {
    const model = modelOf(piece);
    const { colour, isCloth = false, metal = 0, rough = 0.6, edge } = LOOKS[model.name];
    this.#metal = metal;
    this.#material = new MeshStandardMaterial({
      map: grainTexture(colour, isCloth),
      roughness: rough,
      metalness: metal,
      vertexColors: true,
    });
    this.#lines = new LineBasicMaterial({ color: edge, transparent: true, opacity: 0.95 });
    const boxes = model.boxes.map(boxGeometry);
    const mesh = new Mesh(mergeGeometries(model.boxes.map(bevelled)), this.#material);
    mesh.castShadow = mesh.receiveShadow = true;
    mesh.userData.piece = piece;
    const edges = mergeGeometries(boxes.map((box) => new EdgesGeometry(box) as BufferGeometry));
    this.#edges = new LineSegments(edges, this.#lines);
    this.group.add(mesh, this.#edges, ...paintOf(model.name));
  }

  /** Shine, if there is something to be reflected. */
  reflect(hasLight: boolean): void {
    this.#material.metalness = hasLight ? this.#metal : this.#metal * METAL_UNLIT;
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
    this.#edges.visible = style !== 'standing';
  }
}

function boxGeometry({ x0, x1, y0, y1, z0, z1 }: Box): BoxGeometry {
  const box = new BoxGeometry(x1 - x0, y1 - y0, z1 - z0);
  box.translate((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2);
  return box;
}

/** A box with worn edges, darker near the floor. */
function bevelled(box: Box): BufferGeometry {
  const { x0, x1, y0, y1, z0, z1 } = box;
  const sides = [x1 - x0, y1 - y0, z1 - z0] as const;
  const radius = Math.min(BEVEL, Math.min(...sides) * SLIM);
  const made = new RoundedBoxGeometry(...sides, 1, radius);
  made.translate((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2);
  const { position, normal } = made.attributes;
  const shades: number[] = [];
  for (let index = 0; position && normal && index < position.count; index += 1) {
    const ways = [normal.getX(index), normal.getY(index), normal.getZ(index)].map(Math.abs);
    const wear = Math.max(...ways) > FLAT ? 1 : WORN;
    const shade = wear * MathUtils.lerp(DUSKY, 1, Math.min(1, position.getZ(index) / DUSK));
    shades.push(shade, shade, shade);
  }
  made.setAttribute('color', new Float32BufferAttribute(shades, 3));
  return made;
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
