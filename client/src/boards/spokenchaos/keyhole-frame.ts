/** How large the keyhole is shown, for the picture behind it and for what is drawn over it. */

/** The parts of the window's height and width that the grid of the look takes up at most. */
export const HIGH = 0.94;
export const WIDE = 1.6; // the opening is much narrower than the grid

/** Return the side of the look's square grid in a window; its middle is the window's. */
export function gridSide(width: number, height: number): number {
  return Math.min(width * WIDE, height * HIGH);
}
