/** From where things are seen, as the server tells it after a match and alone against bots. */

import type { AskExposure } from '../boards/board';
import { isAmongBots, ownSeats, type KnownNow } from './known';
import { fromTableOrArchive } from './replay';

/** Tell whether it is told at a table: not while one plays against others, at one screen either. */
export function mayAskExposure(now: KnownNow): boolean {
  return now.phase === 'over' || (isAmongBots(now) && ownSeats(now).length === 1);
}

/** Return what asks about a moment of a table's match; without one, about how it stands now. */
export function exposureAt(table: string, at?: number): AskExposure {
  return (asked) => {
    const query = new URLSearchParams(
      Object.entries({ ...asked, ...(at === undefined ? {} : { at }) }).map(([name, value]) => [
        name,
        String(value),
      ]),
    );
    return fromTableOrArchive(table, `exposure?${query}`);
  };
}
