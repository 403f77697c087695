/** What is impossible about a position, as the rules say it. */

import type { BotTables } from '../engine/decision';
import { Desk } from '../engine/desk';
import { pack } from '../engine/records';
import type { Rules } from '../engine/rules';
import * as finstere from '../generated/finstere';
import type { Position as Land } from '../generated/menhirs';
import type { Position as Lobby, Refusal } from '../generated/spokenchaos';
import type { Position } from './interchange';
import { optionsOf } from './finstere';
import { stateOf as landOf } from './menhirs';
import { figuresIn, Impossible, lobbyOf } from './spokenchaos';

type Cell = readonly [number, number];

/** What is wrong, where, and what the rules say about it. */
export type Fault =
  | { readonly kind: (typeof finstere.FAULTS)[number]; readonly cell: Cell }
  | { readonly kind: 'names' | 'none-covered' | 'off-land' | 'ban' | 'too-many' }
  | { readonly kind: 'lobby'; readonly thing: string; readonly facts: Refusal | null };

/** Return what is impossible about a position; nothing if it is possible. */
export function faultIn(rules: Rules, position: Position): Fault | undefined {
  switch (position.game) {
    case 'finstere':
      return floorFault(rules as unknown as Rules<'finstere'>, position);
    case 'menhirs':
      return landFault(rules as unknown as Rules<'menhirs'>, position);
    case 'spokenchaos':
      return lobbyFault(rules as unknown as Rules<'spokenchaos'>, position);
  }
}

const FARTHEST = 99; // off the board as well as anything farther

interface Claim {
  readonly x: number;
  readonly y: number;
  readonly by: number;
  readonly number: number;
}

const desks = new WeakMap<object, Desk>();

function floorFault(rules: Rules<'finstere'>, position: finstere.Position): Fault | undefined {
  const names = [...position.tokens.map(({ name }) => name), ...(position.waiting ?? [])];
  if (new Set(names).size < names.length) return { kind: 'names' };
  const [module, tables] = rules.parts;
  const desk = desks.get(rules) ?? new Desk(module, tables as unknown as BotTables);
  desks.set(rules, desk);
  const most = rules.read(rules.start(optionsOf(position))).tokens.length;
  if (names.length > most) return { kind: 'too-many' };
  const made = claimsOf(position);
  const parts = made.map((claim) => pack(tables.LAYOUTS, 'Claim', claim));
  const claims = new Uint8Array(parts.flatMap((part) => [...part]));
  const keeps_tiles = rules.read(rules.start(optionsOf(position))).floor.corner_keeps_tiles;
  const [fault = 0, index = 0] = desk.call('fault_in', { claims, keeps_tiles }) as number[];
  const kind = finstere.FAULTS[fault];
  const claim = made[index];
  if (!fault || !kind || !claim) return undefined;
  const found: Fault = { kind, cell: [claim.x, claim.y] };
  return kind === 'half-pair' ? (loneFault(rules, position, found.cell) ?? found) : found;
}

/** Return what is wrong with one of a pair wherever the other would lie; nothing if it may wait. */
function loneFault(
  rules: Rules<'finstere'>,
  position: finstere.Position,
  cell: Cell,
): Fault | undefined {
  const lone = position.tiles.find((tile) => 'cell' in tile && tile.cell.join() === cell.join());
  if (lone?.kind !== 'teleporter' || countOf(position, lone.pair) > 1) return undefined;
  let wrong: Fault | undefined;
  for (const twin of finstere.PLACES) {
    const tiles = [...position.tiles, { ...lone, cell: twin }];
    const fault = floorFault(rules, { ...position, tiles });
    if (!fault || fault.kind === 'half-pair') return undefined;
    if ('cell' in fault && fault.cell.join() !== twin.join()) wrong = fault;
  }
  return wrong;
}

function countOf({ tiles }: finstere.Position, pair: string): number {
  return tiles.filter((tile) => tile.kind === 'teleporter' && tile.pair === pair).length;
}

function claimsOf({ monster, tokens, tiles }: finstere.Position): Claim[] {
  return [
    claimBy('monster', monster.cell),
    ...tokens.map(({ cell }) => claimBy('token', cell)),
    ...tiles.flatMap((tile, index) => {
      if (tile.kind === 'blood') return tile.cells.map((cell) => claimBy('blood', cell, index));
      if (tile.kind !== 'teleporter') return [claimBy('tile', tile.cell)];
      return [claimBy('teleporter', tile.cell, finstere.PAIRS.indexOf(tile.pair))];
    }),
  ];
}

function claimBy(by: (typeof finstere.CLAIMANTS)[number], [x, y]: Cell, number = 0): Claim {
  const near = (part: number) => Math.min(Math.max(part, -1), FARTHEST);
  return { x: near(x), y: near(y), by: finstere.CLAIMANTS.indexOf(by), number };
}

function landFault(rules: Rules<'menhirs'>, position: Land): Fault | undefined {
  const isTwice = [position.mist, position.menhirs].some(
    (cells) => new Set(cells.map(String)).size < cells.length,
  );
  if (isTwice) return { kind: 'off-land' };
  try {
    const { mist, terms } = landOf(rules, position);
    const { banned } = position;
    if (banned && !(banned.tiles.length > 0 && banned.tiles.every(isIn(position.mist))))
      return { kind: 'ban' };
    const covered = BigInt(mist) & BigInt(terms.menhirs);
    return covered ? undefined : { kind: 'none-covered' };
  } catch {
    return { kind: 'off-land' };
  }
}

/** Return what tells whether a cell is one of some. */
function isIn(cells: readonly Cell[]): (cell: Cell) => boolean {
  const names = new Set(cells.map(String));
  return (cell) => names.has(String(cell));
}

function lobbyFault(rules: Rules<'spokenchaos'>, position: Lobby): Fault | undefined {
  const names = (position.ghosts ?? []).map(({ name }) => name);
  if (new Set(names).size < names.length) return { kind: 'names' };
  const figures = figuresIn(position, []);
  if (new Set(Object.values(figures)).size < names.length) return { kind: 'too-many' };
  try {
    lobbyOf(rules, position, figures);
    return undefined;
  } catch (error) {
    if (!(error instanceof Impossible)) throw error;
    const { thing } = error;
    const name = thing && ('piece' in thing ? thing.piece : thing.name);
    return { kind: 'lobby', thing: name ?? '', facts: error.facts };
  }
}
