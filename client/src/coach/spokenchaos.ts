/** What a coach says in a first match of Spokenchaos. */

import { together, type Cell, type Named } from '../boards/named';
import { footprintOf } from '../boards/spokenchaos/footprint';
import { FIELDS, STEPS_PER_FIELD } from '../boards/spokenchaos/geometry/measures';
import type { Standing } from '../boards/spokenchaos/geometry/placed';
import {
  cardOf,
  INSIDE,
  keyholeDoor,
  letterOf,
  LETTERS,
  oppositeSide,
  OUT,
  phaseOf,
  standing,
  type Figure,
  type Phase,
  type State,
} from '../boards/spokenchaos/state';
import { sidesToPick } from '../boards/spokenchaos/rules';
import { GHOSTS } from '../generated/spokenchaos';
import type { Seen, Tip } from './tips';

type Told = Seen<State>['shown'];

const ROUNDS = 5;
const A_CORNER = 4; // 1/32 field, by which something may reach into one where it does not stand

function isIn({ state }: Told, phase: Phase): boolean {
  return phaseOf(state) === phase;
}

/** Return the numbers of one's own ghosts that are somewhere. */
function own({ state, seat }: Told, isMeant: (where: number) => boolean = () => true): number[] {
  const isOwn = ({ where }: Figure, ghost: number) =>
    Math.floor(ghost / GHOSTS) === seat && isMeant(where);
  return state.figures.flatMap((figure, ghost) => (isOwn(figure, ghost) ? [ghost] : []));
}

const isInside = (where: number) => where === INSIDE;
const isOut = (where: number) => where === OUT;

/** Point at ghosts, if there are any. */
function ghosts(pieces: readonly number[]): Named | undefined {
  return pieces.length > 0 ? { cells: [], pieces } : undefined;
}

function startSide({ state, seat }: Told): number {
  return state.sides[seat] ?? 0;
}

function exitSide(shown: Told): string {
  return letterOf(oppositeSide(startSide(shown)));
}

/** Return the fields over which a piece stands. */
function fieldsUnder(piece: Standing): Cell[] {
  const { west, east, south, north } = footprintOf(piece);
  const columns = within(west, east);
  return within(south, north).flatMap((row) => columns.map((column): Cell => [column, row]));
}

/** Return the fields from one edge of something to the other, along a side of the lobby. */
function within(first: number, last: number): number[] {
  const start = Math.max(0, Math.floor((first + A_CORNER) / STEPS_PER_FIELD));
  const end = Math.min(FIELDS, Math.ceil((last - A_CORNER) / STEPS_PER_FIELD));
  return Array.from({ length: Math.max(0, end - start) }, (_, place) => start + place);
}

/** Point at the fields of furniture. */
function furniture({ state }: Told, isMeant: (piece: number) => boolean = () => true): Named {
  const meant = standing(state).filter(({ piece }) => isMeant(piece));
  return together([{ cells: meant.flatMap(fieldsUnder) }]); // two may share a field
}

function onCard(shown: Told): Named {
  const pieces: readonly number[] = cardOf(shown.state, shown.seat)?.pieces ?? [];
  return furniture(shown, (piece) => pieces.includes(piece));
}

/** Return the ghosts that were seen through the keyhole; nothing if nobody has looked. */
function seen({ since }: Seen<State>): number[] | undefined {
  const looks = since.flatMap(({ moment }) =>
    moment?.account.kind === 'look' ? [moment.account] : [],
  );
  if (looks.length === 0) return undefined;
  return looks.flatMap(({ sights }) =>
    sights.filter(({ is_caught }) => is_caught).map(({ ghost }) => ghost),
  );
}

function keyhole({ state }: Told): Named {
  const door = keyholeDoor(state);
  return { cells: [], walls: door ? [door.side] : [] };
}

/** The furniture behind which one hides, and the ghosts that come. */
function hidingPlaces(shown: Told): Named {
  return { ...furniture(shown), pieces: own(shown, (where) => !isOut(where)) };
}

/** The sides to which the keyhole may go: those that may be picked, or else the others. */
function keyholeSides({ state, seat }: Told): Named {
  const now = keyholeDoor(state)?.side;
  const open = LETTERS.filter((side) => side !== now);
  return { cells: [], walls: phaseOf(state) === 'siding' ? sidesToPick(state, seat) : open };
}

/** What comes first matters most, where several things may be said. */
export const TIPS: readonly Tip<State>[] = [
  {
    name: 'spokenchaos.goal',
    at: ({ shown }) => ({
      cells: [],
      pieces: own(shown),
      walls: [letterOf(startSide(shown)), exitSide(shown)],
    }),
  },
  {
    name: 'spokenchaos.last',
    at: ({ shown }) =>
      shown.state.round_number === ROUNDS ? { cells: [], pieces: own(shown, isInside) } : undefined,
  },
  {
    name: 'spokenchaos.plan',
    isUrgent: true, // whoever moved furniture last plans at once
    at: ({ shown }) => (isIn(shown, 'planning') ? hidingPlaces(shown) : undefined),
  },
  {
    name: 'spokenchaos.across',
    isUrgent: true, // the first ghosts may get out now
    at: ({ shown }) => {
      const pieces = own(shown, isInside);
      const isTime = isIn(shown, 'planning') && shown.state.round_number > 1;
      return isTime && pieces.length > 0
        ? { cells: [], pieces, walls: [exitSide(shown)] }
        : undefined;
    },
  },
  {
    name: 'spokenchaos.furniture',
    at: ({ shown }) => (isIn(shown, 'furnishing') ? onCard(shown) : undefined),
  },
  {
    name: 'spokenchaos.side',
    isUrgent: true, // who is to pick a side has not picked one before
    at: ({ shown }) =>
      isIn(shown, 'planning') || isIn(shown, 'siding') ? keyholeSides(shown) : undefined,
  },
  {
    name: 'spokenchaos.seen',
    at: (told) => {
      const pieces = seen(told);
      return pieces && { cells: [], pieces };
    },
  },
  { name: 'spokenchaos.out', at: ({ shown }) => ghosts(own(shown, isOut)) },
  {
    name: 'spokenchaos.keyhole',
    at: (told) =>
      isIn(told.shown, 'planning') || isIn(told.shown, 'siding') || seen(told)
        ? keyhole(told.shown)
        : undefined,
  },
  {
    name: 'spokenchaos.spots',
    at: ({ shown }) => (isIn(shown, 'planning') ? furniture(shown) : undefined),
  },
];
