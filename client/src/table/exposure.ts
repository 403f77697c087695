/** From where things are seen, as it may be told after a match and alone against bots. */

import type { AskExposure } from '../boards/board';
import { askAside } from '../engine/aside';
import { rulesAtHand } from '../engine/load';
import type { GameExposure, GameState } from '../generated/games';
import { isAmongBots, ownSeats, type KnownNow } from './known';

/** Tell whether it is told at a table: not while one plays against others, at one screen either. */
export function mayAskExposure(now: KnownNow): boolean {
  return now.phase === 'over' || (isAmongBots(now) && ownSeats(now).length === 1);
}

/** Return what asks about a state, as far as one sees it; nothing if the rules are not here. */
export function exposureIn(game: string, state: GameState): AskExposure | undefined {
  const rules = rulesAtHand(game);
  if (!rules) return undefined;
  return async ({ thing, x, y, height, way }) => {
    const given = [rules.write(state), thing, x, y, height, way];
    return (await askAside<GameExposure | null>(rules, 'exposure_at', given)).told;
  };
}
