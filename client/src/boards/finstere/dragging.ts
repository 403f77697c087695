/** Following a finger or a mouse that takes something from the strip to the floor. */

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
