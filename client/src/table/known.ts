/** What is known of a table, folded from what the server tells: whole once, then what is new. */

import type {
  Changed,
  ShownMoment,
  ShownSaying,
  ShownSight,
  TableMessage,
  TableAbout,
  TableNow,
} from '../wire/messages';

/** What one seat may know, with all moments that were told so far. */
export interface KnownSight extends ShownSight {
  /** How many moments of the match lie before the first one here. */
  readonly first: number;
  readonly story: readonly ShownMoment[];
}

export interface KnownTable {
  readonly about: TableAbout;
  readonly now: TableNow;
  readonly sights: readonly KnownSight[];
  readonly sayings: readonly ShownSaying[];
  readonly record: string;
  readonly mark: string;
  /** It came as a whole: at first, or after the line was broken. */
  readonly isWhole: boolean;
}

/** Begin with a whole table. */
export function knownFrom(message: TableMessage): KnownTable {
  const { about, now, record } = message.table;
  return {
    about,
    now,
    sights: now.sights.map((sight) => withStory(sight, undefined)),
    sayings: now.sayings ?? [],
    record,
    mark: message.mark,
    isWhole: true,
  };
}

/** Add what is new. */
export function knownAfter(known: KnownTable, message: Changed): KnownTable {
  const { now, mark } = message;
  return {
    ...known,
    now,
    sights: now.sights.map((sight) => withStory(sight, sightOf(known, sight.seat))),
    sayings: [...known.sayings.slice(0, now.sayings_before ?? 0), ...(now.sayings ?? [])],
    mark,
    isWhole: false,
  };
}

/** Return what a seat knows; a spectator's number is -1. */
export function sightOf(known: KnownTable, seat: number): KnownSight | undefined {
  return known.sights.find((sight) => sight.seat === seat);
}

/** Return how many moments of the match a seat knows to have been. */
export function momentsOf(sight: KnownSight): number {
  return sight.first + sight.story.length;
}

/** Return the seats that are one's own. */
export function ownSeats(now: TableNow): number[] {
  return now.seats.flatMap((seat, number) => (seat.is_yours ? [number] : []));
}

/** Return those of one's own seats that can still win: the others ask for nothing any more. */
export function playingSeats(now: TableNow): number[] {
  return ownSeats(now).filter((seat) => !now.seats[seat]?.forfeit);
}

/** Tell whether nobody else plays but bots. */
export function isAmongBots(now: TableNow): boolean {
  return now.seats.every(({ is_yours: isYours, kind }) => isYours === true || kind === 'bot');
}

/** Tell whether a match ends as soon as one gives up: nobody else is there to play on. */
export function endsWithoutMe(now: TableNow): boolean {
  const others = now.seats.filter((seat) => !seat.is_yours && !seat.forfeit);
  const own = playingSeats(now);
  return own.length === 1 && (others.length === 1 || others.every(({ kind }) => kind === 'bot'));
}

/** Return with whose eyes to look: one's own seat that is to act, or else the one before. */
export function eyes(known: KnownTable, before: number): number {
  const acting = known.sights.filter((sight) => (sight.actions ?? []).length > 0);
  if (acting.some((sight) => sight.seat === before)) return before;
  const kept = sightOf(known, before);
  return (acting[0] ?? kept ?? known.sights[0])?.seat ?? -1;
}

function withStory(sight: ShownSight, old: KnownSight | undefined): KnownSight {
  const before = sight.moments_before ?? 0;
  const told = sight.moments ?? [];
  const keeps = old !== undefined && before >= old.first && before <= momentsOf(old);
  if (!keeps) return { ...sight, first: before, story: told };
  const kept = old.story.slice(0, before - old.first);
  return { ...sight, position: sight.position, first: old.first, story: [...kept, ...told] };
}
