/** How the floor lies on the screen: what is said of directions follows what is seen. */

import { turnedRight } from './geometry';
import type { Letter } from './state';

class Lying {
  /** The floor lies a quarter turn clockwise. */
  isTurned = $state(false);

  /** Return the direction on the screen that a direction of the board has. */
  onScreen(direction: Letter): Letter {
    return this.isTurned ? turnedRight(direction) : direction;
  }
}

/** The floor of the page: there is one, besides small pictures that nobody is told about. */
export const lying = new Lying();
