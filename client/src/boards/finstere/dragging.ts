/** Following a finger or a mouse that takes something from the strip to the floor. */

import type { Place } from './state';

const STILL = 8; // pixels that are no drag yet

export interface Drag {
  /** It has come so far that a drag is meant. */
  readonly begin: () => void;
  readonly over: (event: PointerEvent) => void;
  /** It is let go, after the click that may end a drag. */
  readonly end: () => void;
}

/** Follow a pointer that went down until it goes up. */
export function followDrag(down: PointerEvent, { begin, over, end }: Drag): void {
  let isDragging = false;
  const follow = (moved: PointerEvent) => {
    const far = Math.hypot(moved.clientX - down.clientX, moved.clientY - down.clientY);
    if (far < STILL && !isDragging) return;
    if (!isDragging) begin();
    isDragging = true;
    over(moved);
  };
  const stop = () => {
    window.removeEventListener('pointermove', follow);
    window.removeEventListener('pointerup', stop);
    setTimeout(end);
  };
  window.addEventListener('pointermove', follow);
  window.addEventListener('pointerup', stop);
}

/** What becomes of a tile that is dragged. */
export interface TileHolder {
  holdTile(tile: string): void;
  holdOver(place: Place | undefined): void;
  dropTile(): void;
}

/** Follow a tile from the strip to the floor. */
export function followTile(
  tile: string,
  down: PointerEvent,
  holder: TileHolder,
  over: (event: PointerEvent) => Place | undefined,
  dragging: (isOn: boolean) => void,
): void {
  let isHeld = false;
  followDrag(down, {
    begin: () => {
      holder.holdTile(tile);
      isHeld = true;
      dragging(true);
    },
    over: (event) => holder.holdOver(over(event)),
    end: () => {
      if (isHeld) holder.dropTile();
      dragging(false);
    },
  });
}
