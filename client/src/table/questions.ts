/** What the others at a table ask of oneself: each is answered, and heard when it comes. */

import { SvelteSet } from 'svelte/reactivity';
import { ownSeats, playingSeats, type KnownNow, type KnownTable } from './known';

/** The finished tables at which one does not want to be asked about another match now. */
export const putOff = new SvelteSet<string>();

/** Return the seats of others who want to play again, as long as one has not said so oneself. */
export function rematchAskers({ about, now }: KnownTable): readonly number[] {
  const own = ownSeats(now);
  const asked = now.rematch_asked ?? [];
  const isOver = now.phase === 'over' && !now.rematch;
  const isOpen = isOver && own.length > 0 && !putOff.has(about.id);
  return isOpen && !own.some((seat) => asked.includes(seat)) ? asked : [];
}

/** Return the seats whose word is still missing to stop a match without a result. */
export function stillPlayingOn({ seats, abandon_votes: votes = [] }: KnownNow): readonly number[] {
  return seats.flatMap(({ kind, forfeit }, seat) =>
    kind === 'person' && !forfeit && !votes.includes(seat) ? [seat] : [],
  );
}

/** Return how many questions wait for one's own answer. */
export function questionsFor(known: KnownTable): number {
  const { now } = known;
  const own = playingSeats(now);
  const isAsked = (seats: readonly number[] = []) => seats.some((seat) => own.includes(seat));
  const votes = now.abandon_votes ?? [];
  return [
    isAsked(now.takeback?.waiting_for),
    isAsked(now.draw_offer?.waiting_for),
    votes.length > 0 && own.some((seat) => !votes.includes(seat)),
    rematchAskers(known).length > 0,
  ].filter(Boolean).length;
}
