/** What a pointer touches, whether on the plan or on the stage, and whether it taps or drags. */

import type { Side } from './geometry/doors';
import { FIELDS, STEPS_PER_FIELD } from './geometry/measures';

/** A point in the lobby: x and y in 1/32 field, and its height in fields. */
export type Hit = readonly [x: number, y: number, height: number];

export interface Touched {
  /** Where the floor is under the pointer, in 1/32 field. */
  readonly x: number;
  readonly y: number;
  /** Numbered among all. */
  readonly ghost?: number;
  readonly piece?: number;
  /** The furniture whose surface is there, and where that is touched. */
  readonly top?: { readonly piece: number; readonly at: Hit };
  /** The side of the lobby to which the touched side of the piece looks. */
  readonly facing?: Side;
  readonly door?: string;
  /** Whether it is the ring by which the piece in mind is turned. */
  readonly isRing?: boolean;
}

export interface Touch {
  /** Tell whether what is touched can be dragged. */
  isHeld(touched: Touched): boolean;
  /** Take in one's hand what is touched. */
  grab(touched: Touched): void;
  /** Drag what is in one's hand to a place; freely, it does not snap to what is near. */
  move(touched: Touched, isFree: boolean): void;
  /** Let go of it there. */
  drop(touched: Touched): void;
  /** Touch something, and nothing more. */
  tap(touched: Touched): void;
}

const STILL = 7; // pixels that a finger may tremble
const EDGE = FIELDS * STEPS_PER_FIELD;

/** A pointer on the lobby, from where it goes down to where it goes up. */
export class Pointing {
  #start: PointerEvent | undefined;
  #isHolding = false;
  #isDragging = false;

  constructor(private readonly touch: () => Touch) {}

  /** Go down; tell whether something is held now. */
  down(event: PointerEvent, touched: Touched | undefined): boolean {
    this.#start = event;
    this.#isDragging = false;
    this.#isHolding = touched !== undefined && this.touch().isHeld(touched);
    if (touched && this.#isHolding) this.touch().grab(touched);
    return this.#isHolding;
  }

  move(event: PointerEvent, touched: () => Touched | undefined): void {
    if (!this.#isHolding || !this.#start) return;
    this.#isDragging ||= apart(event, this.#start) > STILL;
    const there = this.#isDragging ? touched() : undefined;
    if (there) this.touch().move(there, event.altKey || event.shiftKey);
  }

  up(event: PointerEvent, touched: Touched | undefined, mayTap = true): void {
    const isTap = this.#start !== undefined && apart(event, this.#start) <= STILL;
    if (touched && this.#isDragging) this.touch().drop(touched);
    else if (touched && isTap && mayTap) this.touch().tap(touched);
    this.cancel();
  }

  cancel(): void {
    this.#start = undefined;
    this.#isHolding = this.#isDragging = false;
  }

  get isDragging(): boolean {
    return this.#isDragging;
  }

  get isHolding(): boolean {
    return this.#isHolding;
  }
}

/** Return the door nearest to a point outside the lobby, in 1/32 field; inside there is none. */
export function doorOutside(x: number, y: number): string | undefined {
  if (y < 0) return doorAlong('S', x);
  if (y > EDGE) return doorAlong('N', x);
  if (x < 0) return doorAlong('W', y);
  return x > EDGE ? doorAlong('E', y) : undefined;
}

/** Return the door of a side, so far along it. */
export function doorAlong(side: Side, along: number): string {
  const number = Math.floor(along / STEPS_PER_FIELD) + 1;
  return `${side}${Math.min(Math.max(number, 1), FIELDS)}`;
}

function apart(one: PointerEvent, other: PointerEvent): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
