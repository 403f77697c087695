/** What goes on with a match beside the lobby: what one has in mind, and what the bar says. */

import { onDestroy, untrack } from 'svelte';
import type { BoardProps } from '../board';
import { barAbout, barButtons, barUndos } from './asking';
import type { Playing } from './playing.svelte';
import type { Touching } from './touch.svelte';

/** Let what one has in mind and the bar follow the match, for as long as the board is shown. */
export function followMatch(
  props: () => BoardProps<'spokenchaos'>,
  playing: Playing,
  grips: Touching,
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
  onDestroy(() => props().bar.clear());
}
