/** Whether the people of other screens can be reached: a server answers, and the line holds. */

import type { Route } from '../route';
import { hasServer } from '../served';
import { isHere } from '../tables.svelte';
import type { LineState } from '../wire/line';
import { reach } from './reach';

const PATIENCE = 2_500; // milliseconds for which a line may be lost before it is told as such

class Away {
  /** The line has been gone for a while; it comes back by itself. */
  isAway = $state(false);
  /** The path of the last page that was shown while somebody answered: it stays as it is. */
  reached = $state('');
  #hasBeenOpen = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Follow the line: between two attempts it is still gone, and only an open one ends that. */
  follow(state: LineState, path: string): void {
    if (state === 'open') {
      this.reached = path;
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#set(false);
      this.#hasBeenOpen = true;
    } else if (state === 'waiting') {
      const patience = this.#hasBeenOpen ? PATIENCE : 0; // who comes without one knows at once
      this.#timer ??= setTimeout(() => this.#set(true), patience);
    }
  }

  #set(isAway: boolean): void {
    this.isAway = isAway;
    reach.isLost = isAway;
  }
}

export const away = new Away();

/** Tell whether a page is about people at other screens. */
export function needsPeople(route: Route): boolean {
  switch (route.page) {
    case 'tables':
    case 'archive':
    case 'account':
      return true;
    case 'table':
    case 'replay':
      return !isHere(route.table);
    default:
      return false;
  }
}

/** Tell whether a page cannot be shown now, for nobody answers, and was not shown before. */
export function isOutOfReach(route: Route, path: string): boolean {
  return needsPeople(route) && (!hasServer || (away.isAway && away.reached !== path));
}
