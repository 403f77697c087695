/** The keys of an analysis: back and forth on a line, and from variation to variation. */

import type { Exploring } from './exploring.svelte';

/** Where arrow keys mean something else. */
const ELSEWHERE =
  'input:not([type="checkbox"]), textarea, select, dialog, [role="tablist"], .board';

/** Return what heeds the keys that step through a tree. */
export function keysOf(exploring: Exploring): (event: KeyboardEvent) => void {
  const steps: Partial<Record<string, () => void>> = {
    ArrowLeft: () => exploring.back(),
    ArrowRight: () => exploring.forward(),
    ArrowUp: () => exploring.aside(-1),
    ArrowDown: () => exploring.aside(1),
    Home: () => exploring.toStart(),
    End: () => exploring.toEnd(),
  };
  return (event) => {
    const isElsewhere = event.target instanceof Element && event.target.closest(ELSEWHERE);
    if (isElsewhere || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented)
      return;
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
}
