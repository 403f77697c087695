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
  try {
    if (window.localStorage.getItem(KEY) === 'plan') return 'plan';
  } catch {
    // Storage is forbidden: nothing was chosen.
  }
  return hasDepth() ? 'stage' : 'plan';
}

export const remembered = new Remembered();
