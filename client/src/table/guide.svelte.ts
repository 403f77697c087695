/** The guide for what a seat sees now: asked for when that changes, kept while it does not. */

import { live } from '../live.svelte';
import type { KnownSight, KnownTable } from './known';

const CALM = 120; // milliseconds without a change before a guide is asked for

/** Keep the guide of a sight up to date; call it where effects may be made. */
export function guideFor(
  table: () => string,
  sight: () => KnownSight | undefined,
  known: () => KnownTable,
): { readonly value: unknown; readonly outlook: unknown } {
  const seen = $derived(JSON.stringify(sight()?.state));
  let kept = $state.raw<{ seen: string; guide: unknown; outlook: unknown }>();

  $effect(() => {
    const seat = sight()?.seat;
    if (seat === undefined || known().now.phase !== 'running' || kept?.seen === seen) return;
    const timer = setTimeout(() => live.askGuide(table(), seat), CALM);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    const told = live.guides.get(table());
    if (told?.mark === known().mark && told.seat === sight()?.seat) {
      kept = { seen, guide: told.guide, outlook: told.outlook };
    }
  });

  return {
    get value() {
      return kept?.seen === seen ? kept.guide : undefined;
    },
    get outlook() {
      return kept?.seen === seen ? kept.outlook : undefined;
    },
  };
}
