/** Mist in one's hand: a cluster that is pulled in a direction, or a tile on its way to its cell. */

import { followDrag } from '../dragging';
import { onCell } from './actions';
import { has } from './cells';
import { DIRECTIONS, hexNamed, RADIUS, type Direction, type Hex } from './chart';
import { groupOf, head, isPicking, liftedCells, press, type Plan, type Situation } from './plan';
import type { Step } from './plan';
import { MOVING, PLACING } from './state';

type Point = readonly [x: number, y: number];

/** How far one pulls until a direction is meant. */
const PULL = RADIUS * 0.6;

/** What mist is taken from, and where what comes of it goes. */
export interface Hands {
  situation(): Situation;
  plan(): Plan;
  take(step: Step): void;
  /** Return the point of the drawing under a pointer. */
  point(event: PointerEvent): Point;
}

export class Dragging {
  /** Where lifted mist is pulled. */
  pulled = $state.raw<{ readonly dx: number; readonly dy: number }>();
  /** The direction that is meant. */
  toward = $state.raw<Direction>();
  isOn = false;
  /** The pointer went down on mist that it takes along. */
  holds = false;

  constructor(private readonly hands: Hands) {}

  /** How a tile that is to be placed is followed from beside the board; nothing: none is. */
  readonly placing = $derived.by(() => {
    const { legal, state } = this.hands.situation();
    const mayPlace = legal.size > 0 && state.phase === PLACING;
    return mayPlace ? (down: PointerEvent) => this.#place(down) : undefined;
  });

  /** Follow a pointer that goes down on a hex, and may take its mist along. */
  grab(hex: Hex, down: PointerEvent): void {
    const { situation, plan } = this.#now;
    const isAimed = this.placing !== undefined && plan.cell === hex.cell;
    const isLifted = situation.legal.size > 0 && this.#canLift(hex);
    this.holds = isAimed || isLifted;
    if (isAimed) this.#place(down);
    else if (isLifted) this.#pull(hex, down);
  }

  #place(down: PointerEvent): void {
    followDrag(down, {
      begin: () => (this.isOn = true),
      over: (event) => {
        const { situation } = this.#now;
        const hex = hexUnder(situation, event);
        const isFree = hex && situation.legal.has(onCell('place', hex.cell));
        this.hands.take({ plan: { cell: isFree ? hex.cell : undefined, isPainting: false } });
      },
      drop: () => {
        const { situation, plan } = this.#now;
        if (plan.cell === undefined || situation.confirms) return;
        this.hands.take({ plan: { isPainting: false }, act: [onCell('place', plan.cell)] });
      },
      end: () => (this.isOn = false),
    });
  }

  #pull(hex: Hex, down: PointerEvent): void {
    const from = this.hands.point(down);
    followDrag(down, {
      begin: () => {
        this.isOn = true;
        const { situation, plan } = this.#now;
        if (!liftedCells(situation, plan).has(hex.cell)) {
          this.hands.take(press(situation, { isPainting: false }, hex));
        } else this.hands.take({ plan: { ...plan, way: undefined } });
      },
      over: (event) => {
        const to = this.hands.point(event);
        this.#pullTo(to[0] - from[0], to[1] - from[1]);
      },
      drop: () => {
        const { situation, plan } = this.#now;
        if (this.toward) this.hands.take(head(situation, plan, this.toward.letters));
      },
      end: () => {
        this.isOn = false;
        this.pulled = undefined;
        this.toward = undefined;
      },
    });
  }

  #pullTo(dx: number, dy: number): void {
    const far = Math.hypot(dx, dy);
    const [next] = [...DIRECTIONS].sort((one, other) => along(other, dx, dy) - along(one, dx, dy));
    this.toward = far >= PULL ? next : undefined;
    const most = next ? Math.hypot(next.dx, next.dy) : 0;
    const share = Math.min(1, most / Math.max(1, far));
    this.pulled = { dx: dx * share, dy: dy * share };
  }

  #canLift(hex: Hex): boolean {
    const { situation, plan } = this.#now;
    const { phase, mist } = situation.state;
    if (phase !== MOVING || isPicking(situation, plan) || !has(mist, hex.cell)) return false;
    return groupOf(situation, { cell: hex.cell, isPainting: false }) !== undefined;
  }

  get #now(): { situation: Situation; plan: Plan } {
    return { situation: this.hands.situation(), plan: this.hands.plan() };
  }
}

/** Return how far a pull leads in a direction. */
function along({ dx, dy }: Direction, x: number, y: number): number {
  return (dx * x + dy * y) / Math.hypot(dx, dy);
}

function hexUnder({ chart }: Situation, { clientX, clientY }: PointerEvent): Hex | undefined {
  const found = document.elementFromPoint(clientX, clientY)?.closest('[data-cell]');
  return hexNamed(chart, found?.getAttribute('data-cell') ?? '');
}
