/** Pressing buttons of the action bar so that the keys go on where something is to be done. */

import { tick } from 'svelte';
import type { BarButton } from '../boards/bar.svelte';

/** Press a button of the bar; where it goes with that, focus what is to be done next, or the board. */
export async function press(button: BarButton): Promise<void> {
  button.press();
  await tick();
  if (document.activeElement !== document.body) return;
  const next = document.querySelector<HTMLElement>('.bar .main:enabled');
  const board = document.querySelector<HTMLElement>('.board [tabindex="0"]');
  (next ?? board)?.focus({ preventScroll: true });
}
