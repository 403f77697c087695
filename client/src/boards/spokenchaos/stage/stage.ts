/** The lobby in three dimensions: it shows a scene and says what is touched. */

import {
  Group,
  Raycaster,
  Scene as ThreeScene,
  Vector2,
  Vector3,
  type WebGLRenderer,
  type Texture,
} from 'three';
import { blank } from '../look-picture';
import { cardNamed } from '../midnight';
import { AT_HOME, type Approach } from '../looker.svelte';
import type { Scene } from '../scene';
import type { Touched } from '../touching';
import { doorOf, type Side } from '../geometry/doors';
import { FIELDS, MIRROR } from '../geometry/measures';
import { Camera } from './camera';
import { ContactShadows } from './contact';
import { candlelight } from './candlelight';
import { Crowd } from './crowd';
import { FloorLights } from './floor-lights';
import { Furniture } from './furniture';
import { Glass } from './glass';
import { Grips } from './grips';
import { Marks } from './marks';
import { touchedBy } from './picking';
import { release, rendererOf } from './renderer';
import { isSoftware, Quality } from './quality';
import { Room, shownHour, type Hour } from './room';

const HALF = FIELDS / 2;
const FLICKER = 90; // milliseconds between two flickers of the candles
const SPEED = 7; // how fast things come to where they are to be
const GLIDE = 1.5; // seconds to the door
const REST = 250; // milliseconds without motion
const LONGEST = 0.25; // seconds that a frame may move things by

export class Stage {
  readonly quality: Quality;
  readonly camera: Camera;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new ThreeScene();
  readonly #root = new Group();
  readonly #room: Room;
  readonly #marks = new Marks();
  readonly #lights = new FloorLights();
  readonly #grips = new Grips();
  readonly #pieces = new Map<number, Furniture>();
  readonly #ghosts = new Crowd();
  readonly #contact = new ContactShadows();
  readonly #caster = new Raycaster();
  readonly #hours: MutationObserver;
  #reflected: Texture | undefined;
  readonly #mirror = new Glass();
  /** Whether what is drawn is sharp, for nothing moves; and when something moved last. */
  #isAtRest = false;
  #moved = 0;
  #shown: Scene | undefined;
  #pace = 1;
  #isDirty = true;
  #isAtHome = false;
  #flickered = 0;
  #before = 0;
  #request = 0;
  #hasDrawn = false;
  #pictures = 0;
  #approach: Approach = AT_HOME;
  #door: string | undefined;
  #isSudden = false; // who looks through the keyhole sees all where it is

  constructor(
    private readonly canvas: HTMLCanvasElement,
    /** Hears where the camera is in the picture that was drawn last. */
    private readonly approached: (approach: Approach) => void,
    private readonly missesKeyhole: (at: readonly [number, number] | undefined) => void,
    /** Hears from which side the lobby is seen. */
    private readonly nears: (near: Side) => void,
    saysReduced: () => void,
  ) {
    this.#renderer = rendererOf(canvas);
    this.camera = new Camera(canvas, () => (this.#isDirty = true));
    this.#room = new Room(this.#scene);
    this.#root.rotation.x = -Math.PI / 2;
    this.#root.position.set(-HALF, 0, HALF);
    this.#root.add(this.#room.group, this.#contact.boxes, this.#contact.rounds);
    this.#root.add(this.#marks.group, this.#lights.group, this.#grips.group, this.#ghosts.group);
    this.#scene.add(this.#root);
    const context = this.#renderer.getContext();
    this.quality = new Quality(isSoftware(context), (level) => this.#simplify(level), saysReduced);
    this.#simplify(this.quality.level);
    this.#hours = new MutationObserver(() => this.#turnTo(shownHour()));
    this.#hours.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    this.#turnTo(shownHour());
  }

  /** Draw from now on whatever is shown, picture after picture. */
  start(): void {
    this.#request = requestAnimationFrame((time) => this.#draw(time));
  }

  resize(width: number, height: number): void {
    const { ratio, ratioAtRest } = this.quality;
    if (width > 0 && height > 0) this.#measure(width, height, this.#isAtRest ? ratioAtRest : ratio);
  }

  /** Return what is seen now as a picture of so many pixels, however large the canvas is. */
  picture(width: number, height: number): HTMLCanvasElement {
    this.#measure(width, height, 1);
    const picture = blank(width, height);
    picture.getContext('2d')?.drawImage(this.canvas, 0, 0);
    this.resize(this.canvas.clientWidth, this.canvas.clientHeight);
    return picture;
  }

  /** Let everything be where it is to be. */
  settle(): void {
    this.#step(1);
  }

  #measure(width: number, height: number, ratio: number): void {
    this.#renderer.setPixelRatio(ratio);
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
    this.#shown = scene;
    this.camera.look(door === undefined ? undefined : doorOf(door));
    this.#room.show(scene);
    this.#marks.show(door === undefined ? scene : { ...scene, fields: [], lines: [], pieces: [] });
    this.#lights.show(scene);
    this.#grips.show(scene, cursor);
    const isDancing = cardNamed(scene.effect?.card)?.isDancing === true;
    for (const piece of scene.pieces) this.#piece(piece.piece).aim(piece, isDancing);
    const standing = new Set(scene.pieces.map(({ piece }) => piece));
    for (const [number, piece] of this.#pieces) piece.group.visible = standing.has(number);
    this.#isSudden = door !== undefined;
    this.#ghosts.show(scene, this.#isSudden);
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
    return touchedBy(this.#caster, this.#root, isThrough);
  }

  /** Stop drawing, and give back what the graphics card keeps. */
  dispose(): void {
    cancelAnimationFrame(this.#request);
    this.#hours.disconnect();
    this.#reflected?.dispose();
    this.camera.controls.dispose();
    this.#ghosts.dispose();
    this.#lights.dispose();
    this.#mirror.dispose();
    release(this.#renderer);
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
      this.#ghosts.live(time / 1000);
    }
    if (!isMoving && !flickers && !this.#isDirty) {
      if (this.quality.isReduced && time - this.#moved > REST) this.#sharpen(true);
      return;
    }
    this.#isDirty = isMoving; // where it comes to rest is drawn too
    this.#hasDrawn = true;
    this.#moved = time;
    if (this.#isAtRest) this.#sharpen(false);
    else this.#render();
    this.#tellApproach();
    this.canvas.dataset.level = String(this.quality.level);
    this.canvas.dataset.frame = this.quality.median.toFixed(1);
  }

  /** Draw sharply, with a mirror that reflects, once nothing moves and there is time for it. */
  #sharpen(isSharp: boolean): void {
    if (this.#isAtRest === isSharp) return;
    this.#isAtRest = isSharp;
    this.resize(this.canvas.clientWidth, this.canvas.clientHeight);
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
    isMoving = this.#room.step(share, this.#ghosts.doors) || isMoving;
    for (const piece of this.#pieces.values()) isMoving = piece.step(share) || isMoving;
    return this.#ghosts.step(share) || isMoving;
  }

  #render(): void {
    const camera = this.camera.active;
    const watcher = camera.getWorldPosition(new Vector3());
    this.#ghosts.watch(watcher);
    this.#room.enter(this.camera.isAtDoor);
    this.#room.watch(this.#root.worldToLocal(watcher.clone()));
    this.#pointAtKeyhole();
    this.nears(this.camera.near);
    this.#ground();
    this.#mirror.hold(!this.camera.isAtDoor && !this.#isAtRest && this.quality.level > 0);
    this.#renderer.info.reset();
    this.#renderer.render(this.#scene, camera);
    this.#pictures += 1;
    const { calls, triangles } = this.#renderer.info.render;
    const [{ approach }, { hasUpper: upper }] = [this.camera, this.#room];
    const [pictures, lights] = [this.#pictures, this.#shown?.lights?.length ?? 0];
    Object.assign(this.canvas.dataset, { upper, approach, calls, triangles, pictures, lights });
    this.canvas.dataset.sharp = String(this.#isAtRest);
  }

  /** Let everything darken the floor on which it stands. */
  #ground(): void {
    const pieces = [...this.#pieces.values()].filter(({ group }) => group.visible);
    for (const { group } of pieces) group.updateMatrix();
    this.#contact.show(
      pieces.map(({ piece, group }) => ({ piece, matrix: group.matrix })),
      this.#ghosts.contacts,
    );
  }

  #turnTo(hour: Hour): void {
    this.#room.turnTo(hour);
    if (this.#shown) this.#room.show(this.#shown);
    this.#isDirty = true;
  }

  /** Tell where the keyhole is on the canvas, from 0 to 1, if it is not seen. */
  #pointAtKeyhole(): void {
    const place = this.camera.isLooking ? undefined : this.#room.keyholePlace;
    const seen = place && this.#root.localToWorld(place).project(this.camera.orbit);
    const at = seen && ([(seen.x + 1) / 2, (1 - seen.y) / 2] as const);
    this.canvas.dataset.keyhole = at?.map((part) => part.toFixed(4)).join() ?? '';
    const isAway = at?.some((part) => part < 0 || part > 1) ?? false;
    this.missesKeyhole(isAway ? at : undefined);
  }

  #simplify(level: number): void {
    this.#room.simplify(level);
    this.#renderer.shadowMap.enabled = level < 2;
    this.#reflect(level < 2);
    this.resize(this.canvas.clientWidth, this.canvas.clientHeight);
  }

  /** Let polished things reflect the light of the candles, if there is time for it. */
  #reflect(isWished: boolean): void {
    if (isWished) this.#reflected ??= candlelight(this.#renderer);
    this.#scene.environment = isWished ? (this.#reflected ?? null) : null;
    for (const piece of this.#pieces.values()) piece.reflect(isWished);
  }

  #piece(number: number): Furniture {
    const found = this.#pieces.get(number);
    if (found) return found;
    const made = new Furniture(number);
    made.reflect(this.#scene.environment !== null);
    if (number === MIRROR) made.group.add(this.#mirror.reflector);
    this.#pieces.set(number, made);
    this.#root.add(made.group);
    return made;
  }
}
