/** The candles in the corners of the lobby: they flicker, and hang on a wall that is seen. */

import {
  AdditiveBlending,
  BoxGeometry,
  Group,
  Mesh,
  MeshStandardMaterial,
  Object3D,
  PointLight,
  Sprite,
  SpriteMaterial,
  type Vector3,
} from 'three';
import { FIELDS } from '../geometry/measures';
import { glowTexture } from './textures';

const CORNERS: readonly (readonly [number, number])[] = [
  [0.25, 0.25],
  [5.75, 0.25],
  [5.75, 5.75],
  [0.25, 5.75],
];
const HEIGHT = 1.5;
const WAX_FAR = 0.05; // from the walls
const BRIGHT = 5.2;

interface Candle {
  readonly x: number;
  readonly y: number;
  readonly light: PointLight;
  readonly glow: Sprite;
  /** What is seen of it. */
  readonly parts: readonly Object3D[];
  readonly phase: number;
}

export class Candles {
  readonly group = new Group();
  readonly #candles: readonly Candle[];

  constructor() {
    const glow = glowTexture('rgb(255 226 150 / 95%)', 'rgb(255 150 40 / 0%)');
    this.#candles = CORNERS.map(([x, y], index) => {
      const wax = new Mesh(
        new BoxGeometry(0.07, 0.07, 0.22),
        new MeshStandardMaterial({ color: 0xfff1d6, emissive: 0xffc878, emissiveIntensity: 0.4 }),
      );
      wax.position.set(atWall(x), atWall(y), HEIGHT - 0.2);
      const light = new PointLight(0xffb25e, BRIGHT, 9, 1.7);
      light.position.set(x, y, HEIGHT);
      const flame = new Sprite(
        new SpriteMaterial({ map: glow, blending: AdditiveBlending, depthWrite: false }),
      );
      flame.position.set(atWall(x), atWall(y), HEIGHT);
      flame.scale.setScalar(0.5);
      this.group.add(wax, light, flame);
      return { x, y, light, glow: flame, parts: [wax, flame], phase: index * 1.9 };
    });
  }

  flicker(seconds: number): void {
    for (const { light, glow, phase } of this.#candles) {
      const burn =
        0.86 + 0.09 * Math.sin(seconds * 9 + phase) + 0.05 * Math.sin(seconds * 23 + phase * 3);
      light.intensity = BRIGHT * burn;
      glow.scale.setScalar(0.5 * (0.8 + 0.2 * burn));
    }
  }

  /** Spend less: fewer lights. */
  simplify(level: number): void {
    this.#candles.forEach(
      ({ light }, index) => (light.visible = level < 1 || (level < 3 && index % 2 === 0)),
    );
  }

  /** Hide those in corners of which one wall is seen through from a point of the lobby. */
  watch(point: Vector3): void {
    for (const candle of this.#candles) {
      const isSeen = hangsOnSeenWalls(candle, point);
      for (const part of candle.parts) part.visible = isSeen;
    }
  }
}

/** Return the place of a candle's wax, near its walls rather than where its light is. */
function atWall(place: number): number {
  return place < FIELDS / 2 ? WAX_FAR : FIELDS - WAX_FAR;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Tell whether both walls of a candle's corner are seen from a point of the lobby. */
export function hangsOnSeenWalls(candle: Place, from: Place): boolean {
  const isAcross = candle.x < FIELDS / 2 ? from.x > 0 : from.x < FIELDS;
  const isUp = candle.y < FIELDS / 2 ? from.y > 0 : from.y < FIELDS;
  return isAcross && isUp;
}
