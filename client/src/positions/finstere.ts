/** Positions of Finstere Flure as the interchange has them, and the states that they are. */

import { cellAt, placeOf } from '../boards/finstere/geometry';
import type { Rules } from '../engine/rules';
import {
  BLOOD,
  FIRST_TILE,
  LETTERS,
  MONSTER,
  MOVING,
  NO_TOKEN,
  NOTHING,
  PAIRS,
  TELEPORTER,
  TILE_KINDS,
  TOKEN,
  WAITING,
  type Blood,
  type Floor,
  type Position,
  type State,
} from '../generated/finstere';

export type { Position } from '../generated/finstere';
type Tile = Position['tiles'][number];

/** Whose a token is, and how far it goes. */
export interface Owned {
  readonly seat: number;
  readonly steps: number;
  readonly hasMoved?: boolean;
}

const PLAYERS = 2;
const TWINS = 2;

/** Return the options under which a position is played. */
export function optionsOf({ rulings }: Position, players = PLAYERS): Record<string, string> {
  const { preset = 'official', ...switches } = rulings ?? {};
  const chosen = Object.entries(switches).map(([name, value]) => [name, String(value)]);
  return {
    players: String(players),
    advanced: 'true',
    rulings: preset,
    ...(Object.fromEntries(chosen) as Record<string, string>),
  };
}

/** Return the names of all tokens in the order of their numbers. */
export function namesOf({ tokens, waiting = [] }: Position): readonly string[] {
  return [...tokens.map(({ name }) => name), ...waiting];
}

/** Return a position as a match in which the first seat moves; nobody has won before all are out. */
export function stateOf(
  rules: Rules<'finstere'>,
  position: Position,
  owned: (name: string) => Owned,
  players = PLAYERS,
): State {
  const start = rules.read(rules.start(optionsOf(position, players)));
  const names = namesOf(position);
  return {
    ...start,
    floor: floorOf(start.floor, position),
    tokens: start.tokens.map((token, number) => {
      const name = names[number];
      if (name === undefined) return token;
      const { seat, steps, hasMoved = false } = owned(name);
      return { seat, front: steps, is_flipped: false, has_moved: hasMoved };
    }),
    token_count: names.length,
    tokens_to_win: names.length,
    phase: MOVING,
    active: NO_TOKEN,
    to_move: 0,
    starter: 0,
    rounds_played: 1, // nobody has to come in
    supply: start.supply.map(() => 0),
  };
}

/** Return a bare floor with everything of a position on it. */
function floorOf(bare: Floor, position: Position): Floor {
  const { monster, tokens, tiles, waiting = [] } = position;
  const ground = [...bare.ground];
  const things: number[] = bare.things.map((thing) => (thing === MONSTER ? NOTHING : thing));
  const teleporters = bare.teleporters.map(() => 0);
  const arrows = bare.arrows.map(() => 0);
  for (const tile of tiles) {
    if (tile.kind === 'blood') {
      for (const cell of tile.cells) ground[cellAt(cell)] = BLOOD;
    } else if (tile.kind === 'teleporter') {
      const first = TWINS * PAIRS.indexOf(tile.pair);
      const place = teleporters[first] ? first + 1 : first;
      teleporters[place] = cellAt(tile.cell);
      arrows[place] = LETTERS.indexOf(tile.arrow);
      ground[cellAt(tile.cell)] = TELEPORTER;
    } else {
      things[cellAt(tile.cell)] = FIRST_TILE + TILE_KINDS.indexOf(tile.kind);
    }
  }
  tokens.forEach(({ cell }, token) => (things[cellAt(cell)] = TOKEN + token));
  things[cellAt(monster.cell)] = MONSTER;
  const cells = [...tokens.map(({ cell }) => cellAt(cell)), ...waiting.map(() => WAITING)];
  return {
    ...bare,
    ground,
    things,
    cell_of: bare.cell_of.map((cell, token) => cells[token] ?? cell),
    teleporters,
    arrows,
    monster: cellAt(monster.cell),
    facing: LETTERS.indexOf(monster.facing),
  };
}

/** Return what stands on the floor of a state; token number n has the n-th name. */
export function positionOf({ floor }: State, names: readonly string[]): Position {
  const cells = names.map((name, token) => ({ name, cell: floor.cell_of[token] ?? WAITING }));
  const isOnBoard = (cell: number) => (floor.ground[cell] ?? 0) > 0;
  const waiting = cells.filter(({ cell }) => cell === WAITING).map(({ name }) => name);
  return {
    game: 'finstere',
    monster: { cell: placed(floor.monster), facing: LETTERS[floor.facing] ?? 'N' },
    tokens: cells
      .filter(({ cell }) => isOnBoard(cell))
      .map(({ name, cell }) => ({ name, cell: placed(cell) })),
    tiles: [...movable(floor), ...portals(floor), ...poolsOf(floor)],
    ...(waiting.length > 0 ? { waiting } : {}),
  };
}

function placed(cell: number): [number, number] {
  const [x, y] = placeOf(cell);
  return [x, y];
}

function movable({ things }: Floor): Tile[] {
  return things.flatMap((thing, cell) => {
    const kind = TILE_KINDS[thing - FIRST_TILE];
    return kind ? [{ kind, cell: placed(cell) }] : [];
  });
}

function portals({ teleporters, arrows }: Floor): Tile[] {
  return teleporters.flatMap((cell, index) => {
    const pair = PAIRS[Math.floor(index / TWINS)];
    const arrow = LETTERS[arrows[index] ?? 0];
    return cell && pair && arrow ? [{ kind: 'teleporter', pair, cell: placed(cell), arrow }] : [];
  });
}

const SHAPES = [
  [1, 4],
  [2, 2],
  [4, 1],
] as const;

function poolsOf({ ground }: Floor): Blood[] {
  const cells = ground.flatMap((kind, cell) => (kind === BLOOD ? [placed(cell)] : []));
  return divided(cells) ?? [];
}

/** Divide cells into pools, trying every pool that holds the first cell. */
function divided(cells: readonly (readonly [number, number])[]): Blood[] | undefined {
  const [first] = cells;
  if (!first) return [];
  const isIn = (all: typeof cells, [x, y]: readonly [number, number]) =>
    all.some((cell) => cell[0] === x && cell[1] === y);
  for (const [width, height] of SHAPES) {
    const pool = Array.from(
      { length: width * height },
      (_, at) => [first[0] + (at % width), first[1] + Math.floor(at / width)] as const,
    );
    if (!pool.every((cell) => isIn(cells, cell))) continue;
    const rest = divided(cells.filter((cell) => !isIn(pool, cell)));
    if (rest) return [{ kind: 'blood', cells: pool as unknown as Blood['cells'] }, ...rest];
  }
  return undefined;
}
