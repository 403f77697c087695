/** A position as a state that a board shows, and the options with which it does. */

import type { Rules, State as Bytes } from '../engine/rules';
import type { Position } from '../positions/interchange';
import * as finstere from '../positions/finstere';
import { stateOf as landOf } from '../positions/menhirs';
import { figuresIn, lobbyOf, OPTIONS } from '../positions/spokenchaos';

export interface BoardView {
  readonly start: Bytes;
  readonly options: Readonly<Record<string, string>>;
}

const OWN = 0;
const OTHER = 1;

/** Return how a board shows a position; tokens that are named are one's own. */
export function shownOf(
  rules: Rules,
  position: Position,
  own: readonly string[] | undefined,
): BoardView {
  switch (position.game) {
    case 'finstere': {
      const floor = rules as unknown as Rules<'finstere'>;
      const seatOf = (name: string) => (!own || own.includes(name) ? OWN : OTHER);
      const state = finstere.stateOf(floor, position, (name) => ({
        seat: seatOf(name),
        steps: 0,
        hasMoved: true,
      }));
      const letters = finstere.namesOf(position).join(' ');
      return { start: floor.write(state), options: { ...finstere.optionsOf(position), letters } };
    }
    case 'menhirs': {
      const land = rules as unknown as Rules<'menhirs'>;
      return { start: landOf(land, position), options: {} };
    }
    case 'spokenchaos': {
      const lobby = rules as unknown as Rules<'spokenchaos'>;
      const start = lobbyOf(lobby, position, figuresIn(position, []));
      return { start, options: OPTIONS };
    }
  }
}
