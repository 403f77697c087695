/** What is known of a table, folded from what the server tells: whole once, then what is new. */

import type { Rules } from '../engine/rules';
import type {
  News,
  ShownClock,
  ShownPlies,
  ShownSaying,
  ShownSeat,
  TableAbout,
  TableNow,
  TablePlies,
} from '../generated/messages';
import { followed, type KnownSight } from './following';

export type { KnownSight } from './following';

/** How a table is, apart from the match. */
export type KnownNow = Omit<TableNow, 'sights'>;

export interface KnownTable {
  readonly about: TableAbout;
  readonly now: KnownNow;
  readonly sights: readonly KnownSight[];
  readonly sayings: readonly ShownSaying[];
  readonly mark: string;
  /** It came as a whole: at first, or after the line was broken. */
  readonly isWhole: boolean;
}

/** Begin with a whole table; nothing if it cannot be followed. */
export function knownFrom(rules: Rules, message: TablePlies): KnownTable | undefined {
  const { about, now, plies, to_act: toAct } = message.table;
  const sights = sightsAfter(rules, plies, undefined);
  if (!sights) return undefined;
  return {
    about,
    now: { ...now, seats: withActors(now.seats, toAct) },
    sights,
    sayings: now.sayings ?? [],
    mark: message.mark,
    isWhole: true,
  };
}

/** Add what is new; nothing if it does not follow from what is known. */
export function knownAfter(rules: Rules, known: KnownTable, message: News): KnownTable | undefined {
  const { plies, seats, clocks, to_act: toAct, ...news } = message.news;
  const sights = sightsAfter(rules, plies, known);
  if (!sights) return undefined;
  const said = news.sayings
    ? [...known.sayings.slice(0, news.sayings_before ?? 0), ...news.sayings]
    : known.sayings;
  return {
    ...known,
    now: {
      ...known.now,
      ...news,
      seats: withActors(withSeats(known.now.seats, seats, clocks), toAct),
    },
    sights,
    sayings: said,
    mark: message.mark,
    isWhole: false,
  };
}

function sightsAfter(
  rules: Rules,
  plies: readonly ShownPlies[],
  known: KnownTable | undefined,
): readonly KnownSight[] | undefined {
  const sights = plies.map((told) => followed(rules, told, known && sightOf(known, told.seat)));
  return sights.every((sight) => sight !== undefined) ? sights : undefined;
}

function withSeats(
  seats: readonly ShownSeat[],
  changed: Readonly<Record<string, ShownSeat>> = {},
  clocks: Readonly<Record<string, ShownClock>> = {},
): readonly ShownSeat[] {
  return seats.map((seat, number) => {
    const clock = clocks[number];
    return changed[number] ?? (clock ? { ...seat, clock } : seat);
  });
}

function withActors(seats: readonly ShownSeat[], toAct: readonly number[]): readonly ShownSeat[] {
  return seats.map((seat, number) => {
    const isToAct = toAct.includes(number);
    return isToAct === (seat.is_to_act ?? false) ? seat : { ...seat, is_to_act: isToAct };
  });
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
export function ownSeats(now: KnownNow): number[] {
  return now.seats.flatMap((seat, number) => (seat.is_yours ? [number] : []));
}

/** Return those of one's own seats that can still win: the others ask for nothing any more. */
export function playingSeats(now: KnownNow): number[] {
  return ownSeats(now).filter((seat) => !now.seats[seat]?.forfeit);
}

/** Tell whether nobody else plays but bots. */
export function isAmongBots(now: KnownNow): boolean {
  return now.seats.every(({ is_yours: isYours, kind }) => isYours === true || kind === 'bot');
}

/** Tell whether a match ends as soon as one gives up: nobody else is there to play on. */
export function endsWithoutMe(now: KnownNow): boolean {
  const others = now.seats.filter((seat) => !seat.is_yours && !seat.forfeit);
  const own = playingSeats(now);
  return own.length === 1 && (others.length === 1 || others.every(({ kind }) => kind === 'bot'));
}

/** Return with whose eyes to look: one's own seat that is to act, or else the one before. */
export function eyes(known: KnownTable, before: number): number {
  const acting = known.sights.filter((sight) => sight.actions.length > 0);
  if (acting.some((sight) => sight.seat === before)) return before;
  const kept = sightOf(known, before);
  return (acting[0] ?? kept ?? known.sights[0])?.seat ?? -1;
}
