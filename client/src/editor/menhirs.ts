/** Editing a position of Menhirs: what a tap on a cell does with a tool in hand. */

import type { OptionTable } from '../engine/choices';
import { BOARDS, ROUNDS, SEATS, type Position } from '../generated/menhirs';

type Place = readonly [column: number, position: number];

type Banned = NonNullable<Position['banned']>;
export type Letters = Banned['direction'];
type Setting = keyof NonNullable<Position['settings']>;

export type LandTool = 'mist' | 'menhir' | 'bar' | 'erase';
export const LAND_TOOLS: readonly LandTool[] = ['mist', 'menhir', 'bar', 'erase'];
const FIRST_BANNED: Letters = 'N';
export const LAST_TURN = ROUNDS * SEATS;

/** How many cells each column of each board has. */
export const HEIGHTS: readonly (readonly number[])[] = BOARDS.map(({ cells }) => {
  const heights: number[] = [];
  for (const { column } of cells) heights[column - 1] = (heights[column - 1] ?? 0) + 1;
  return heights;
});

export const EMPTY_LAND: Position = {
  game: 'menhirs',
  menhirs: [[4, 3]],
  mist: [[4, 3]],
  turn: 1,
};

/** Return a position after a tap: mist and menhirs are put, or taken away where they are. */
export function tapped(position: Position, tool: LandTool, cell: Place): Position {
  const { menhirs, mist } = position;
  if (tool === 'bar') return has(mist, cell) ? barred(position, cell) : position;
  if (tool === 'mist') return unbanned({ ...position, mist: toggled(mist, cell) });
  if (tool === 'menhir') return { ...position, menhirs: toggled(menhirs, cell) };
  if (!has(mist, cell) && !has(menhirs, cell)) return position;
  return unbanned({ ...position, mist: lacking(mist, cell), menhirs: lacking(menhirs, cell) });
}

/** Return a position on another board, with what there is room for. */
export function onBoard(position: Position, board: number): Position {
  const cells = (BOARDS[board]?.cells ?? []).map(({ column, position: at }): Place => [column, at]);
  return unbanned({
    ...position,
    heights: HEIGHTS[board] ?? [],
    menhirs: position.menhirs.filter((cell) => has(cells, cell)),
    mist: position.mist.filter((cell) => has(cells, cell)),
  });
}

/** Return the number of the board of a position. */
export function boardOf({ heights }: Position): number {
  return heights ? HEIGHTS.findIndex((each) => each.join() === heights.join()) : 0;
}

/** Bar a mist tile from being moved with the others that are, or let it be moved. */
function barred(position: Position, cell: Place): Position {
  const { tiles, direction } = position.banned ?? { tiles: [], direction: FIRST_BANNED };
  return withBan(position, toggled(tiles, cell), direction);
}

/** Return a position in which the barred tiles may not be moved in a direction; none: in any. */
export function withBanned(position: Position, direction: Letters | ''): Position {
  const tiles = direction ? (position.banned?.tiles ?? []) : [];
  return withBan(position, tiles, direction || FIRST_BANNED);
}

/** Return a position in which only what is still mist is barred. */
function unbanned(position: Position): Position {
  const { banned, mist } = position;
  if (!banned) return position;
  return withBan(
    position,
    banned.tiles.filter((cell) => has(mist, cell)),
    banned.direction,
  );
}

function withBan(position: Position, tiles: Banned['tiles'], direction: Letters): Position {
  if (tiles.length > 0) return { ...position, banned: { tiles, direction } };
  const kept = Object.entries(position).filter(([key]) => key !== 'banned');
  return Object.fromEntries(kept) as unknown as Position;
}

/** The settings that change which moves are legal. */
export const SETTINGS: readonly Setting[] = ['must_detach', 'may_pass', 'no_take_back'];

/** Tell whether a setting holds in a position. */
export function holds(options: OptionTable, { settings }: Position, name: Setting): boolean {
  return settings?.[name] ?? options[name]?.default === 'true';
}

export function withSetting(position: Position, name: Setting, isHeld: boolean): Position {
  return { ...position, settings: { ...position.settings, [name]: isHeld } };
}

/** Return in which turns mist is removed as well. */
export function scheduleOf(options: OptionTable, { schedule }: Position): readonly boolean[] {
  const { presets = {}, marked, default: usual = '' } = options.schedule ?? {};
  const letters = (presets[usual] ?? '').replaceAll(' ', '');
  return schedule ?? Array.from(letters, (letter) => letter === marked);
}

/** Return a position in which mist is removed in a turn, or is not. */
export function withRemoval(
  options: OptionTable,
  position: Position,
  turn: number,
  removes: boolean,
): Position {
  const schedule = scheduleOf(options, position).map((was, at) => (at === turn ? removes : was));
  return { ...position, schedule };
}

function toggled(cells: readonly Place[], cell: Place): Place[] {
  return has(cells, cell) ? lacking(cells, cell) : [...cells, [cell[0], cell[1]]];
}

function lacking(cells: readonly Place[], cell: Place): Place[] {
  return cells.filter((one) => one.join() !== cell.join());
}

function has(cells: readonly Place[], cell: Place): boolean {
  return cells.some((one) => one.join() === cell.join());
}
