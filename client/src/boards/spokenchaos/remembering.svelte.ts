/** Whether the lobby is shown as a stage or as a plan; kept in this browser. */

export type ViewKind = 'stage' | 'plan';

const KEY = 'gloaming-lobby';

/** Tell whether this browser can draw in three dimensions. */
export function hasDepth(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}

/** Where the lobby has so little room the plan is shown first: it is larger, and all is read there. */
const SMALL = '(width < 40rem), (height < 28rem)';

class Remembered {
  view = $state<ViewKind>(read());

  choose(view: ViewKind): void {
    this.view = view;
    try {
      window.localStorage.setItem(KEY, view);
    } catch {
      // Storage is forbidden: the choice holds for this visit.
    }
  }
}

function read(): ViewKind {
  if (!hasDepth()) return 'plan';
  try {
    const chosen = window.localStorage.getItem(KEY);
    if (chosen === 'plan' || chosen === 'stage') return chosen;
  } catch {
    // Storage is forbidden: nothing was chosen.
  }
  return window.matchMedia(SMALL).matches ? 'plan' : 'stage';
}

export const remembered = new Remembered();
