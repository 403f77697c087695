/** What comes of touching and dragging: taking, moving, turning, choosing, carrying and sliding. */

import { movedTo, turnedTo, type Draft } from './draft';
import { Placing } from './placing';
import type { Playing } from './playing.svelte';
import { squared } from './snapping';
import { seatOf } from './state';
import { tippedTowards } from './tipping';
import { doorOutside, type Touch, type Touched } from './touching';
import { FIELDS, GHOSTS, STEPS_PER_FIELD } from './geometry/measures';
import { fieldAt } from './whereabouts';

const EDGE = FIELDS * STEPS_PER_FIELD;

/** What is in one's hand, and from the pointer to its middle. */
type Hand =
  | { readonly kind: 'piece'; readonly start: Draft; readonly apart: Point }
  | { readonly kind: 'ring'; readonly from: number }
  | { readonly kind: 'ghost'; readonly ghost: number; readonly apart: Point };
type Point = readonly [x: number, y: number];

export class Touching implements Touch {
  #hand: Hand | undefined;

  readonly placing: Placing;

  constructor(
    private readonly playing: Playing,
    private readonly seat: () => number,
  ) {
    this.placing = new Placing(playing);
  }

  isHeld(touched: Touched): boolean {
    const { playing } = this;
    if (touched.isRing) return playing.draft !== undefined;
    if (playing.isFurnishing) {
      return touched.piece !== undefined && this.#isOrMayBeHeld(touched.piece);
    }
    return this.#ghostAt(touched) !== undefined;
  }

  grab(touched: Touched): void {
    this.#hand = this.#handOn(touched);
  }

  move(touched: Touched, isFree = false): void {
    const { playing } = this;
    const hand = this.#hand;
    if (hand?.kind === 'ring' && playing.draft) {
      const turn = Math.round(bearing(playing.draft, touched) - hand.from);
      const turned = turnedTo(playing.draft, turn);
      playing.hold(isFree || playing.isFree ? turned : squared(turned));
    } else if (hand?.kind === 'piece') {
      const [x, y] = moved(touched, hand.apart);
      this.placing.place(movedTo(hand.start, x, y), isFree);
    } else if (hand?.kind === 'ghost') {
      playing.carry(hand.ghost, carriedTo(touched, hand.apart));
    }
  }

  drop(touched: Touched): void {
    const hand = this.#hand;
    this.#hand = undefined;
    if (hand?.kind !== 'ghost') return;
    const there = carriedTo(touched, hand.apart);
    this.playing.putDown(hand.ghost, { ...there, door: doorOutside(there.x, there.y) });
  }

  tap(touched: Touched): void {
    const { x, y, ghost, door } = touched;
    const { playing } = this;
    this.#hand = undefined;
    if (touched.isRing) return;
    if (door && playing.chooseDoor(door)) return;
    if (playing.isFurnishing) this.#tapPiece(touched);
    else if (ghost !== undefined && this.#tapGhost(ghost)) return;
    else if (x >= 0 && y >= 0 && x <= EDGE && y <= EDGE) playing.tapAt(touched);
  }

  #handOn(touched: Touched): Hand | undefined {
    const { playing } = this;
    const { x, y, piece } = touched;
    if (touched.isRing && playing.draft) {
      return { kind: 'ring', from: bearing(playing.draft, touched) - playing.draft.yaw };
    }
    if (playing.isFurnishing) {
      if (piece !== undefined && piece !== playing.draft?.piece) playing.take(piece);
      const { draft } = playing;
      return draft && { kind: 'piece', start: draft, apart: [draft.x - x, draft.y - y] };
    }
    const ghost = this.#ghostAt(touched);
    if (ghost === undefined) return undefined;
    const spot = ghost === playing.lands ? playing.spot : undefined;
    return { kind: 'ghost', ghost, apart: spot ? [spot[0] - x, spot[1] - y] : [0, 0] };
  }

  #isOrMayBeHeld(piece: number): boolean {
    const { draft, takes } = this.playing;
    return draft ? piece === draft.piece : takes.includes(piece);
  }

  /** Return the ghost that can be dragged from here, within the seat. */
  #ghostAt({ x, y, ghost }: Touched): number | undefined {
    const { playing } = this;
    if (playing.isLanding && this.#isInItsField(x, y)) return playing.lands;
    if (ghost === undefined || seatOf(ghost) !== this.seat()) return undefined;
    const own = ghost % GHOSTS;
    return playing.movable.includes(own) ? own : undefined;
  }

  #tapPiece({ x, y, piece, facing }: Touched): void {
    const { playing } = this;
    const { draft } = playing;
    if (piece !== undefined && piece !== draft?.piece) playing.take(piece);
    else if (draft && facing) playing.hold(tippedTowards(draft, facing));
    else if (draft && piece === undefined) this.placing.place(movedTo(draft, x, y), false);
  }

  #tapGhost(ghost: number): boolean {
    const { playing } = this;
    const own = ghost % GHOSTS;
    if (seatOf(ghost) !== this.seat() || !playing.movable.includes(own)) return false;
    if (own === playing.ghost && playing.isLanding) return false;
    // Whoever goes to another of one's own may mean to merge with it.
    if (playing.mayMerge && playing.ghost !== undefined && own !== playing.ghost) return false;
    playing.choose(own);
    return true;
  }

  /** Tell whether a place is in the field where the ghost on its way is to end. */
  #isInItsField(x: number, y: number): boolean {
    const { spot, plan } = this.playing;
    const [column, row] = fieldAt(x, y);
    const isInside = x >= 0 && y >= 0 && x <= EDGE && y <= EDGE;
    return isInside && spot !== undefined && column === plan?.column && row === plan.row;
  }
}

/** Return where a ghost comes to that is not touched at its middle. */
function carriedTo(touched: Touched, apart: Point): Touched {
  const [x, y] = moved(touched, apart);
  return { ...touched, x, y };
}

function moved({ x, y }: Touched, [across, up]: Point): Point {
  return [x + across, y + up];
}

/** Return the direction from a piece to a place, in degrees from the east towards the north. */
function bearing(from: { x: number; y: number }, to: { x: number; y: number }): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}
