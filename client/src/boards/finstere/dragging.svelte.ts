/** Tiles and tokens in one's hand, on their way to the floor by finger or mouse. */

import { followDrag } from '../dragging';
import { NOTHING_CHOSEN, type Target } from './choosing';
import { isSame } from './geometry';
import type { Playing } from './playing.svelte';
import type { Place } from './state';
import { cellAtPoint, meant, tokenToDrag, type Tapped } from './tapping';

/** The drawing over which things are carried. */
export interface Floor {
  /** Return the point of the drawing under a pointer; nothing: it is beside the drawing. */
  point(event: PointerEvent): Place | undefined;
  /** Return what can be meant there now. */
  tapped(): Tapped;
}

/** A token in one's hand, and where that is in the drawing; nowhere: beside it. */
export interface Carried {
  readonly token: number;
  readonly at: Place | undefined;
}

export class Dragging {
  carried = $state.raw<Carried>();
  /** Where the token would go that is let go now, or what a click of the mouse would choose. */
  aimed = $state.raw<Target>();
  isOn = false;
  /** The pointer went down on a token that it takes along. */
  holds = false;

  constructor(
    private readonly playing: Playing,
    private readonly floor: Floor,
  ) {}

  /** Aim at what is meant at a point; nothing: at nothing. */
  aim(point: Place | undefined): void {
    const tap = point && meant(point, this.floor.tapped());
    this.aimed = tap?.kind === 'target' ? tap.target : undefined;
  }

  /** Follow a pointer that goes down on the floor, and may take a token along. */
  grab(down: PointerEvent): void {
    const { choosing, end } = this.playing;
    const chosen = { token: choosing.token, end: end?.cell ?? undefined };
    const point = this.floor.point(down);
    const token = point && tokenToDrag(point, this.floor.tapped(), chosen);
    this.holds = token !== undefined;
    if (token !== undefined) this.token(token, down);
  }

  /** Follow a tile from the strip to the floor. */
  tile(tile: string, down: PointerEvent): void {
    const { playing, floor } = this;
    followDrag(down, {
      begin: () => {
        playing.holdTile(tile);
        this.isOn = true;
      },
      over: (event) => {
        const point = floor.point(event);
        playing.holdOver(point && cellAtPoint(floor.tapped().frame, point));
      },
      drop: () => playing.dropTile(),
      end: () => this.#end(),
    });
  }

  /** Follow a token from the strip, or from where it stands, to where it is to go. */
  token(token: number, down: PointerEvent): void {
    const { playing, floor } = this;
    followDrag(down, {
      begin: () => {
        this.#hold(token);
        this.isOn = true;
      },
      over: (event) => {
        const at = floor.point(event);
        this.carried = { token, at };
        this.aim(at);
      },
      drop: () => {
        const { aimed: target } = this;
        if (target && !this.#isStart(target)) playing.tap({ kind: 'target', target });
      },
      end: () => this.#end(),
    });
  }

  /** Take a token in hand: where it was to go is forgotten. */
  #hold(token: number): void {
    const { playing } = this;
    if (playing.isActive && token !== playing.choosing.token) return;
    playing.choosing = { ...NOTHING_CHOSEN, token };
  }

  /** Who lets a token go where it stands has changed their mind. */
  #isStart(target: Target): boolean {
    return typeof target === 'string' ? target === 'waiting' : isSame(this.playing.start, target);
  }

  #end(): void {
    this.isOn = false;
    this.carried = undefined;
    this.aimed = undefined;
  }
}
