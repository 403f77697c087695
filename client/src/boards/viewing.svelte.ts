/** Looking at the drawing: fingers and wheel bring it nearer and move it, and a tap is a tap. */

import {
  boxOf,
  focused,
  moved,
  unitIn,
  whole,
  zoomed,
  ZOOM_STEP,
  type Box,
  type Room,
  type View,
} from './view';

const FINGER = 44; // pixels that a finger needs
const FINGERS = window.matchMedia('(pointer: coarse)');
const STILL = 8; // pixels that a finger may tremble
const WHEEL = 1.0015;

type Point = readonly [x: number, y: number];

interface Pointer {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

export class Viewing {
  width = $state(0);
  height = $state(0);
  #view = $state.raw<View>();
  #isOwn = false; // somebody moved it themselves: it is left as it is
  #pointers: readonly Pointer[] = [];
  #start: Pointer | undefined;
  #isTap = true;

  /** See what is drawn in some room, where a cell of the drawing has a certain width. */
  constructor(
    private readonly drawnIn: (room: Room) => Box,
    private readonly cell: number,
  ) {}

  /** Whether it is known how much room there is: nothing is drawn before, to be moved after. */
  readonly isMeasured = $derived.by(() => this.width > 0 && this.height > 0);
  readonly all = $derived.by(() =>
    this.drawnIn({ width: this.width || 1, height: this.height || 1 }),
  );
  readonly view = $derived(this.#view ?? whole(this.all));
  readonly box = $derived(boxOf(this.all, this.view));
  readonly viewBox = $derived.by(() => {
    const { x, y, width, height } = this.box;
    return `${x} ${y} ${width} ${height}`;
  });
  readonly isNear = $derived(this.view.zoom > 1);
  /** Units of the drawing in a pixel. */
  readonly unit = $derived.by(() =>
    this.isMeasured ? unitIn(this.all, this) / this.view.zoom : 1,
  );
  readonly reach = $derived((FINGER / 2) * this.unit);

  showAll(): void {
    this.#view = undefined;
    this.#isOwn = false;
  }

  /** Come nearer to the middle. */
  comeNearer(): void {
    this.#own(zoomed(this.all, this.view, ZOOM_STEP, [this.view.x, this.view.y]));
  }

  /** Let a finger hit every cell of a part, unless somebody chose what to see. */
  attend(part: Box | undefined): void {
    if (this.#isOwn || !FINGERS.matches || !this.isMeasured) return;
    const needed = FINGER / (this.cell / unitIn(this.all, this));
    this.#view = part && needed > 1 ? focused(this.all, part, needed) : undefined;
  }

  /** Return the point of the drawing under a pointer. */
  point(svg: SVGSVGElement, event: MouseEvent): Point {
    const matrix = svg.getScreenCTM()?.inverse();
    if (!matrix) return [0, 0];
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return [x, y];
  }

  /** Return the same, if the pointer is over the drawing at all. */
  pointInside(svg: SVGSVGElement, event: MouseEvent): Point | undefined {
    const { left, right, top, bottom } = svg.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    const isInside = x >= left && x <= right && y >= top && y <= bottom;
    return isInside ? this.point(svg, event) : undefined;
  }

  /** Return how far from the middle of what is seen a point of the drawing is, in pixels. */
  fromMiddle([x, y]: Point): Point {
    return [(x - this.view.x) / this.unit, (y - this.view.y) / this.unit];
  }

  down(event: PointerEvent): void {
    const pointer = pointerOf(event);
    this.#pointers = [...this.#others(event), pointer];
    this.#start = pointer;
    this.#isTap = this.#pointers.length === 1;
  }

  /** Follow a pointer; one alone moves the drawing, unless it is there for something else. */
  move(svg: SVGSVGElement, event: PointerEvent, mayDrag = true): void {
    const before = this.#pointers.find(({ id }) => id === event.pointerId);
    if (!before || !this.#start) return;
    const now = pointerOf(event);
    if (Math.hypot(now.x - this.#start.x, now.y - this.#start.y) > STILL) this.#isTap = false;
    if (this.#isTap) return;
    const [other] = this.#others(event);
    if (other) this.#pinch(svg, event, distance(now, other) / distance(before, other));
    else if (mayDrag) this.#drag((before.x - now.x) * this.unit, (before.y - now.y) * this.unit);
    this.#pointers = [...this.#others(event), now];
  }

  /** Whether the last pointer has moved the drawing: then what it went up on was not meant. */
  get hasMoved(): boolean {
    return !this.#isTap && this.isNear;
  }

  /** Tell whether the pointer that goes up has tapped. */
  up(event: PointerEvent): boolean {
    const isKnown = this.#pointers.some(({ id }) => id === event.pointerId);
    this.#pointers = this.#others(event);
    return isKnown && this.#isTap;
  }

  wheel(svg: SVGSVGElement, event: WheelEvent): void {
    event.preventDefault();
    this.#own(zoomed(this.all, this.view, WHEEL ** -event.deltaY, this.point(svg, event)));
  }

  #others({ pointerId }: PointerEvent): Pointer[] {
    return this.#pointers.filter(({ id }) => id !== pointerId);
  }

  #pinch(svg: SVGSVGElement, event: PointerEvent, factor: number): void {
    this.#own(zoomed(this.all, this.view, factor, this.point(svg, event)));
  }

  #drag(right: number, down: number): void {
    this.#own(moved(this.all, this.view, right, down));
  }

  #own(view: View): void {
    this.#view = view;
    this.#isOwn = view.zoom > 1;
  }
}

function pointerOf({ pointerId: id, clientX: x, clientY: y }: PointerEvent): Pointer {
  return { id, x, y };
}

/** Return how far two pointers are apart, a pixel at least. */
function distance(one: Pointer, other: Pointer): number {
  return Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
}
