/**
 * What one has in mind and has not confirmed: a place for mist, a lifted cluster, a way, a tile
 * to remove.  Nothing here knows a rule: what may be done is what the server's actions and guide
 * say.
 *
 *   press a hex --> lift --> head for a way --> confirm --> actions
 *                    |                            ^
 *                    +--> paint tiles of a part --+
 */

import { onCell, type Done } from './actions';
import { cellsIn, has } from './cells';
import { beside, DIRECTIONS, hexAt, type Chart, type Hex, type Letters } from './chart';
import { includes, nameOf, type Group, type Kept, type MenhirsGuide, type Way } from './guide';
import { MOVING, PLACING, REMOVING, type MenhirsState } from './state';

/** What may be done now. */
export interface Situation {
  readonly state: MenhirsState;
  readonly chart: Chart;
  /** The numbers of the legal actions. */
  readonly legal: ReadonlySet<number>;
  readonly guide: MenhirsGuide | undefined;
  readonly canUndo: boolean;
  /** What was done last. */
  readonly last: Done | undefined;
  /** Whether one wants to be asked before something is played that cannot be undone. */
  readonly confirms: boolean;
}

export interface Plan {
  /** Where mist is to be placed, which cluster is lifted, or what is to be removed. */
  readonly cell?: number;
  /** The way that is tried, open or not. */
  readonly way?: Letters;
  /** Whether tiles are picked one by one. */
  readonly isPainting: boolean;
}

/** Why nothing came of a press. */
export type Note =
  | { readonly kind: 'held'; readonly way: Way }
  | { readonly kind: 'kept'; readonly name: string; readonly kept: Kept | undefined }
  | { readonly kind: 'has-mist' | 'no-mist' | 'no-pick' | 'lift-first'; readonly name: string };

/** Mist that is not there yet. */
export interface Ghost {
  readonly cell: number;
  /** It is to be placed there, not only pointed at. */
  readonly isChosen: boolean;
}

/** What comes of a press: another plan, actions to take back and to take, or a note. */
export interface Step {
  readonly plan: Plan;
  readonly undo?: number;
  readonly act?: readonly number[];
  readonly note?: Note;
}

/** The plan with which one begins. */
export const BLANK: Plan = { isPainting: false };

/** Return the plan after the match went on: it holds while the same is asked on the same board. */
export function carried(plan: Plan, before: MenhirsState | undefined, now: MenhirsState): Plan {
  const isSame =
    before?.mist === now.mist && before.turn === now.turn && before.phase === now.phase;
  return isSame ? { ...plan, way: undefined } : BLANK;
}

/** Tell whether tiles are picked one by one. */
export function isPicking({ state }: Situation, plan: Plan): boolean {
  return plan.isPainting || state.chosen !== 0;
}

/** Return the tiles that would move, with their ways: the picked part, or the lifted cluster. */
export function groupOf({ state, chart, guide }: Situation, plan: Plan): Group | undefined {
  if (state.chosen !== 0) return guide?.part ?? undefined;
  const hex = plan.cell === undefined ? undefined : hexAt(chart, plan.cell);
  if (!hex || plan.isPainting) return undefined;
  return guide?.clusters?.find(({ tiles }) => includes(tiles, hex.name));
}

/** Return the way that is tried. */
export function wayOf(situation: Situation, plan: Plan): Way | undefined {
  return groupOf(situation, plan)?.ways.find(({ direction }) => direction === plan.way);
}

/** Return the way that can be confirmed. */
export function openWay(situation: Situation, plan: Plan): Way | undefined {
  const way = wayOf(situation, plan);
  return way?.reason ? undefined : way;
}

/** Press a hex. */
export function press(situation: Situation, plan: Plan, hex: Hex): Step {
  if (situation.legal.size === 0) return { plan };
  switch (situation.state.phase) {
    case PLACING:
      return aim(situation, plan, hex, 'place');
    case REMOVING:
      return aim(situation, plan, hex, 'remove');
    case MOVING:
      return isPicking(situation, plan) ? paint(situation, plan, hex) : lift(situation, plan, hex);
    default:
      return { plan };
  }
}

/** Head for a direction; where that can be undone it is done at once. */
export function head(situation: Situation, plan: Plan, letters: Letters): Step {
  const group = groupOf(situation, plan);
  const way = group?.ways.find(({ direction }) => direction === letters);
  if (!way) return { plan, note: { kind: 'lift-first', name: letters } };
  const tried = { ...plan, way: letters };
  if (way.reason) return { plan: tried, note: { kind: 'held', way } };
  const isSure = plan.way === letters || !way.is_final || !situation.confirms;
  return isSure ? goOff(plan, way) : { plan: tried };
}

/** Confirm what one has in mind. */
export function confirm(situation: Situation, plan: Plan): Step {
  const hex = plan.cell === undefined ? undefined : hexAt(situation.chart, plan.cell);
  const { phase } = situation.state;
  if (hex && phase === PLACING) return { plan: BLANK, act: [onCell('place', hex.cell)] };
  if (hex && phase === REMOVING) return { plan: BLANK, act: [onCell('remove', hex.cell)] };
  const way = openWay(situation, plan);
  return way ? goOff(plan, way) : { plan };
}

/** Tell whether there is something to confirm. */
export function canConfirm(situation: Situation, plan: Plan): boolean {
  return confirm(situation, plan).act !== undefined;
}

/** Step back: first in one's mind, then by taking back what was done in this turn. */
export function back(situation: Situation, plan: Plan): Step {
  if (plan.way !== undefined) return { plan: { ...plan, way: undefined } };
  if (hasPlan(situation, plan)) return { plan: BLANK };
  return situation.canUndo ? { plan, undo: 1 } : { plan };
}

/** Tell whether stepping back only changes one's mind. */
export function hasPlan({ state }: Situation, plan: Plan): boolean {
  const isPaintingFirst = plan.isPainting && state.chosen === 0;
  return plan.way !== undefined || plan.cell !== undefined || isPaintingFirst;
}

/** Begin to pick tiles one by one, or take the whole cluster after all. */
export function togglePainting(situation: Situation, plan: Plan): Step {
  const cell = plan.cell ?? cellsIn(situation.state.chosen)[0];
  if (!isPicking(situation, plan)) return { plan: { cell, isPainting: true } };
  return { plan: { cell, isPainting: false }, undo: choicesMade(situation) };
}

/** Tell whether a part may be picked from the lifted cluster. */
export function maySplit(situation: Situation, plan: Plan): boolean {
  const group = groupOf(situation, plan);
  return situation.state.chosen === 0 && (group?.picks.length ?? 0) > 0;
}

/** Return the hexes that may be pressed to some effect. */
export function openCells(situation: Situation, plan: Plan): ReadonlySet<number> {
  const { state, chart, legal } = situation;
  const isOpen = ({ cell }: Hex): boolean => {
    if (state.phase === PLACING) return legal.has(onCell('place', cell));
    if (state.phase === REMOVING) return legal.has(onCell('remove', cell));
    if (legal.size === 0 || state.phase !== MOVING) return false;
    return isPicking(situation, plan) ? legal.has(onCell('tile', cell)) : has(state.mist, cell);
  };
  return new Set(chart.hexes.filter(isOpen).map(({ cell }) => cell));
}

/** Return the mist that would come: where it is to be placed, and where one only points. */
export function ghostsOf(situation: Situation, plan: Plan, pointed: number | undefined): Ghost[] {
  if (situation.state.phase !== PLACING) return [];
  const open = openCells(situation, plan);
  const chosen = plan.cell === undefined ? [] : [{ cell: plan.cell, isChosen: true }];
  if (pointed === undefined || pointed === plan.cell || !open.has(pointed)) return chosen;
  return [...chosen, { cell: pointed, isChosen: false }];
}

/** Return the hexes of the tiles that are lifted. */
export function liftedCells(situation: Situation, plan: Plan): ReadonlySet<number> {
  const { state, chart } = situation;
  if (state.chosen !== 0) return new Set(cellsIn(state.chosen));
  const names = new Set((groupOf(situation, plan)?.tiles ?? []).map(nameOf));
  return new Set(chart.hexes.filter(({ name }) => names.has(name)).map(({ cell }) => cell));
}

function goOff(plan: Plan, { actions = [] }: Way): Step {
  return { plan: { ...plan, way: undefined }, act: actions };
}

function aim(situation: Situation, plan: Plan, hex: Hex, verb: 'place' | 'remove'): Step {
  const action = onCell(verb, hex.cell);
  if (situation.legal.has(action)) {
    const isSure = plan.cell === hex.cell || !situation.confirms;
    if (isSure) return { plan: BLANK, act: [action] };
    return { plan: { cell: hex.cell, isPainting: false } };
  }
  if (verb === 'place') return { plan, note: { kind: 'has-mist', name: hex.name } };
  if (!has(situation.state.mist, hex.cell)) return { plan, note: noMist(hex) };
  const kept = situation.guide?.kept?.find(({ tile }) => nameOf(tile) === hex.name);
  return { plan, note: { kind: 'kept', name: hex.name, kept } };
}

function lift(situation: Situation, plan: Plan, hex: Hex): Step {
  const isOnMist = has(situation.state.mist, hex.cell);
  if (!isOnMist && plan.cell === undefined) return { plan, note: noMist(hex) };
  const lifted = liftedCells(situation, plan);
  if (!isOnMist && isBeside(situation.chart, hex, lifted)) return { plan }; // a slip off an arrow
  const isLifted = lifted.has(hex.cell);
  return { plan: { cell: isOnMist && !isLifted ? hex.cell : undefined, isPainting: false } };
}

/** Tell whether a hex is a neighbour of one of some cells. */
function isBeside(chart: Chart, hex: Hex, cells: ReadonlySet<number>): boolean {
  return DIRECTIONS.some((direction) => cells.has(beside(chart, hex, direction)?.cell ?? -1));
}

function paint(situation: Situation, plan: Plan, hex: Hex): Step {
  const { state, legal } = situation;
  const action = onCell('tile', hex.cell);
  if (legal.has(action)) return { plan: { isPainting: true }, act: [action] };
  if (has(state.chosen, hex.cell)) return unpick(situation, hex);
  const kind = has(state.mist, hex.cell) ? 'no-pick' : 'no-mist';
  return { plan, note: { kind, name: hex.name } };
}

/** Put a picked tile back: all are put back, and the others picked again. */
function unpick(situation: Situation, hex: Hex): Step {
  const { state, chart } = situation;
  const isWhole = situation.last?.family === 'cluster';
  const others = chart.hexes.filter(({ cell }) => has(state.chosen, cell) && cell !== hex.cell);
  return {
    plan: { isPainting: !isWhole },
    undo: choicesMade(situation),
    act: isWhole ? [] : others.map(({ cell }) => onCell('tile', cell)),
  };
}

/** Return how many actions it took to choose what is chosen. */
function choicesMade({ state, last }: Situation): number {
  return last?.family === 'cluster' ? 1 : cellsIn(state.chosen).length;
}

function noMist({ name }: Hex): Note {
  return { kind: 'no-mist', name };
}
