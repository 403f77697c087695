/** Who was seen, once and short, by player; and why somebody was, or was not. */

import type { Cover } from '../../generated/spokenchaos';
import type { Shown } from '../board';
import type { LookShown } from './looking';
import { ghostWords, listed, said, whereWords, yourGhost } from './names';
import { enough } from './rules';
import { inside, numberWithin, seatOf, sizeOf, type Figure, type Sight, type State } from './state';
import { PIECE_NAMES, type Size, SIZES } from './geometry/measures';
import { whereabouts } from './whereabouts';
import { t, type Key } from './words';

type Told = Pick<Shown<State>, 'state' | 'seats' | 'seat'>;

const GLIMPSE = 2; // times what gives a ghost away: less is a glimpse
const PERCENT = 100;

/** Return who is seen, one's own ghosts first: your large ghost; Red’s two small ghosts. */
export function seenWords(told: Told, caught: readonly Sight[]): string {
  const owners = [...new Set(caught.map(({ ghost }) => seatOf(ghost)))];
  const inOrder = owners.sort((one, other) => rank(told, one) - rank(told, other));
  return inOrder
    .map((seat) => ownersWords(told, seat, caught))
    .reduce((before, next) => t('seen.next', { before, next }));
}

function rank({ seat: own }: Told, seat: number): number {
  return seat === own ? -1 : seat;
}

function ownersWords(told: Told, seat: number, caught: readonly Sight[]): string {
  const sizes = SIZES.toReversed().flatMap((size) => {
    const alike = caught.filter(({ ghost }) => seatOf(ghost) === seat && sizeOf(ghost) === size);
    return alike.length > 0 ? [alikeWords(told, size, alike)] : [];
  });
  const owner = seat === told.seat ? 'you' : (told.seats[seat]?.name ?? 'blue');
  return t(`seen.${owner}` as Key, { ghosts: listed(sizes) });
}

/** Return ghosts of one player and size, and how they are seen if that is not plain. */
function alikeWords({ state }: Told, size: Size, alike: readonly Sight[]): string {
  const isJust = ({ samples }: Sight) => samples < GLIMPSE * enough(state.grid);
  const inMirror = alike.filter(({ samples, mirrored }) => mirrored === samples);
  const just = alike.filter((sight) => isJust(sight) && !inMirror.includes(sight));
  const ghosts = namesOf(state, size, alike);
  return qualified(qualified(ghosts, 'just', just, alike), 'mirror', inMirror, alike);
}

/** Return ghosts by their number only if others like them stay hidden. */
function namesOf({ figures }: State, size: Size, alike: readonly Sight[]): string {
  const count = alike.length;
  const isWhole = alike.every(({ ghost }) => likeIn(figures, ghost).length === count);
  if (isWhole) return t(`seen.${size}` as Key, { count, number: t(`number.${count}` as Key) });
  const numbers = listed(alike.map(({ ghost }) => String(numberWithin(ghost))));
  return t(`numbered.${size}` as Key, { count, numbers });
}

function qualified(
  ghosts: string,
  how: 'just' | 'mirror',
  some: readonly Sight[],
  all: readonly Sight[],
): string {
  if (some.length === 0) return ghosts;
  if (some.length === all.length) return t(`how.${how}` as Key, { ghosts });
  const number = t(`number.${some.length}` as Key);
  return t(`how.some-${how}` as Key, { ghosts, number });
}

/** Return the ghosts in the lobby of the same player and size, itself among them. */
function likeIn(figures: readonly Figure[], ghost: number): number[] {
  return inside(figures)
    .map((one) => one.ghost)
    .filter((other) => seatOf(other) === seatOf(ghost) && sizeOf(other) === sizeOf(ghost));
}

/**
 * Return a ghost that begins a sentence with its owner, and with its number if there are others
 * like it in the lobby: Blue's large ghost, your small ghost 2.
 */
export function plainWords({ state, seats, seat }: Told, ghost: number): string {
  const isAlone = likeIn(state.figures, ghost).length <= 1;
  if (seatOf(ghost) === seat) {
    return isAlone ? t(`plain-yours.${sizeOf(ghost)}` as Key) : yourGhost(ghost);
  }
  if (!isAlone) return ghostWords(seats, ghost);
  const owner = t(`of.${seats[seatOf(ghost)]?.name ?? 'blue'}` as Key);
  return t(`plain.${sizeOf(ghost)}` as Key, { owner });
}

/** Return why a ghost was seen: where it was, and how much of it. */
export function whySeen(shown: Told, look: LookShown, sight: Sight): string {
  const { state } = shown;
  const { ghost, samples, mirrored } = sight;
  const figure = state.figures[ghost];
  const whole = look.seen.ghosts.find((one) => one.ghost === ghost)?.whole ?? 0;
  const told = {
    ghost: plainWords(shown, ghost),
    place: figure ? whereWords(whereabouts(state, figure.body)) : '',
    samples,
    enough: enough(state.grid),
  };
  if (mirrored === samples) return said('why.mirrored', told);
  if (mirrored > 0) return said('why.both', { ...told, mirrored });
  return said('why.seen', { ...told, share: Math.round((PERCENT * samples) / whole) });
}

/** A ghost that stood in the keyhole's sight and was not seen. */
export interface NearMiss {
  readonly ghost: number;
  readonly samples: number;
  /** So many samples would show it in an empty lobby. */
  readonly whole: number;
  readonly by: Cover | null;
}

/** Return who was nearly seen, the nearest first: in an empty lobby they would have been. */
export function nearMisses({ seen }: LookShown, grid: number): NearMiss[] {
  const least = enough(grid);
  return seen.ghosts
    .filter(({ samples, whole }) => samples < least && (samples > 0 || whole >= least))
    .map(({ ghost, samples, whole, by }) => ({ ghost, samples, whole, by }))
    .sort((one, other) => other.samples - one.samples || other.whole - one.whole);
}

/** Return why a ghost was not seen. */
export function whyHidden(shown: Told, { ghost, samples, by }: NearMiss): string {
  const named = { ghost: plainWords(shown, ghost), enough: enough(shown.state.grid) };
  const part = by && t(`part.${PIECE_NAMES[by.piece] ?? 'table'}.${by.part}` as Key);
  if (samples === 0) return said('why.hidden', { ...named, part: part ?? '' });
  if (part) return said('why.nearly', { ...named, count: samples, part });
  return said('why.edge', { ...named, count: samples });
}
