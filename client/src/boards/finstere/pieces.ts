/** What stands on the floor, each piece with an identity, so that it can be seen to move. */

import { placeOf } from './geometry';
import {
  BLOOD,
  EATEN,
  FIRST_TILE,
  LETTERS,
  nextNumber,
  OUT,
  PAIRS,
  shownNumber,
  TILE_KINDS,
  WAITING,
  type Letter,
  type Pair,
  type Place,
  type Shove,
  type State,
  type TileKind,
} from './state';

export interface TilePiece {
  readonly id: number;
  readonly kind: TileKind;
  readonly place: Place;
}

export interface TokenPiece {
  readonly number: number;
  readonly seat: number;
  readonly now: number;
  readonly next: number;
  readonly isFlipped: boolean;
  readonly hasMoved: boolean;
  readonly isActive: boolean;
  readonly where: 'board' | 'waiting' | 'out' | 'eaten';
  readonly place: Place | null;
}

export interface TeleporterPiece {
  readonly pair: Pair;
  readonly place: Place;
  readonly arrow: Letter;
}

const TWINS = 2;
const PLACES_BESIDE = new Map<number, TokenPiece['where']>([
  [WAITING, 'waiting'],
  [OUT, 'out'],
  [EATEN, 'eaten'],
]);

/** Return all tokens of a match. */
export function tokensOf(state: State): TokenPiece[] {
  return state.tokens.slice(0, state.token_count).map((token, number) => {
    const cell = state.floor.cell_of[number] ?? EATEN;
    const where = PLACES_BESIDE.get(cell) ?? 'board';
    return {
      number,
      seat: token.seat,
      now: shownNumber(token),
      next: nextNumber(token),
      isFlipped: token.is_flipped,
      hasMoved: token.has_moved,
      isActive: state.active === number,
      where,
      place: where === 'board' ? placeOf(cell) : null,
    };
  });
}

/** Return the movable tiles of a state, each with a new identity: its cell. */
export function tilesOf(state: State): TilePiece[] {
  return state.floor.things.flatMap((thing, cell) => {
    const kind = TILE_KINDS[thing - FIRST_TILE];
    return kind ? [{ id: cell, kind, place: placeOf(cell) }] : [];
  });
}

/** Return the cells of blood. */
export function bloodOf(state: State): Place[] {
  return state.floor.ground.flatMap((ground, cell) => (ground === BLOOD ? [placeOf(cell)] : []));
}

/** Return the teleporters, twins side by side. */
export function teleportersOf(state: State): TeleporterPiece[] {
  return state.floor.teleporters.flatMap((cell, index) =>
    cell === 0
      ? []
      : [
          {
            pair: PAIRS[Math.floor(index / TWINS)] ?? PAIRS[0],
            place: placeOf(cell),
            arrow: LETTERS[state.floor.arrows[index] ?? 0] ?? 'N',
          },
        ],
  );
}

/** Return the tiles of a state, those that were there before or were pushed under their old id. */
export function followed(
  before: readonly TilePiece[],
  state: State,
  shoves: readonly Shove[],
): TilePiece[] {
  const left = shoves.reduce(shoved, [...before]);
  let fresh = Math.max(0, ...before.map(({ id }) => id)) + 1;
  return tilesOf(state).map((tile) => {
    const known = left.findIndex((old) => old.kind === tile.kind && isAt(old.place, tile.place));
    const [old] = known >= 0 ? left.splice(known, 1) : [];
    return { ...tile, id: old ? old.id : (fresh += 1) };
  });
}

function shoved(tiles: TilePiece[], { thing, start, rest }: Shove): TilePiece[] {
  const index = tiles.findIndex((tile) => tile.kind === thing && isAt(tile.place, start));
  const tile = tiles[index];
  if (!tile || !rest) return tiles;
  return [...tiles.slice(0, index), { ...tile, place: rest }, ...tiles.slice(index + 1)];
}

function isAt(one: Place, other: Place): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
