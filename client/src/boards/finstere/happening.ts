/** What befalls tokens and walls in a step of the monster, for the picture of it. */

import { beside, turnedRight } from './geometry';
import { tokensOf } from './pieces';
import type { Letter, Place, State, Walked } from './state';

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
