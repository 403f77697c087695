/**
 * How much room the window gives.
 *
 *   wide     players | board | drawer     a desktop, a tablet on its side
 *   short    board | rail                 a phone on its side
 *   neither  one above the other          a phone upright
 */

const WIDE = window.matchMedia('(min-width: 64rem)');
const SHORT = window.matchMedia(
  '(max-width: 63.99rem) and (max-height: 30rem) and (orientation: landscape)',
);

class Room {
  isWide = $state(WIDE.matches);
  isShort = $state(SHORT.matches);
  /** Whether there is a column beside the board for what belongs to it. */
  readonly hasRail = $derived(this.isWide || this.isShort);

  constructor() {
    WIDE.addEventListener('change', ({ matches }) => (this.isWide = matches));
    SHORT.addEventListener('change', ({ matches }) => (this.isShort = matches));
  }
}

export const room = new Room();
