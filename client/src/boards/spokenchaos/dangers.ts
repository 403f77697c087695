/** Whom the next look may catch, as things stand: for going through a match, never during one. */

import type { Danger, Prospect } from '../beside';
import { ghostWords } from './names';
import { catchableAside } from './rules';
import { seatOf } from './state';

/** Return the ghosts that may be caught, each with its words. */
export async function dangers({
  shown,
  after,
}: Prospect<'spokenchaos'>): Promise<readonly Danger[]> {
  const found = await catchableAside(after);
  return found.map(({ ghost, chance }) => ({
    seat: seatOf(ghost),
    piece: ghostWords(shown.seats, ghost),
    number: ghost,
    chance,
  }));
}
