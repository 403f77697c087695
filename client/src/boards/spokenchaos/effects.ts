/** What a midnight card does at the moment that is shown, so that everybody sees it done. */

import type { Shown } from '../board';
import { atomOf } from './atoms';
import {
  BESIDE,
  INSIDE,
  keyholeDoor,
  LETTERS,
  letterOf,
  midnightOf,
  numberOn,
  phaseOf,
  type Figure,
  type Piece,
  type State,
} from './state';
import type { Door } from './twin/keyhole';
import { enough } from './twin/look';
import { FIELDS } from './twin/measures';

/** What a card touches at a moment. */
export interface Effect {
  readonly card: string;
  readonly pieces: readonly number[];
  /** Numbered among all. */
  readonly ghosts: readonly number[];
}

/** What is to be expected of the card in force, as long as it is. */
export interface Omen {
  readonly card: string;
  /** The doors that it concerns, such as N3. */
  readonly doors: readonly string[];
}

const ALL_DOORS = Array.from({ length: FIELDS }, (_, index) => index + 1);

/** Return what a midnight card does at a moment; nothing where it does nothing. */
export function effectOf({ state, before, moment }: Shown<State>): Effect | undefined {
  const card = before && midnightOf(before);
  if (!moment || !card) return undefined;
  const effect = { card, ...touched(before, state, card) };
  const isDone = card === 'dizzy' && phaseOf(before) === 'midnight';
  return isDone || effect.pieces.length + effect.ghosts.length > 0 ? effect : undefined;
}

/** Return what the card in force lets one expect. */
export function omenOf(state: State): Omen | undefined {
  const card = midnightOf(state);
  return card === undefined ? undefined : { card, doors: doorsOf(state, card) };
}

/** Tell whether a moment turns up a midnight card. */
export function isDrawn({ moment }: Shown<State>): boolean {
  return atomOf(moment?.text ?? '').verb === 'midnight';
}

/** Return the ghosts that the lava sends home: those that nobody has seen. */
export function burnt(before: State, state: State): number[] {
  const least = enough(before.grid);
  return changed(before.figures, state.figures, (was, is) => {
    const isHome = was.where === INSIDE && is.where === BESIDE;
    return isHome && was.samples < least;
  });
}

/** Return the ghosts that are elsewhere, or lie otherwise, than before. */
export function movedGhosts(before: State, state: State): number[] {
  return changed(before.figures, state.figures, (was, is) => !isSame(was, is));
}

/** Return the pieces that stand elsewhere, or otherwise, than before. */
export function movedPieces(before: State, state: State): number[] {
  return changed(before.pieces, state.pieces, (was, is) => !standsAlike(was, is));
}

function touched(before: State, state: State, card: string): Pick<Effect, 'pieces' | 'ghosts'> {
  const phase = phaseOf(before);
  if (phase === 'midnight') {
    return { pieces: movedPieces(before, state), ghosts: movedGhosts(before, state) };
  }
  if (phase !== 'catching') return { pieces: [], ghosts: [] };
  if (card === 'floor-is-lava') return { pieces: [], ghosts: burnt(before, state) };
  return { pieces: [], ghosts: card === 'take-cover' ? stoodUp(before, state) : [] };
}

function stoodUp(before: State, state: State): number[] {
  return changed(
    before.figures,
    state.figures,
    (was, is) => is.where === INSIDE && was.body.way !== is.body.way,
  );
}

function doorsOf(state: State, card: string): string[] {
  const door = keyholeDoor(state);
  const phase = phaseOf(state);
  if (!door || phase === 'over') return [];
  if (card === 'knock-knock' && phase !== 'looking' && phase !== 'catching') {
    return ALL_DOORS.map((number) => `${door.side}${number}`);
  }
  if (card === 'extra-curious' && phase === 'looking') {
    return [`${door.side}${door.number}`, opposite(state, door)];
  }
  if (card === 'crystal-ball' && phase === 'siding') return numberedDoors(state);
  return [];
}

/** Return the doors with the rolled number on all sides but the keyhole's. */
function numberedDoors(state: State): string[] {
  return LETTERS.filter((_, side) => side !== state.side).map(
    (side) => `${side}${numberOn(state, { side, number: state.number })}`,
  );
}

/** Return the door across the lobby that bears the same number. */
function opposite({ side, doors_around }: State, { number }: Door): string {
  const across = letterOf((side + LETTERS.length / 2) % LETTERS.length);
  return `${across}${doors_around ? FIELDS + 1 - number : number}`;
}

function changed<Thing>(
  before: readonly Thing[],
  after: readonly Thing[],
  isOther: (was: Thing, is: Thing) => boolean,
): number[] {
  return after.flatMap((is, number) => {
    const was = before[number];
    return was !== undefined && isOther(was, is) ? [number] : [];
  });
}

function isSame(one: Figure, other: Figure): boolean {
  const [was, is] = [one.body, other.body];
  if (one.where !== other.where) return false;
  return was.x === is.x && was.y === is.y && was.bottom === is.bottom && was.way === is.way;
}

function standsAlike(one: Piece, other: Piece): boolean {
  const keys = ['x', 'y', 'yaw', 'face', 'lean', 'angle', 'height', 'is_placed'] as const;
  return keys.every((key) => one[key] === other[key]);
}
