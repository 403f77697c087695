/** Positions of Menhirs as the interchange has them, and the states that they are. */

import { cellsIn, has, setOf } from '../boards/menhirs/cells';
import type { Rules } from '../engine/rules';
import {
  BOARDS,
  DIRECTIONS,
  MOVING,
  ONLY_DIRECTION,
  ROUNDS,
  SEATS,
  type Position,
  type State,
} from '../generated/menhirs';

export type { Position } from '../generated/menhirs';
type Place = readonly [column: number, position: number];

const TURNS = ROUNDS * SEATS;

/** Return a position as a match at the beginning of a turn. */
export function stateOf(rules: Rules<'menhirs'>, position: Position): State {
  const start = rules.read(rules.start({}));
  const { menhirs, mist, turn, banned, schedule, settings = {} } = position;
  const board = boardOf(position.heights);
  const mayBan = settings.no_take_back ?? true;
  return {
    ...start,
    terms: {
      menhirs: setIn(board, menhirs),
      removals: schedule
        ? setOf(schedule.flatMap((removes, index) => (removes ? [index + 1] : [])))
        : start.terms.removals,
      board,
      must_detach: settings.must_detach ?? false,
      may_pass: settings.may_pass ?? false,
      no_take_back: mayBan,
    },
    mist: setIn(board, mist),
    chosen: 0,
    banned: banned && mayBan ? banOf(board, banned) : 0,
    face_down: 0,
    forests_left: 0,
    menhirs_left: 0,
    menhirs_dealt: menhirs.length,
    supply: 0,
    dealt: cellsOf(board).length,
    phase: MOVING,
    turn,
    turns_made: turn - 1,
  };
}

/** Return what lies on the board of a state, at the beginning of a turn. */
export function positionOf({ terms, mist, banned, turn }: State): Position {
  const { board } = terms;
  const direction = DIRECTIONS[banned % (ONLY_DIRECTION + 1)];
  const tiles = placesIn(board, banned - (banned % (ONLY_DIRECTION + 1)));
  return {
    game: 'menhirs',
    heights: heightsOf(board),
    menhirs: placesIn(board, terms.menhirs),
    mist: placesIn(board, mist),
    turn,
    ...(banned && direction ? { banned: { tiles, direction: direction.letters } } : {}),
    schedule: Array.from({ length: TURNS }, (_, index) => has(terms.removals, index + 1)),
    settings: {
      must_detach: terms.must_detach,
      may_pass: terms.may_pass,
      no_take_back: terms.no_take_back,
    },
  };
}

function cellsOf(board: number): (typeof BOARDS)[number]['cells'] {
  const found = BOARDS[board];
  if (!found) throw new Error(`there is no board ${board}`);
  return found.cells;
}

/** Return how many cells each column of a board has. */
function heightsOf(board: number): number[] {
  const heights: number[] = [];
  for (const { column } of cellsOf(board)) heights[column - 1] = (heights[column - 1] ?? 0) + 1;
  return heights;
}

function boardOf(heights: readonly number[] | undefined): number {
  if (!heights) return 0;
  const board = BOARDS.findIndex((_, index) => heightsOf(index).join() === heights.join());
  if (board < 0) throw new Error(`no board has columns of the heights ${heights.join(', ')}`);
  return board;
}

function setIn(board: number, places: readonly Place[]): number {
  const cells = cellsOf(board);
  return setOf(
    places.map(([column, position]) => {
      const found = cells.find((cell) => cell.column === column && cell.position === position);
      if (!found) throw new Error(`(${column},${position}) is not on the board`);
      return found.cell;
    }),
  );
}

function placesIn(board: number, set: number): [number, number][] {
  const cells = cellsOf(board);
  return cellsIn(set).flatMap((number) => {
    const found = cells.find(({ cell }) => cell === number);
    return found ? [[found.column, found.position] as [number, number]] : [];
  });
}

function banOf(board: number, { tiles, direction }: NonNullable<Position['banned']>): number {
  const way = DIRECTIONS.findIndex(({ letters }) => letters === direction);
  return setIn(board, tiles) + way;
}
