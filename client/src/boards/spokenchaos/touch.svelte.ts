/** What comes of touching and dragging: taking, moving, choosing and sliding. */

import { movedTo } from './draft';
import type { Playing } from './playing.svelte';
import { seatOf } from './state';
import type { Touch, Touched } from './touching';
import { FIELDS, GHOSTS, STEPS_PER_FIELD } from './twin/measures';

const EDGE = FIELDS * STEPS_PER_FIELD;

export class Touching implements Touch {
  #held: 'piece' | 'ghost' | undefined;
  /** From the pointer to the middle of what is dragged. */
  #apart: readonly [number, number] = [0, 0];

  constructor(
    private readonly playing: Playing,
    private readonly seat: () => number,
  ) {}

  down(touched: Touched): 'piece' | 'ghost' | undefined {
    this.#held = this.#touch(touched);
    return this.#held;
  }

  isHeld({ ghost, piece }: Touched): boolean {
    const { playing } = this;
    if (playing.isFurnishing) return piece !== undefined && this.#isOrMayBeHeld(piece);
    const isOwn = ghost !== undefined && seatOf(ghost) === this.seat();
    return playing.isLanding && isOwn && ghost % GHOSTS === playing.lands;
  }

  move(x: number, y: number): void {
    const { playing } = this;
    const [across, up] = this.#apart;
    if (this.#held === 'piece' && playing.draft) {
      playing.hold(movedTo(playing.draft, x + across, y + up));
    } else if (this.#held === 'ghost') playing.slideTo(x + across, y + up);
  }

  #touch({ x, y, ghost, piece, door }: Touched): 'piece' | 'ghost' | undefined {
    const { playing } = this;
    if (door && playing.takeIfLegal(`side ${door.slice(0, 1)}`)) return undefined;
    if (door && playing.takeIfLegal(`door ${door}`)) return undefined;
    if (playing.isFurnishing) return this.#touchPiece(x, y, piece);
    if (playing.isLanding && playing.spot && this.#isAtSpot(x, y)) {
      this.#apart = [playing.spot[0] - x, playing.spot[1] - y];
      return 'ghost';
    }
    if (ghost !== undefined && this.#touchGhost(ghost)) return undefined;
    if (x >= 0 && y >= 0 && x <= EDGE && y <= EDGE) playing.tapAt(x, y);
    return undefined;
  }

  #isOrMayBeHeld(piece: number): boolean {
    const { draft, takes } = this.playing;
    return draft ? piece === draft.piece : takes.includes(piece);
  }

  #touchPiece(x: number, y: number, piece: number | undefined): 'piece' | undefined {
    const { playing } = this;
    if (piece !== undefined && piece !== playing.draft?.piece) playing.take(piece);
    const { draft } = playing;
    if (!draft || (piece !== undefined && piece !== draft.piece)) return undefined;
    if (piece === undefined) playing.hold(movedTo(draft, x, y));
    this.#apart = piece === undefined ? [0, 0] : [draft.x - x, draft.y - y];
    return 'piece';
  }

  #touchGhost(ghost: number): boolean {
    const { playing } = this;
    const own = ghost % GHOSTS;
    if (seatOf(ghost) !== this.seat() || !playing.movable.includes(own)) return false;
    if (own === playing.ghost && playing.isLanding) return false;
    // Whoever goes to another of one's own may mean to merge with it.
    if (playing.mayMerge && playing.ghost !== undefined && own !== playing.ghost) return false;
    playing.choose(own);
    return true;
  }

  #isAtSpot(x: number, y: number): boolean {
    const { spot, plan } = this.playing;
    const inField =
      Math.floor(x / STEPS_PER_FIELD) === plan?.column &&
      Math.floor(y / STEPS_PER_FIELD) === plan.row;
    return spot !== undefined && inField;
  }
}
