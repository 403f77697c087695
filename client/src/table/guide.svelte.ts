/**
 * What helps a seat to choose now, worked out from what it sees.
 *
 *   sight -----------------> guide, outlook
 *   sight, actions in mind ---------> outlook
 */

import type { Rules, State } from '../engine/rules';
import type { GameGuide, GameOutlook } from '../generated/games';
import type { KnownSight, KnownTable } from './known';

type Actions = readonly number[];

export interface Guidance {
  readonly value: GameGuide | undefined;
  readonly outlook: GameOutlook | null | undefined;
  /** The actions after which that outlook is; none: as everything is now. */
  readonly foreseen: Actions;
  /** Have actions in mind: the outlook is the one after them. */
  readonly imagine: (actions: Actions) => void;
}

/** Keep the guide of a sight up to date. */
export function guideFor(
  rules: () => Rules | undefined,
  sight: () => KnownSight | undefined,
  known: () => KnownTable,
): Guidance {
  let imagined = $state.raw<{ view: State; actions: Actions }>();
  const view = $derived(known().now.phase === 'running' ? sight()?.view : undefined);
  const showsOutlook = $derived(known().about.settings.shows_outlook ?? true);
  const value = $derived(view && rules()?.guide(view, sight()?.seat ?? -1));
  const foreseen = $derived(imagined && imagined.view === view ? imagined.actions : []);
  const outlook = $derived.by(() => {
    const own = rules();
    if (!view || !own) return undefined;
    return showsOutlook ? own.outlook(taken(own, view, sight()?.seat ?? -1, foreseen)) : null;
  });

  return {
    get value() {
      return value;
    },
    get outlook() {
      return outlook;
    },
    get foreseen() {
      return foreseen;
    },
    imagine(actions) {
      if (view && actions.join() !== foreseen.join()) imagined = { view, actions };
    },
  };
}

/** Return the state after actions that a seat has only in mind. */
function taken(rules: Rules, view: State, seat: number, actions: Actions): State {
  return actions.reduce((state, action) => rules.apply(state, seat, action), view);
}
