/** Whether the people of other screens can be reached: a server answers, and the line holds. */

import type { Route } from '../route';
import { hasServer } from '../served';
import { isHere, tables } from '../tables.svelte';
import type { LineState } from '../wire/line';

const PATIENCE = 2_500; // milliseconds for which a line may be lost before it is told as such

class Away {
  /** The line has been gone for a while; it comes back by itself. */
  isAway = $state(false);
  #hasBeenOpen = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Follow the line: between two attempts it is still gone, and only an open one ends that. */
  follow(state: LineState): void {
    if (state === 'open') {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.isAway = false;
      this.#hasBeenOpen = true;
    } else if (state === 'waiting') {
      const patience = this.#hasBeenOpen ? PATIENCE : 0; // who comes without one knows at once
      this.#timer ??= setTimeout(() => (this.isAway = true), patience);
    }
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

/** Tell whether a page cannot be shown now, for nobody answers. */
export function isOutOfReach(route: Route): boolean {
  if (!needsPeople(route)) return false;
  if (!hasServer) return true;
  return away.isAway && !('table' in route && tables.known(route.table));
}
