/** What befalls tokens and walls in a step of the monster, for the picture of it. */

import { beside, turnedRight } from './geometry';
import { tokensOf } from './pieces';
import type { Shown } from '../board';
import { ENTERING, LETTERS, type Letter, type Place, type State, type Walked } from './state';

/** Where he goes in and comes out, by a wall or by a teleporter. */
export interface Passage {
  readonly by: 'wall' | 'teleporter';
  readonly from: Place;
  readonly to: Place;
  /** The walls of these cells, where it is one. */
  readonly fromSide: Letter;
  readonly toSide: Letter;
}

/** Return the way through which a leg takes him; nothing: it is a step like others. */
export function passageOf({ way, start, turned }: Walked, leg: number): Passage | undefined {
  const { by, cell, facing } = way[leg] ?? {};
  if (!by || by === 'step' || !cell || !facing) return undefined;
  const before = way[leg - 1];
  return {
    by,
    from: before?.cell ?? start,
    to: cell,
    fromSide: before?.facing ?? turned,
    toSide: turnedRight(facing, 2),
  };
}

/** Return the tokens that a pushed row crushes; the others that are eaten he bites. */
export function crushedIn({ shoves }: Walked): ReadonlySet<number> {
  return new Set(shoves.flatMap(({ token, rest }) => (token !== null && !rest ? [token] : [])));
}

/** Return where tokens stood that are bitten, or crushed. */
export function placesOf(
  account: Walked,
  before: State,
  kind: 'bitten' | 'crushed',
): readonly Place[] {
  const crushed = crushedIn(account);
  const tokens = tokensOf(before);
  return account.eaten.flatMap((token) => {
    const place = tokens[token]?.place;
    return place && crushed.has(token) === (kind === 'crushed') ? [place] : [];
  });
}

/** Return where tokens stand that it does not eat, though it ends its step beside them. */
export function nearlyEaten({ moment, state }: Shown<State>): readonly Place[] {
  const account = moment?.account;
  if (account?.kind !== 'walk' || account.eaten.length > 0) return [];
  const cell = account.way.at(-1)?.cell;
  if (!cell) return [];
  const around = LETTERS.map((side) => beside(cell, side).join());
  return tokensOf(state).flatMap(({ place }) =>
    place && around.includes(place.join()) ? [place] : [],
  );
}

/** Tell whether the words about a moment are worth reading while more steps are to come. */
export function isCaption(shown: Shown<State>): boolean {
  const account = shown.moment?.account;
  if (account?.kind === 'step') return account.where === 'out' || account.letter === ENTERING;
  if (account?.kind !== 'walk') return true;
  const { faced, turned, eaten, shoves, way } = account;
  const pushesToken = shoves.some(({ thing }) => thing === 'token'); // stones are seen to move
  const isPlain = eaten.length === 0 && !pushesToken && faced === turned;
  return !isPlain || way.some(({ by }) => by !== 'step') || nearlyEaten(shown).length > 0;
}

/** Return the floor as it is when he has come: who is eaten still stands where he stood. */
export function beforeBite(before: State, after: State, { eaten }: Walked): State {
  const cell_of = after.floor.cell_of.map((cell, token) =>
    eaten.includes(token) ? (before.floor.cell_of[token] ?? cell) : cell,
  );
  const tokens = after.tokens.map((token, number) =>
    eaten.includes(number) ? (before.tokens[number] ?? token) : token,
  );
  return { ...after, tokens, floor: { ...after.floor, cell_of } };
}

/** Return the middle of a wall in cells, from the middle of its cell. */
export function wallAt(place: Place, side: Letter): Place {
  const [x, y] = beside(place, side);
  const towards = 0.77; // a shelf's letter is so near to the cell beyond
  return [place[0] + (x - place[0]) * towards, place[1] + (y - place[1]) * towards];
}
