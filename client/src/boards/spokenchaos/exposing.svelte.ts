/** Asking from which doors a ghost is seen at a spot: after a match, and alone against bots. */

import { errorWords } from '../../parts/toasts.svelte';
import type { Exposure } from '../../wire/spokenchaos';
import type { AskExposure, BoardSeat } from '../board';
import { doorsWords, ghostWords } from './names';
import { INSIDE, sizeOf, type State } from './state';
import type { Asked, Light } from './beams';
import type { Scene } from './scene';
import type { Touch, Touched } from './touching';
import { FIELDS, GHOST_SIZES, STEPS_PER_FIELD } from './geometry/measures';
import type { Point } from './geometry/vectors';
import { t } from './words';

const EDGE = FIELDS * STEPS_PER_FIELD;

/** Return what is to be asked of a touch: the ghost that is touched, or the last one elsewhere. */
export function askedBy(touched: Touched, ghost: number, state: State) {
  const figure = touched.ghost === undefined ? undefined : state.figures[touched.ghost];
  if (figure?.where === INSIDE) {
    const { x, y, bottom: height, way } = figure.body;
    return {
      thing: touched.ghost ?? ghost,
      x: x / STEPS_PER_FIELD,
      y: y / STEPS_PER_FIELD,
      height,
      way,
    };
  }
  const [x, y, height] = touched.top?.at ?? [touched.x, touched.y, 0];
  return { thing: ghost, x: x / STEPS_PER_FIELD, y: y / STEPS_PER_FIELD, height, way: 0 };
}

/** Return the light that falls through each door onto a ghost; what only just shows is dimmer. */
export function lightsOf({ doors, ghost, x, y }: Exposure): readonly Light[] {
  const radius = radiusOf(ghost);
  return doors.map(({ door, line, is_caught: isCaught }) => ({
    door,
    way: [...line.slice(0, -1).map(([across, up]) => [across, up] as const), [x, y] as const],
    radius,
    isCaught,
  }));
}

/** Return the spot that was asked about. */
export function askedSpot({ ghost, x, y, height }: Exposure): Asked {
  return { x, y, height, radius: radiusOf(ghost) };
}

function radiusOf(ghost: number): number {
  return GHOST_SIZES[sizeOf(ghost)].diameter / 2;
}

/** Return the lines along which enough of a ghost is seen. */
export function linesOf({ doors }: Exposure): readonly (readonly Point[])[] {
  return doors.filter((one) => one.is_caught).map(({ line }) => line);
}

/** Return in words from which doors a ghost is seen. */
export function exposureWords(
  { ghost, fits, doors }: Exposure,
  state: State,
  seats: readonly BoardSeat[],
): string {
  const who = ghostWords(seats, ghost);
  if (!fits) return t('exposure.no-room', { ghost: who });
  const [caught, just] = [true, false].map((isCaught) =>
    doors.filter((one) => one.is_caught === isCaught).map((one) => one.door),
  );
  const told = caught?.length
    ? t('exposure.seen', { ghost: who, count: caught.length, doors: doorsWords(caught, state) })
    : t('exposure.hidden', { ghost: who });
  if (!just?.length) return told;
  return `${told} ${t('exposure.just', { count: just.length, doors: doorsWords(just, state) })}`;
}

interface Board {
  readonly state: State;
  readonly seats: readonly BoardSeat[];
  readonly seat: number;
  readonly at: number;
  readonly askExposure?: AskExposure<Exposure> | undefined;
  readonly say: (words: string) => void;
}

/** The questions of who looks at a board, and the answers; touching the board asks. */
export class Exposing implements Touch {
  isOn = $state(false);
  words = $state('');
  answer = $state.raw<Exposure>();
  #ghost = $state<number>();
  #asked = 0;
  /** The moment that was asked about. */
  #at = $state(-1);

  constructor(readonly board: () => Board) {}

  get isOffered(): boolean {
    return this.board().askExposure !== undefined;
  }

  /** Return a scene with what was answered of it: light on the floor, on the stage lines too. */
  lit(scene: Scene, isStage: boolean): Scene {
    const answer = this.board().at === this.#at ? this.answer : undefined;
    if (!this.isOn || !answer) return scene;
    const lit = { ...scene, lights: lightsOf(answer), asked: askedSpot(answer) };
    return isStage ? { ...lit, lines: linesOf(answer) } : lit;
  }

  /** The ghost that would stand at whatever spot is touched, among all. */
  get ghost(): number {
    return this.#ghost ?? 0;
  }

  set ghost(ghost: number) {
    this.#ghost = ghost;
  }

  toggle(): void {
    this.isOn = !this.isOn;
    this.clear();
  }

  /** Forget what was answered: the lobby is another one now. */
  clear(): void {
    this.#asked += 1;
    this.answer = undefined;
    this.words = this.isOn ? t('exposure.tap') : '';
  }

  isHeld(): boolean {
    return false;
  }

  grab(): void {
    // Nothing is taken.
  }

  move(): void {
    // Nothing is moved.
  }

  drop(): void {
    // Nothing is put down.
  }

  tap(touched: Touched): void {
    const { state } = this.board();
    if (touched.ghost !== undefined) this.ghost = touched.ghost;
    const isOutside = touched.ghost !== undefined && state.figures[touched.ghost]?.where !== INSIDE;
    const { x, y } = touched;
    if (isOutside || x < 0 || y < 0 || x >= EDGE || y >= EDGE) return;
    void this.#find(askedBy(touched, this.ghost, state));
  }

  async #find(asked: Parameters<AskExposure>[0]): Promise<void> {
    const { askExposure, state, seats, say, at } = this.board();
    this.#at = at;
    const number = (this.#asked += 1);
    this.words = t('exposure.asking');
    try {
      const answer = await askExposure?.(asked);
      if (number !== this.#asked) return;
      this.answer = answer ?? undefined;
      this.words = answer ? exposureWords(answer, state, seats) : t('exposure.cannot');
    } catch (error) {
      if (number !== this.#asked) return;
      this.answer = undefined;
      this.words = errorWords(error);
    }
    say(this.words);
  }
}
