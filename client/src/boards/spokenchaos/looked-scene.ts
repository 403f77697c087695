/** The lobby as it is shown while somebody looks through the keyhole. */

import type { BoardSeat } from '../board';
import type { Looker } from './looker.svelte';
import { NOTHING_IN_MIND, sceneOf, type Scene } from './scene';

/** Return the scene of a look; nobody looks frightened before being outlined. */
export function lookedScene(
  looker: Looker,
  chosen: NonNullable<Looker['chosen']>,
  seats: readonly BoardSeat[],
): Scene {
  const sights = looker.isOfficial ? looker.outlined : [];
  return sceneOf(chosen.shown.state, seats, -1, NOTHING_IN_MIND, {
    looked: { ...chosen.official, sights },
  });
}
