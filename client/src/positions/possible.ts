/** What is impossible about a position, as the rules say it. */

import type { GameName } from '../generated/games';
import type { Rules } from '../engine/rules';
import * as finstere from '../generated/finstere';
import { FAULTS as LAND_FAULTS } from '../generated/menhirs';
import { LISTS, type Position as Lobby } from '../generated/spokenchaos';
import type { Position } from './interchange';
import { namesOf, optionsOf, wrongWith as wrongOnFloor } from './finstere';
import { wrongWith as wrongOnLand } from './menhirs';
import { figuresIn, wrongWith as wrongInLobby } from './spokenchaos';

type Cell = readonly [number, number];

/** What is wrong, and where. */
export type Fault =
  | { readonly kind: (typeof finstere.FAULTS)[number]; readonly cell: Cell }
  | { readonly kind: (typeof LAND_FAULTS)[number] | 'names' | 'too-many' }
  | { readonly kind: 'lobby'; readonly thing: string };

/** Return what is impossible about a position; nothing if it is possible. */
export function faultIn(rules: Rules, position: Position): Fault | undefined {
  switch (position.game) {
    case 'finstere':
      return floorFault(as(rules), position);
    case 'menhirs': {
      const [fault] = wrongOnLand(as(rules), position);
      const kind = LAND_FAULTS[fault];
      return fault && kind ? { kind } : undefined;
    }
    case 'spokenchaos':
      return lobbyFault(as(rules), position);
  }
}

/** Return the rules of any game as those of one. */
function as<Of extends GameName>(rules: Rules): Rules<Of> {
  return rules as unknown as Rules<Of>;
}

function floorFault(rules: Rules<'finstere'>, position: finstere.Position): Fault | undefined {
  const { monster, tokens, tiles } = position;
  const names = namesOf(position);
  if (new Set(names).size < names.length) return { kind: 'names' };
  const most = rules.read(rules.start(optionsOf(position))).tokens.length;
  if (names.length > most) return { kind: 'too-many' };
  const [fault, thing = 0, part = 0] = wrongOnFloor(rules, position);
  const kind = finstere.FAULTS[fault];
  const wrong = [monster, ...tokens, ...tiles][thing];
  if (!fault || !kind || !wrong) return undefined;
  const cell = 'cells' in wrong ? wrong.cells[part] : wrong.cell;
  const found: Fault = { kind, cell: cell ?? monster.cell };
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

function lobbyFault(rules: Rules<'spokenchaos'>, position: Lobby): Fault | undefined {
  const { furniture = [], ghosts = [] } = position;
  const names = ghosts.map(({ name }) => name);
  if (new Set(names).size < names.length) return { kind: 'names' };
  if (new Set(Object.values(figuresIn(position, []))).size < names.length)
    return { kind: 'too-many' };
  const [fault, list = 0, item = 0] = wrongInLobby(rules, position);
  const thing = LISTS[list] === 'furniture' ? furniture[item]?.piece : names[item];
  return fault ? { kind: 'lobby', thing: thing ?? '' } : undefined;
}
