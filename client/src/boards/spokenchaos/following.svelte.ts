/** What goes on with a match beside the lobby: what one has in mind, and what the bar says. */

import { onDestroy, tick, untrack } from 'svelte';
import type { BoardProps } from '../board';
import { barAbout, barButtons, barUndos } from './asking';
import type { Exposing } from './exposing.svelte';
import type { Looker } from './looker.svelte';
import type { Playing } from './playing.svelte';
import type { Touching } from './touch.svelte';

/** Let what one has in mind and the bar follow the match, for as long as the board is shown. */
export function followMatch(
  props: () => BoardProps<'spokenchaos'>,
  playing: Playing,
  grips: Touching,
  exposing: Exposing,
  words: () => string,
): void {
  $effect(() => {
    const { state, guide } = props();
    const isAsked = playing.canAct;
    untrack(() => playing.renew(state, guide, isAsked));
  });
  $effect(() => {
    const undos = playing.isPlanning ? barUndos(playing) : undefined;
    props().bar.show(words(), barButtons(playing), barAbout(playing), undos);
  });
  $effect(() => {
    if (words()) props().say(words());
  });
  $effect(() => {
    if (playing.isRefused) untrack(() => grips.placing.reconsider());
  });
  $effect(() => exposing.follow());
  onDestroy(() => props().bar.clear());
}

/** Let the keys go to the lobby whenever a piece is taken, and when a look has been left. */
export function followFocus(
  view: () => HTMLElement | undefined,
  playing: Playing,
  looker: Looker,
): void {
  const focus = () => view()?.querySelector<HTMLElement>('[role=application]')?.focus();
  const resume = () => {
    if (document.activeElement === document.body) focus();
  };
  $effect(() => {
    if (playing.draft?.piece !== undefined) untrack(focus);
  });
  $effect(() => (looker.isAlone ? () => void tick().then(resume) : undefined));
}
