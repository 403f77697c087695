/** Following a finger or a mouse that takes something along, from where it goes down. */

const STILL = 8; // pixels that are no drag yet

export interface Drag {
  /** It has come so far that a drag is meant. */
  readonly begin: () => void;
  readonly over: (event: PointerEvent) => void;
  /** It is let go, where a drag was meant. */
  readonly drop: (event: PointerEvent) => void;
  /** All is over, after the click that may end a drag. */
  readonly end?: () => void;
}

/** Follow a pointer that went down until it goes up; a second finger, which zooms, ends the drag. */
export function followDrag(down: PointerEvent, { begin, over, drop, end }: Drag): void {
  if (down.button !== 0) return;
  let isDragging = false;
  const follow = (moved: PointerEvent) => {
    if (moved.pointerId !== down.pointerId) return;
    const far = Math.hypot(moved.clientX - down.clientX, moved.clientY - down.clientY);
    if (far < STILL && !isDragging) return;
    if (!isDragging) begin();
    isDragging = true;
    over(moved);
  };
  const stop = () => {
    listened.abort();
    setTimeout(() => end?.());
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    stop();
    if (isDragging) drop(event);
  };
  const listened = new AbortController();
  const { signal } = listened;
  window.addEventListener('pointermove', follow, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', stop, { signal });
  window.addEventListener('pointerdown', (other) => other !== down && stop(), { signal });
}
