/** The seats of a finished match in the order in which they finished. */

import type { ShownSeat } from '../generated/messages';
import type { KnownNow } from './known';

export interface Standing {
  readonly number: number;
  /** 1 for those who won; nothing where nobody did. */
  readonly place: number | undefined;
  readonly seat: ShownSeat;
}

/** Return who came where, as the server says; equals stay in the order of their seats. */
export function standingsOf({ seats, verdict }: KnownNow): Standing[] {
  const places = verdict?.places ?? [];
  return seats
    .map((seat, number) => ({ seat, number, place: places[number] }))
    .sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
}
