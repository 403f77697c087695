/** The lobby itself: floor, walls with their doors, candles, mist outside, and the keyhole. */

import {
  BackSide,
  BoxGeometry,
  CircleGeometry,
  Color,
  CylinderGeometry,
  FogExp2,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  SpotLight,
  Sprite,
  SpriteMaterial,
  type Scene as Stage,
  type Vector3,
} from 'three';
import { cardNamed, isHot } from '../midnight';
import type { Scene } from '../scene';
import type { Door, Side } from '../geometry/doors';
import { FIELDS } from '../geometry/measures';
import { Candles } from './candles';
import { BORDER, floorTexture, glossTexture } from './ground';
import { KeyholePost } from './post';
import { glowTexture, lavaTexture } from './textures';
import { Wall, WALL_HEIGHT } from './walls';

/** The air and the ground around the lobby, and the light that falls in from there. */
const HOURS = {
  night: { air: 0x231b38, ground: '#332a48', sky: 0xb4a6e4, mist: 0xc8bef5, light: 1 },
  dawn: { air: 0xd9c6ab, ground: '#aaa196', sky: 0xfbe9d2, mist: 0xfff4e2, light: 1.35 },
} as const;
export type Hour = keyof typeof HOURS;
/** Return the light in which the page is shown. */
export function shownHour(): Hour {
  return document.documentElement.dataset.theme === 'dawn' ? 'dawn' : 'night';
}

const ROOM_HEIGHT = 4; // for those who look; from above nobody sees so much of the walls
const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
const GLOWING = 0.6;
const BURNING = 1.2;
const MISTS = 9;
const MIST_HIGH = 0.35;

export class Room {
  readonly group = new Group();
  readonly #floor: Mesh;
  readonly #ground: Mesh;
  readonly #walls = SIDES.map((side) => new Wall(side));
  readonly #upper = upperRoom();
  readonly candles = new Candles();
  readonly #mists: Sprite[] = [];
  readonly #post = new KeyholePost();
  readonly #sun: SpotLight;
  readonly #sky = new HemisphereLight(HOURS.night.sky, 0x6a4632, 1);
  #hour: Hour = 'night';
  #level = 0;
  #drawn = '';

  constructor(private readonly stage: Stage) {
    stage.add(this.#sky);
    this.#floor = new Mesh(
      new PlaneGeometry(FIELDS + 2 * BORDER, FIELDS + 2 * BORDER),
      new MeshStandardMaterial({
        roughness: 1,
        roughnessMap: glossTexture(),
        emissive: 0xffffff,
        emissiveIntensity: 0,
      }),
    );
    this.#floor.position.set(FIELDS / 2, FIELDS / 2, 0);
    this.#floor.receiveShadow = true;
    this.#floor.userData.isFloor = true;
    this.#ground = new Mesh(new CircleGeometry(24, 40), new MeshStandardMaterial({ roughness: 1 }));
    this.#ground.position.set(FIELDS / 2, FIELDS / 2, -0.03);
    this.#ground.receiveShadow = true;
    this.#sun = chandelier();
    this.group.add(this.#floor, this.#ground, this.#post.group, this.#upper);
    this.group.add(this.#sun, this.#sun.target, this.candles.group);
    for (const { group } of this.#walls) this.group.add(group);
    this.#addMist();
    this.turnTo('night');
  }

  /** Be as it is at night or at dawn. */
  turnTo(hour: Hour): void {
    this.#hour = hour;
    this.#drawn = '';
    const { air, ground, sky, mist } = HOURS[hour];
    this.stage.background = new Color(air);
    this.stage.fog = new FogExp2(air, 0.02);
    (this.#ground.material as MeshStandardMaterial).color.set(ground);
    this.#sky.color.setHex(sky);
    for (const sprite of this.#mists) sprite.material.color.setHex(mist);
    this.simplify(this.#level);
  }

  /** Show the room of a scene: whose side is whose, where the keyhole is, what may be chosen. */
  show({ sides, isAround, keyhole, openSides, omen, effect }: Scene): void {
    const drawn = JSON.stringify([sides, isAround]);
    if (drawn !== this.#drawn) {
      this.#drawn = drawn;
      paint(this.#floor, floorTexture(sides, isAround, HOURS[this.#hour].ground));
      for (const wall of this.#walls) wall.paint(numbersOf(wall.side, isAround));
    }
    this.#sky.color.setHex(cardNamed(effect?.card)?.light ?? HOURS[this.#hour].sky);
    this.#pourLava(isHot(omen), isHot(effect));
    this.#post.show(keyhole);
    for (const wall of this.#walls) wall.glow(openSides.includes(wall.side));
  }

  /** Be as it is for who looks through the keyhole, or for who sees the lobby from outside. */
  enter(isAtDoor: boolean): void {
    this.#upper.visible = isAtDoor;
    this.#post.enter(isAtDoor);
  }

  /** Whether its upper part is drawn. */
  get hasUpper(): boolean {
    return this.#upper.visible;
  }

  /** Be seen from a point of the lobby: what hangs on a wall that is looked through is hidden. */
  watch(point: Vector3): void {
    for (const wall of this.#walls) wall.watch(point);
    this.candles.watch(point);
    this.#post.watch(point);
  }

  /** Let doors open for those who come and go, and the keyhole glide on; tell whether they do. */
  step(share: number, open: readonly Door[]): boolean {
    const swinging = this.#walls.filter((wall) => wall.step(open, share));
    return this.#post.glide(share) || swinging.length > 0;
  }

  /** Where one finds the keyhole, if it is there. */
  get keyholePlace(): Vector3 | undefined {
    return this.#post.place;
  }

  /** Let candles flicker and mist drift; at rest without motion. */
  flicker(seconds: number): void {
    this.candles.flicker(seconds);
    this.#mists.forEach((mist, index) => {
      const angle = (index / MISTS) * Math.PI * 2 + seconds * 0.015 * (index % 2 === 0 ? 1 : -1);
      mist.position.set(
        FIELDS / 2 + Math.cos(angle) * (6.2 + (index % 3)),
        FIELDS / 2 + Math.sin(angle) * (6.2 + (index % 3)),
        MIST_HIGH,
      );
    });
  }

  /** Spend less: fewer lights, no shadows, no mist. */
  simplify(level: number): void {
    this.#level = level;
    const { light } = HOURS[this.#hour];
    this.#sky.intensity = (level < 2 ? 0.9 : 2.3) * light; // in place of the candles
    this.#sun.castShadow = level < 2;
    this.#sun.shadow.mapSize.setScalar(level < 1 ? 1024 : 512);
    this.#sun.shadow.map?.dispose();
    this.#sun.shadow.map = null;
    this.candles.simplify(level);
    for (const mist of this.#mists) mist.visible = level < 2;
  }

  #pourLava(isHot: boolean, isBurning: boolean): void {
    const floor = this.#floor.material as MeshStandardMaterial;
    if (isHot || isBurning) floor.emissiveMap ??= lavaTexture();
    floor.emissiveIntensity = isBurning ? BURNING : isHot ? GLOWING : 0;
    floor.needsUpdate = true;
  }

  #addMist(): void {
    const map = glowTexture('rgb(255 255 255 / 30%)', 'rgb(255 255 255 / 0%)');
    for (let index = 0; index < MISTS; index += 1) {
      const mist = new Sprite(
        new SpriteMaterial({ map, depthTest: false, depthWrite: false, opacity: 0.5 }),
      );
      mist.scale.set(6, 2.2, 1);
      this.#mists.push(mist);
      this.group.add(mist);
    }
    this.flicker(0);
  }
}

/** Return the numbers of a wall's doors from left to right, as seen from inside. */
function numbersOf(side: Side, isAround: boolean): number[] {
  const numbers = Array.from({ length: FIELDS }, (_, index) => index + 1);
  // In the south and in the east one sees the first door of `facing` at the right.
  const isReversed = (side === 'S' || side === 'E') && !isAround;
  return isReversed ? numbers.reverse() : numbers;
}

function paint(mesh: Mesh, map: MeshStandardMaterial['map']): void {
  const material = mesh.material as MeshStandardMaterial;
  material.map?.dispose();
  material.map = map;
  material.needsUpdate = true;
}

/** The upper walls and the ceiling with its lamp, as seen from inside. */
function upperRoom(): Group {
  const [room, high] = [new Group(), ROOM_HEIGHT - WALL_HEIGHT];
  const box = new Mesh(
    new BoxGeometry(FIELDS, FIELDS, high),
    new MeshBasicMaterial({ color: 0x2c2148, side: BackSide, fog: false }),
  );
  box.position.set(FIELDS / 2, FIELDS / 2, WALL_HEIGHT + high / 2);
  room.add(box, ...lamp());
  return room;
}

/** A lamp with a shade that hangs from the ceiling. */
function lamp(): Mesh[] {
  const part = (color: number, low: number, top: number, from: number, to: number) => {
    const mesh = new Mesh(
      new CylinderGeometry(top, low, to - from, 20),
      new MeshBasicMaterial({ color, fog: false }),
    );
    mesh.rotation.x = Math.PI / 2;
    mesh.position.set(FIELDS / 2, FIELDS / 2, (from + to) / 2);
    return mesh;
  };
  const low = ROOM_HEIGHT - 1.3;
  return [
    part(0x6b4a26, 0.015, 0.015, low, ROOM_HEIGHT),
    part(0xffe3a6, 0.1, 0.1, low - 0.06, low),
    part(0xc98a3c, 0.34, 0.14, low, low + 0.24),
  ];
}

function chandelier(): SpotLight {
  const light = new SpotLight(0xffd9a8, 95, 16, 0.75, 0.7, 1.8);
  light.position.set(3.6, 2.2, 6.4);
  light.target.position.set(3, 3, 0);
  light.castShadow = true;
  light.shadow.mapSize.setScalar(1024);
  light.shadow.bias = -0.0012;
  light.shadow.camera.near = 2;
  light.shadow.camera.far = 10;
  return light;
}

/** Return a material for the marks on the floor. */
export function markMaterial(opacity: number): MeshBasicMaterial {
  return new MeshBasicMaterial({ color: 0xf6b64b, transparent: true, opacity, depthWrite: false });
}
