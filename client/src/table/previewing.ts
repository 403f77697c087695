/** What would come of some actions, taken in a row: worked out with the rules, and not taken. */

import type { BoardPreview } from '../boards/board';
import type { Rules } from '../engine/rules';
import type { GameName } from '../generated/games';
import type { KnownSight } from './known';

/** Return what takes actions in mind; chance and the rules do not go on there. */
export function previewIn(
  rules: Rules,
  { view, seat }: KnownSight,
): (actions: readonly number[]) => BoardPreview<GameName> {
  return (actions) => {
    let state = view;
    for (const action of actions) {
      if (!rules.isLegal(state, seat, action)) {
        return { state: null, against: rules.against(state, seat, action) };
      }
      state = rules.apply(state, seat, action);
    }
    return { state: rules.read(rules.view(state, seat)), against: null };
  };
}
