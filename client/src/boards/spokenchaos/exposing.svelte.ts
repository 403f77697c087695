/** Asking from which doors a ghost is seen at a spot: after a match, and alone against bots. */

import { untrack } from 'svelte';
import { errorWords } from '../../parts/toasts.svelte';
import type { Exposure } from '../../generated/spokenchaos';
import type { AskExposure, BoardSeat } from '../board';
import { doorsWords, ghostWords } from './names';
import { sizeOf, type State } from './state';
import type { Asked, Light } from './beams';
import type { Scene, SceneGhost } from './scene';
import type { Touch, Touched } from './touching';
import { FIELDS, GHOST_SIZES, GHOSTS, STEPS_PER_FIELD } from './geometry/measures';
import type { Point } from './geometry/vectors';
import { t } from './words';

const EDGE = FIELDS * STEPS_PER_FIELD;

type Question = Parameters<AskExposure>[0];

/** Return what is to be asked of a touch: the ghost that is touched, or the last one elsewhere. */
export function askedBy(touched: Touched, ghost: number, ghosts: readonly SceneGhost[]): Question {
  const figure = shownInside(ghosts, touched.ghost);
  if (figure) return askedOf(figure);
  const [x, y, height] = touched.top?.at ?? [touched.x, touched.y, 0];
  return { thing: ghost, x: x / STEPS_PER_FIELD, y: y / STEPS_PER_FIELD, height, way: 0 };
}

/** Return a ghost as it is shown in the lobby: where one is placing it rather than where it was. */
function shownInside(
  ghosts: readonly SceneGhost[],
  ghost: number | undefined,
): SceneGhost | undefined {
  const shown = ghosts.filter((one) => one.ghost === ghost && one.place === 'inside');
  return shown.find(isPlaced) ?? shown[0];
}

function askedOf({ ghost, body: { x, y, bottom: height, way } }: SceneGhost): Question {
  return { thing: ghost, x: x / STEPS_PER_FIELD, y: y / STEPS_PER_FIELD, height, way };
}

function isChosen({ style }: SceneGhost): boolean {
  return style === 'chosen';
}

function isPlaced({ style }: SceneGhost): boolean {
  return style === 'planned';
}

function isWithin({ x, y }: { readonly x: number; readonly y: number }): boolean {
  return x >= 0 && y >= 0 && x < EDGE && y < EDGE;
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
  readonly askExposure?: AskExposure<Exposure> | undefined;
  readonly say: (words: string) => void;
}

/** The questions of who looks at a board, and the answers; touching and placing a ghost asks. */
export class Exposing implements Touch {
  isOn = $state(false);
  #words = $state('');
  #answer = $state.raw<Exposure>();
  #ghost = $state<number>();
  /** The newest question, while the answer to another one is awaited. */
  #next: Question | undefined;
  #isAsking = false;
  /** The lobby that was asked about. */
  #lobby = $state('');
  /** The question that the ghost which is being placed asked last, and the ghost chosen last. */
  #followed = '';
  #followedGhost: number | undefined;

  constructor(
    readonly board: () => Board,
    /** The ghosts as they are shown, with the one that somebody is placing. */
    private readonly ghosts: () => readonly SceneGhost[],
    /** What places ghosts, while that is asked for. */
    private readonly hand: () => Touch | undefined,
  ) {}

  get isOffered(): boolean {
    return this.board().askExposure !== undefined;
  }

  /** What hides anybody: ghosts come and go, and hide nothing. */
  readonly #standing = $derived.by(() => JSON.stringify(this.board().state.pieces));
  readonly #isStale = $derived.by(() => this.#lobby !== this.#standing);
  /** What is asked of the ghost that is being placed, in a hand or let down. */
  readonly #placing = $derived.by(() => {
    const placed = this.isOn ? this.ghosts().find(isPlaced) : undefined;
    return placed && isWithin(placed.body) ? askedOf(placed) : undefined;
  });

  readonly #chosen = $derived.by(() => this.ghosts().find(isChosen)?.ghost);

  /** What is answered, or what to do to be answered. */
  get words(): string {
    return this.isOn && (this.#isStale || !this.#words) ? t('exposure.tap') : this.#words;
  }

  /** Return a scene with what was answered of it: light on the floor, on the stage lines too. */
  lit(scene: Scene, isStage: boolean): Scene {
    const answer = this.#isStale ? undefined : this.#answer;
    if (!this.isOn || !answer) return scene;
    const lit = { ...scene, lights: lightsOf(answer), asked: askedSpot(answer) };
    return isStage ? { ...lit, lines: linesOf(answer) } : lit;
  }

  /** The ghost that would stand at whatever spot is touched, among all. */
  get ghost(): number {
    return this.#ghost ?? Math.max(this.board().seat, 0) * GHOSTS;
  }

  set ghost(ghost: number) {
    this.#ghost = ghost;
  }

  toggle(): void {
    this.isOn = !this.isOn;
    this.#followed = '';
    this.clear();
  }

  /** Forget what was answered, and what is not answered yet. */
  clear(): void {
    this.#next = undefined;
    this.#answer = undefined;
    this.#words = this.#lobby = '';
  }

  /** Ask of the ghost that is chosen from now on, and at once wherever it is being placed. */
  follow(): void {
    const question = this.#placing;
    const chosen = question?.thing ?? this.#chosen;
    if (chosen !== undefined && chosen !== this.#followedGhost) this.ghost = chosen;
    this.#followedGhost = chosen;
    const asked = question ? Object.values(question).join() : '';
    if (asked === this.#followed) return;
    this.#followed = asked;
    if (question) untrack(() => this.#ask(question));
  }

  /** Ghosts are placed as ever; furniture stays. */
  isHeld(touched: Touched): boolean {
    return this.hand()?.isHeld(touched) ?? false;
  }

  grab(touched: Touched): void {
    this.hand()?.grab(touched);
  }

  move(touched: Touched, isFree: boolean): void {
    this.hand()?.move(touched, isFree);
  }

  drop(touched: Touched): void {
    this.hand()?.drop(touched);
  }

  tap(touched: Touched): void {
    const ghosts = this.ghosts();
    if (touched.ghost !== undefined) this.ghost = touched.ghost;
    const isOutside = touched.ghost !== undefined && !shownInside(ghosts, touched.ghost);
    if (isOutside || !isWithin(touched)) return;
    this.#words = t('exposure.asking');
    this.#ask(askedBy(touched, this.ghost, ghosts));
  }

  #ask(question: Question): void {
    this.ghost = question.thing;
    this.#lobby = this.#standing;
    this.#words ||= t('exposure.asking');
    this.#next = question;
    if (!this.#isAsking) void this.#answerAll();
  }

  /** Have the newest question answered until there is none; those in between are left out. */
  async #answerAll(): Promise<void> {
    this.#isAsking = true;
    while (this.#next) {
      const question = this.#next;
      this.#next = undefined;
      await this.#find(question);
    }
    this.#isAsking = false;
  }

  async #find(question: Question): Promise<void> {
    const { askExposure, state, seats, say } = this.board();
    const lobby = this.#lobby;
    const found = await askExposure?.(question).then(
      (answer) => ({
        answer: answer ?? undefined,
        words: answer ? exposureWords(answer, state, seats) : t('exposure.cannot'),
      }),
      (error: unknown) => ({ answer: undefined, words: errorWords(error) }),
    );
    if (!found || lobby !== this.#lobby) return;
    ({ answer: this.#answer, words: this.#words } = found);
    if (!this.#next) say(this.#words);
  }
}
