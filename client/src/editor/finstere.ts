/** Editing a position of Finstere Flure: what a tap on a cell does with a tool in hand. */

import { namesOf } from '../positions/finstere';
import { LETTERS, TILE_KINDS, type Position } from '../generated/finstere';

type Cell = readonly [x: number, y: number];
type Tile = Position['tiles'][number];
type TileKind = (typeof TILE_KINDS)[number];
type Pair = 'yellow' | 'blue';
type Letter = (typeof LETTERS)[number];

/** Pools by their forms: how many cells wide and high each is. */
const POOLS = { 'blood-2x2': [2, 2], 'blood-4x1': [4, 1], 'blood-1x4': [1, 4] } as const;
type Pool = keyof typeof POOLS;

export type FloorTool =
  'token' | 'own' | 'enemy' | TileKind | Pair | Pool | 'monster' | 'turn' | 'move' | 'erase';

export const FLOOR_TOOLS: readonly FloorTool[] = [
  ...TILE_KINDS,
  'yellow',
  'blue',
  ...(Object.keys(POOLS) as Pool[]),
  'monster',
  'move',
  'turn',
  'erase',
];

const TWINS = 2;
const MOST_TOKENS = 20; // that a board has letters and room for
const NAMES = { own: 'ABCDEFGHIJ', enemy: 'XYZWVUTSRQ', token: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' };

export const EMPTY_FLOOR: Position = {
  game: 'finstere',
  monster: { cell: [5, 5], facing: 'E' },
  tokens: [],
  tiles: [],
};

/** Return a position after a tap on a cell with a tool; `move` needs two of them, see `moved`. */
export function tapped(position: Position, tool: FloorTool, cell: Cell): Position {
  switch (tool) {
    case 'own':
    case 'enemy':
    case 'token':
      return withToken(position, NAMES[tool], cell);
    case 'yellow':
    case 'blue':
      return withTeleporter(position, tool, cell);
    case 'blood-2x2':
    case 'blood-4x1':
    case 'blood-1x4':
      return withPool(position, tool, cell);
    case 'monster':
      return isAt(position.monster.cell, cell)
        ? turned(position, cell)
        : withMonster(clearedOfThings(position, cell), cell);
    case 'turn':
      return turned(position, cell);
    case 'erase':
      return without(position, cell);
    case 'move':
      return position;
    default:
      return withTile(clearedOfThings(position, cell), { kind: tool, cell: placed(cell) });
  }
}

/** Return a position in which whatever stands on a cell is moved to another one. */
export function moved(position: Position, from: Cell, to: Cell): Position {
  const { monster, tokens, tiles } = position;
  if (isAt(monster.cell, from)) return withMonster(position, to);
  const isMoved = ({ cell }: { readonly cell: Cell }) => isAt(cell, from);
  const put = <Thing extends { readonly cell: Cell }>(thing: Thing): Thing =>
    isMoved(thing) ? { ...thing, cell: placed(to) } : thing;
  if (tokens.some(isMoved)) return { ...position, tokens: tokens.map(put) };
  if (tiles.some((tile) => 'cell' in tile && isMoved(tile)))
    return { ...position, tiles: tiles.map((tile) => ('cell' in tile ? put(tile) : tile)) };
  const pool = tiles.find((tile) => covers(tile, from));
  return pool
    ? { ...position, tiles: tiles.map((tile) => (tile === pool ? shifted(pool, from, to) : tile)) }
    : position;
}

function shifted(tile: Tile, from: Cell, to: Cell): Tile {
  if (tile.kind !== 'blood') return tile;
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  const cells = tile.cells.map(([x, y]) => [x + across, y + down] as const);
  return { kind: 'blood', cells: cells as unknown as typeof tile.cells };
}

/** Tell whether anything can be moved from a cell. */
export function hasThing(position: Position, cell: Cell): boolean {
  const { monster, tokens, tiles } = position;
  return (
    [monster, ...tokens].some((thing) => isAt(thing.cell, cell)) ||
    tiles.some((tile) => covers(tile, cell))
  );
}

/** Return a position with whatever faces some way on a cell turned to the right. */
export function turned(position: Position, cell: Cell): Position {
  const { monster, tiles } = position;
  if (isAt(monster.cell, cell))
    return { ...position, monster: { ...monster, facing: toTheRight(monster.facing) } };
  const turn = (tile: Tile): Tile =>
    tile.kind === 'teleporter' && isAt(tile.cell, cell)
      ? { ...tile, arrow: toTheRight(tile.arrow) }
      : tile;
  return tiles.some((tile) => turn(tile) !== tile)
    ? { ...position, tiles: tiles.map(turn) }
    : position;
}

/** Return a position with nothing on a cell; the monster stays, and blood goes last. */
export function without(position: Position, cell: Cell): Position {
  const { tokens, tiles } = position;
  const cleared = clearedOfThings(position, cell);
  const hasChanged = cleared.tokens.length < tokens.length || cleared.tiles.length < tiles.length;
  if (hasChanged) return cleared;
  const dry = tiles.filter((tile) => !covers(tile, cell));
  return dry.length < tiles.length ? { ...position, tiles: dry } : position;
}

/** Return a position with a token before the entrance. */
export function withWaiting(position: Position): Position {
  const name = freeName(position, NAMES.own);
  return name ? { ...position, waiting: [...(position.waiting ?? []), name] } : position;
}

export function withoutWaiting(position: Position, gone: string): Position {
  const { waiting = [], ...rest } = position;
  const left = waiting.filter((name) => name !== gone);
  return left.length > 0 ? { ...rest, waiting: left } : rest;
}

function withToken(position: Position, names: string, cell: Cell): Position {
  const standing = position.tokens.find((token) => isAt(token.cell, cell));
  if (standing && names.includes(standing.name)) return position;
  const cleared = clearedOfThings(position, cell);
  const name = freeName(cleared, names);
  if (!name) return position;
  return { ...cleared, tokens: [...cleared.tokens, { name, cell: placed(cell) }] };
}

function freeName(position: Position, names: string): string | undefined {
  const taken = namesOf(position);
  if (taken.length >= MOST_TOKENS) return undefined;
  return Array.from(names).find((name) => !taken.includes(name));
}

function withTile(position: Position, tile: Tile): Position {
  return { ...position, tiles: [...position.tiles, tile] };
}

/** Put one of a pair; a third one takes the place of the first, and one that is there is turned. */
function withTeleporter(position: Position, pair: Pair, cell: Cell): Position {
  const isOfPair = (tile: Tile) => tile.kind === 'teleporter' && tile.pair === pair;
  const twins = position.tiles.filter(isOfPair);
  if (twins.some((tile) => covers(tile, cell))) return turned(position, cell);
  const oldest = twins.length >= TWINS ? twins[0] : undefined;
  const cleared = clearedOfThings(position, cell);
  const tiles = cleared.tiles.filter((tile) => tile !== oldest);
  return withTile(
    { ...cleared, tiles },
    { kind: 'teleporter', pair, cell: placed(cell), arrow: 'N' },
  );
}

/** Put a pool whose north-west corner is on a cell, or take the one away that covers it. */
function withPool(position: Position, pool: Pool, cell: Cell): Position {
  const dry = position.tiles.filter((tile) => tile.kind !== 'blood' || !covers(tile, cell));
  if (dry.length < position.tiles.length) return { ...position, tiles: dry };
  const [width, height] = POOLS[pool];
  const cells = Array.from(
    { length: width * height },
    (_, at) => [cell[0] + (at % width), cell[1] + Math.floor(at / width)] as const,
  );
  return withTile(position, { kind: 'blood', cells: cells as never });
}

function withMonster(position: Position, cell: Cell): Position {
  return { ...position, monster: { ...position.monster, cell: placed(cell) } };
}

/** Return a position without the token or tile on a cell; blood stays. */
function clearedOfThings(position: Position, cell: Cell): Position {
  const isLeft = (thing: object) => !('cell' in thing && isAt(thing.cell as Cell, cell));
  return {
    ...position,
    tokens: position.tokens.filter(isLeft),
    tiles: position.tiles.filter(isLeft),
  };
}

function covers(tile: Tile, cell: Cell): boolean {
  return tile.kind === 'blood'
    ? tile.cells.some((covered) => isAt(covered, cell))
    : isAt(tile.cell, cell);
}

function toTheRight(letter: Letter): Letter {
  return LETTERS[(LETTERS.indexOf(letter) + 1) % LETTERS.length] ?? letter;
}

function placed(cell: Cell): [number, number] {
  return [cell[0], cell[1]];
}

function isAt(one: Cell, other: Cell): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
