/**
 * What helps a seat to choose now: asked for when what it sees changes, kept while it does not.
 *
 *   sight -----------------> guide, outlook
 *   sight, actions in mind ---------> outlook
 */

import { live } from '../live.svelte';
import type { GameGuide, GameOutlook } from '../wire/games';
import type { KnownSight, KnownTable } from './known';

const CALM = 120; // milliseconds without a change before a guide is asked for

type Actions = readonly (number | string)[];

export interface Guidance {
  readonly value: GameGuide | undefined;
  readonly outlook: GameOutlook | null | undefined;
  /** The actions after which that outlook is; none: as everything is now. */
  readonly foreseen: Actions;
  /** Have actions in mind: the outlook is the one after them. */
  readonly imagine: (actions: Actions) => void;
}

/** Keep the guide of a sight up to date; call it where effects may be made. */
export function guideFor(
  table: () => string,
  sight: () => KnownSight | undefined,
  known: () => KnownTable,
): Guidance {
  const seen = $derived(JSON.stringify(sight()?.state));
  let kept = $state.raw<{ seen: string; guide: GameGuide; outlook: GameOutlook | null }>();
  let imagined = $state.raw<Actions>([]);
  let foreseen = $state.raw<{ seen: string; actions: Actions; outlook: GameOutlook | null }>();
  const isForeseen = $derived(
    imagined.length > 0 && foreseen?.seen === seen && kept?.seen === seen,
  );

  $effect(() => {
    const seat = sight()?.seat;
    if (seat === undefined || known().now.phase !== 'running' || kept?.seen === seen) return;
    const timer = setTimeout(() => live.askGuide(table(), seat), CALM);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    const told = live.guides.get(table());
    if (told?.mark === known().mark && told.seat === sight()?.seat) {
      kept = { seen, guide: told.guide, outlook: told.outlook ?? null };
    }
  });
  $effect(() => {
    const seat = sight()?.seat;
    const actions = imagined;
    if (seat === undefined || actions.length === 0 || kept?.seen !== seen) return;
    const timer = setTimeout(() => live.askOutlook(table(), seat, actions), CALM);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    const told = live.outlooks.get(table());
    const isMeant = told?.mark === known().mark && told.actions.join() === imagined.join();
    if (told && isMeant) foreseen = { seen, actions: told.actions, outlook: told.outlook };
  });

  return {
    get value() {
      return kept?.seen === seen ? kept.guide : undefined;
    },
    get outlook() {
      if (kept?.seen !== seen) return undefined;
      return isForeseen ? foreseen?.outlook : kept.outlook;
    },
    get foreseen() {
      return isForeseen ? (foreseen?.actions ?? []) : [];
    },
    imagine(actions) {
      if (actions.join() !== imagined.join()) imagined = actions;
    },
  };
}
