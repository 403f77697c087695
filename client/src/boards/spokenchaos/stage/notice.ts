/** Says once in a browser that less is drawn, so that nobody takes it for how the stage looks. */

import { toasts } from '../../../parts/toasts.svelte';
import { t } from '../words';

const KEY = 'gloaming-detail';

/** Say that less is drawn while things move, unless it was said before. */
export function sayReduced(): void {
  try {
    if (window.localStorage.getItem(KEY)) return;
    window.localStorage.setItem(KEY, 'said');
  } catch {
    return; // Storage is forbidden: it would be said at every visit.
  }
  setTimeout(() => toasts.say(t('board.reduced')));
}
