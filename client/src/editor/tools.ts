/** The tools of each game, what they are called, and what a tap with one of them does. */

import { tileWords } from '../boards/finstere/names';
import type { Cell, Named } from '../boards/named';
import type { Rules } from '../engine/rules';
import type { Position } from '../positions/interchange';
import { faultIn, type Fault } from '../positions/possible';
import type { GameName } from '../generated/games';
import type { GhostPlace } from '../generated/spokenchaos';
import * as finstere from './finstere';
import * as menhirs from './menhirs';
import * as spokenchaos from './spokenchaos';
import { t, type EditorKey } from './words';

export type ToolName = finstere.FloorTool | menhirs.LandTool | spokenchaos.LobbyTool;

/** What somebody has in hand. */
export interface Hand {
  readonly tool: ToolName;
  /** The cell of what is being moved. */
  readonly from?: Cell | undefined;
  readonly colour: GhostPlace['colour'];
  /** The piece or ghost of a lobby that is being moved. */
  readonly chosen?: string | undefined;
}

/** What came of a tap: another position, or what is impossible about it, and what is in hand then. */
export interface Tapped {
  readonly position: Position;
  readonly hand: Hand;
  readonly fault?: Fault | undefined;
}

export const EMPTY: Readonly<Record<GameName, Position>> = {
  finstere: finstere.EMPTY_FLOOR,
  menhirs: menhirs.EMPTY_LAND,
  spokenchaos: spokenchaos.EMPTY_LOBBY,
};

/** Return the tools of a game; tokens are of one sort, or of two sides. */
export function toolsOf(
  game: GameName,
  tokens: readonly finstere.FloorTool[] = ['token'],
): readonly ToolName[] {
  if (game === 'finstere') return [...tokens, ...finstere.FLOOR_TOOLS];
  return game === 'menhirs' ? menhirs.LAND_TOOLS : spokenchaos.LOBBY_TOOLS;
}

const TILES: Readonly<Partial<Record<ToolName, string>>> = {
  stone: 'stone',
  crystal: 'crystal',
  'turn-right': 'turn-right',
  'turn-back': 'turn-back',
  yellow: 'yellow teleporter',
  blue: 'blue teleporter',
  'blood-2x2': 'blood 2x2',
  'blood-4x1': 'blood 4x1',
  'blood-1x4': 'blood 1x4',
};

export function toolWords(tool: ToolName): string {
  const tile = TILES[tool];
  return tile ? tileWords(tile) : t(`tool.${tool}` as EditorKey);
}

/** Tap a cell with what is in hand; what would be impossible changes nothing. */
export function tap(rules: Rules, position: Position, hand: Hand, cell: Cell): Tapped {
  if (position.game === 'finstere' && hand.tool === 'move')
    return carried(rules, position, hand, cell);
  if (position.game === 'spokenchaos' && hand.tool === 'move' && hand.chosen === undefined)
    return { position, hand: { ...hand, chosen: spokenchaos.thingAt(position, cell) } };
  const results = tappedWith(position, hand, cell);
  const faults = results.map((result) => faultIn(rules, result));
  const fine = faults.findIndex((fault) => !fault || isUnfinished(fault));
  const result = results[fine];
  if (!result) return { position, hand, fault: faults[0] };
  return { position: result, hand: { ...hand, chosen: undefined } };
}

function tappedWith(position: Position, hand: Hand, cell: Cell): readonly Position[] {
  switch (position.game) {
    case 'finstere':
      return [finstere.tapped(position, hand.tool as finstere.FloorTool, cell)];
    case 'menhirs':
      return [menhirs.tapped(position, hand.tool as menhirs.LandTool, cell)];
    case 'spokenchaos': {
      const tool = hand.tool as spokenchaos.LobbyTool;
      return spokenchaos.tapped(position, tool, cell, hand.colour, hand.chosen);
    }
  }
}

/** Return the cells that the hand is about: what was taken up, and what is barred. */
export function namedBy(position: Position, { tool, from }: Hand): Named | undefined {
  if (from) return { cells: [from] };
  const barred = position.game === 'menhirs' && tool === 'bar' ? position.banned?.tiles : undefined;
  return barred && { cells: barred };
}

/** Return the piece or ghost of a lobby that is in hand and stands there already. */
export function subjectOf(position: Position, { tool, chosen }: Hand): string | undefined {
  if (position.game !== 'spokenchaos') return undefined;
  const name = tool === 'move' ? chosen : tool;
  return name !== undefined && spokenchaos.has(position, name) ? name : undefined;
}

/** Take up what stands on a cell, or put down what was taken up. */
function carried(
  rules: Rules,
  position: Extract<Position, { readonly game: 'finstere' }>,
  hand: Hand,
  cell: Cell,
): Tapped {
  if (!hand.from) {
    const from = finstere.hasThing(position, cell) ? cell : undefined;
    return { position, hand: { ...hand, from } };
  }
  const result = finstere.moved(position, hand.from, cell);
  const fault = faultIn(rules, result);
  const empty = { ...hand, from: undefined };
  return fault && !isUnfinished(fault)
    ? { position, hand: empty, fault }
    : { position: result, hand: empty };
}

/** Tell whether what is wrong will be right when more is put: a draft may be so for a while. */
export function isUnfinished({ kind }: Fault): boolean {
  return kind === 'half-pair' || kind === 'none-covered';
}
