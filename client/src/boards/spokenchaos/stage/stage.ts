/** The lobby in three dimensions: it shows a scene and says what is touched. */

import {
  ACESFilmicToneMapping,
  Group,
  PCFShadowMap,
  PlaneGeometry,
  Raycaster,
  Scene as ThreeScene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { Reflector } from 'three/examples/jsm/objects/Reflector.js';
import { AT_HOME, type Approach } from '../looker.svelte';
import type { Scene } from '../scene';
import { doorAlong, doorOutside, type Touched } from '../touching';
import type { Side } from '../twin/keyhole';
import { doorOf } from '../twin/look';
import { FIELDS, GLASS, MIRROR, STEPS_PER_FIELD } from '../twin/measures';
import { Camera } from './camera';
import { Furniture } from './furniture';
import { GhostFigure } from './ghost';
import { Grips } from './grips';
import { Marks } from './marks';
import { isSoftware, Quality } from './quality';
import { Room } from './room';

const HALF = FIELDS / 2;
const FLICKER = 90; // milliseconds between two flickers of the candles
const SPEED = 7; // how fast things come to where they are to be
const GLIDE = 1.5; // seconds to the door
const LONGEST = 0.25; // seconds that a frame may move things by

export class Stage {
  readonly quality: Quality;
  readonly camera: Camera;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new ThreeScene();
  readonly #root = new Group();
  readonly #room: Room;
  readonly #marks = new Marks();
  readonly #grips = new Grips();
  readonly #pieces = new Map<number, Furniture>();
  readonly #ghosts = new Map<string, GhostFigure>();
  readonly #caster = new Raycaster();
  readonly #reflector: Reflector;
  #effect: Scene['effect'];
  #pace = 1;
  #isDirty = true;
  #isAtHome = false;
  #flickered = 0;
  #before = 0;
  #request = 0;
  #hasDrawn = false;
  #approach: Approach = AT_HOME;
  #door: string | undefined;
  /** Whoever looks through the keyhole sees all where it is. */
  #isSudden = false;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    /** Hears where the camera is in the picture that was drawn last. */
    private readonly approached: (approach: Approach) => void,
    private readonly missesKeyhole: (at: readonly [number, number] | undefined) => void,
  ) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'low-power' });
    this.#renderer.toneMapping = ACESFilmicToneMapping;
    this.#renderer.toneMappingExposure = 1.15;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.camera = new Camera(canvas, () => (this.#isDirty = true));
    this.#room = new Room(this.#scene);
    this.#root.rotation.x = -Math.PI / 2;
    this.#root.position.set(-HALF, 0, HALF);
    this.#root.add(this.#room.group, this.#marks.group, this.#grips.group);
    this.#scene.add(this.#root);
    this.#reflector = glassOf();
    const isSlow = isSoftware(this.#renderer.getContext());
    this.quality = new Quality(isSlow, (level) => this.#simplify(level));
    this.#simplify(this.quality.level);
    this.#request = requestAnimationFrame((time) => this.#draw(time));
  }

  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    this.#renderer.setPixelRatio(this.quality.ratio);
    this.#renderer.setSize(width, height, false);
    this.camera.resize(width, height);
    this.#render(); // at once: a canvas of another size is blank
  }

  /** Show a scene; things move to where they are in it. */
  show(
    scene: Scene,
    door: string | undefined,
    pace: number,
    cursor?: readonly [number, number],
  ): void {
    this.#pace = pace;
    this.#door = door;
    this.camera.look(door === undefined ? undefined : doorOf(door));
    this.#room.show(scene);
    this.#marks.show(door === undefined ? scene : { ...scene, fields: [], lines: [] });
    this.#grips.show(scene, cursor);
    const isDancing = scene.effect?.card === 'dance-floor';
    for (const piece of scene.pieces) this.#piece(piece.piece).aim(piece, isDancing);
    const standing = new Set(scene.pieces.map(({ piece }) => piece));
    for (const [number, piece] of this.#pieces) piece.group.visible = standing.has(number);
    this.#isSudden = door !== undefined;
    this.#showGhosts(scene);
    this.#isDirty = true;
  }

  /** Look from above, or from one's own side; go there around the lobby, if it is seen already. */
  goHome(side: Side, isTop: boolean): void {
    this.camera.goHome(side, isTop, this.#pace === 0 || !this.#isAtHome);
    this.#isAtHome = true;
    this.#isDirty = true;
  }

  /** Return what is under a point of the canvas, given from 0 to 1; behind ghosts, if so wished. */
  touched(across: number, down: number, isThrough = false): Touched | undefined {
    this.#caster.setFromCamera(new Vector2(across * 2 - 1, 1 - down * 2), this.camera.orbit);
    const floor = this.#floorPoint();
    if (!floor) return undefined;
    const [x, y] = floor;
    const at = { x: x * STEPS_PER_FIELD, y: y * STEPS_PER_FIELD };
    for (const { object, point, normal } of this.#caster.intersectObject(this.#root, true)) {
      const { ghost, piece, side, isFloor, isRing } = object.userData as Record<string, unknown>;
      if (isRing === true) return { ...at, isRing };
      if (typeof ghost === 'number' && object.visible && !isThrough) return { ...at, ghost };
      const here = this.#root.worldToLocal(point.clone());
      if (typeof piece === 'number' && object.parent?.visible) {
        const hit = [here.x * STEPS_PER_FIELD, here.y * STEPS_PER_FIELD, here.z] as const;
        const facing =
          normal && this.#facingOf(normal.clone().transformDirection(object.matrixWorld));
        return { ...at, piece, facing, top: { piece, at: hit } };
      }
      if (typeof side === 'string') return { ...at, door: doorOn(side as Side, here) };
      if (isFloor === true) return { ...at, door: doorOutside(at.x, at.y) };
    }
    return at;
  }

  /** Stop drawing, and give back what the graphics card keeps. */
  dispose(): void {
    cancelAnimationFrame(this.#request);
    this.camera.controls.dispose();
    for (const ghost of this.#ghosts.values()) ghost.dispose();
    this.#reflector.dispose();
    this.#renderer.dispose();
  }

  #draw(time: number): void {
    this.#request = requestAnimationFrame((next) => this.#draw(next));
    const took = time - this.#before;
    this.#before = time;
    if (this.#hasDrawn) this.quality.note(took);
    this.#hasDrawn = false;
    const seconds = Math.min(took / 1000, LONGEST);
    const isMoving = this.#step(seconds);
    const flickers = this.#pace > 0 && this.quality.level < 2 && time - this.#flickered > FLICKER;
    if (flickers) {
      this.#flickered = time;
      this.#room.flicker(time / 1000);
    }
    if (!isMoving && !flickers && !this.#isDirty) return;
    this.#isDirty = isMoving; // where it comes to rest is drawn too
    this.#hasDrawn = true;
    this.#render();
    this.#tellApproach();
    this.canvas.dataset.level = String(this.quality.level);
    this.canvas.dataset.frame = this.quality.median.toFixed(1);
  }

  #tellApproach(): void {
    const { share, door } = this.#approach;
    if (this.camera.approach === share && this.#door === door) return;
    this.#approach = { share: this.camera.approach, door: this.#door };
    this.approached(this.#approach);
  }

  #step(seconds: number): boolean {
    const isSudden = this.#pace === 0 || this.#isSudden;
    const share = isSudden ? 1 : 1 - Math.exp((-SPEED * seconds) / this.#pace);
    const glide = this.#pace === 0 ? 1 : seconds / (GLIDE * this.#pace);
    let isMoving = this.camera.step(glide);
    isMoving = this.#room.step(share) || isMoving;
    for (const piece of this.#pieces.values()) isMoving = piece.step(share) || isMoving;
    for (const ghost of this.#ghosts.values()) isMoving = ghost.step(share) || isMoving;
    return isMoving;
  }

  #render(): void {
    const camera = this.camera.active;
    const watcher = camera.getWorldPosition(new Vector3());
    for (const ghost of this.#ghosts.values()) ghost.watch(watcher);
    this.#room.enter(this.camera.isAtDoor);
    this.#room.candles.watch(this.#root.worldToLocal(watcher.clone()));
    this.#pointAtKeyhole();
    this.#reflector.visible = this.camera.isAtDoor || this.quality.level === 0;
    this.#renderer.render(this.#scene, camera);
  }

  /** Tell where the keyhole is on the canvas, from 0 to 1, if it is not seen. */
  #pointAtKeyhole(): void {
    const place = this.camera.isLooking ? undefined : this.#room.keyholePlace;
    const seen = place && this.#root.localToWorld(place).project(this.camera.orbit);
    const at = seen && ([(seen.x + 1) / 2, (1 - seen.y) / 2] as const);
    const isAway = at?.some((part) => part < 0 || part > 1) ?? false;
    this.missesKeyhole(isAway ? at : undefined);
  }

  #simplify(level: number): void {
    this.#room.simplify(level);
    this.#renderer.shadowMap.enabled = level < 2;
    this.resize(this.canvas.clientWidth, this.canvas.clientHeight);
  }

  #piece(number: number): Furniture {
    const found = this.#pieces.get(number);
    if (found) return found;
    const made = new Furniture(number);
    if (number === MIRROR) made.group.add(this.#reflector);
    this.#pieces.set(number, made);
    this.#root.add(made.group);
    return made;
  }

  #showGhosts({ ghosts, effect }: Scene): void {
    const keys = new Set<string>();
    const isNewGrowth = effect?.card === 'big-brother' && effect !== this.#effect;
    this.#effect = effect;
    for (const ghost of ghosts) {
      const key = `${ghost.ghost} ${ghost.colour} ${ghost.style === 'planned' ? 'planned' : ''}`;
      keys.add(key);
      const figure = this.#ghosts.get(key) ?? new GhostFigure(ghost);
      if (!this.#ghosts.has(key)) this.#root.add(figure.group);
      this.#ghosts.set(key, figure);
      figure.aim(ghost, this.#isSudden);
      if (isNewGrowth && ghost.style === 'touched' && ghost.place === 'inside') figure.grow();
    }
    for (const [key, figure] of this.#ghosts) {
      if (keys.has(key)) continue;
      this.#root.remove(figure.group);
      figure.dispose();
      this.#ghosts.delete(key);
    }
  }

  /** Return the side of the lobby to which a surface looks; nothing: it looks up or down. */
  #facingOf(normal: Vector3): Side | undefined {
    const way = normal.transformDirection(this.#root.matrixWorld.clone().invert());
    if (Math.abs(way.z) > Math.hypot(way.x, way.y)) return undefined;
    if (Math.abs(way.x) > Math.abs(way.y)) return way.x > 0 ? 'E' : 'W';
    return way.y > 0 ? 'N' : 'S';
  }

  /** Return where the ray meets the floor, in fields. */
  #floorPoint(): readonly [number, number] | undefined {
    const { origin, direction } = this.#caster.ray;
    if (direction.y >= 0) return undefined;
    const far = -origin.y / direction.y;
    return [origin.x + far * direction.x + HALF, HALF - (origin.z + far * direction.z)];
  }
}

/** Return the door of a wall at a point of it, in fields. */
function doorOn(side: Side, { x, y }: Vector3): string {
  return doorAlong(side, (side === 'N' || side === 'S' ? x : y) * STEPS_PER_FIELD);
}

/** The mirror's glass, which really reflects. */
function glassOf(): Reflector {
  const { low, high } = GLASS;
  const plane = new PlaneGeometry(high[0] - low[0], high[2] - low[2]);
  const glass = new Reflector(plane, { textureWidth: 512, textureHeight: 512, color: 0xb8c4d0 });
  glass.rotation.x = -Math.PI / 2;
  glass.position.set(0, high[1] + 0.004, (low[2] + high[2]) / 2);
  return glass;
}
